/* The names of the contract between server and page, out of the server's own description: schema.d.ts is generated
   (`make types`), and a check says when it is not current. Import types from here. */

import type { components } from './schema';

type Schemas = components['schemas'];

export type Ack = Schemas['Ack'];
export type ActionState = Schemas['ActionState'];
export type AlgaChoice = Schemas['AlgaChoice'];
export type Because = Schemas['Because'];
export type Board = Schemas['Board'];
export type BookChapter = Schemas['BookChapter'];
export type BotInfo = Schemas['BotInfo'];
export type Branch = Schemas['Branch'];
export type CardInfo = Schemas['CardInfo'];
export type ClauseText = Schemas['ClauseText'];
export type Choices = Schemas['Choices'];
export type Coral = Schemas['Coral'];
export type CoralTile = Schemas['CoralTile'];
export type CubePlay = Schemas['CubePlay'];
export type DeckInfo = Schemas['DeckInfo'];
export type DeckLine = Schemas['DeckLine'];
export type Offer = Schemas['Offer'];
export type OfferPart = Schemas['OfferPart'];
export type Device = Schemas['Device'];
export type Draw = Schemas['Draw'];
export type Event = Schemas['Event'];
export type FinalCount = Schemas['FinalCount'];
export type FinalScore = Schemas['FinalScore'];
export type FromPage = Schemas['FromPage'];
export type FromServer = Schemas['FromServer'];
export type CollectChoice = Schemas['CollectChoice'];
export type CourseInfo = Schemas['CourseInfo'];
export type LessonInfo = Schemas['LessonInfo'];
export type Lessons = Schemas['Lessons'];
export type TaskAnswer = Schemas['TaskAnswer'];
export type TaskScene = Schemas['TaskScene'];
export type Hint = Schemas['Hint'];
export type HintMark = Schemas['HintMark'];
export type Identified = Schemas['Identified'];
export type Invitation = Schemas['Invitation'];
export type LayTarget = Schemas['LayTarget'];
export type LayWay = Schemas['LayWay'];
export type Line = Schemas['Line'];
export type Me = Schemas['Me'];
export type Meal = Schemas['Meal'];
export type NewEntry = Schemas['NewEntry'];
export type NewPasskey = Schemas['NewPasskey'];
export type NewTable = Schemas['NewTable'];
export type OpenTable = Schemas['OpenTable'];
export type Passkey = Schemas['Passkey'];
export type Play = Schemas['Play'];
export type PlayerScene = Schemas['PlayerScene'];
export type Presence = Schemas['Presence'];
export type Problem = Schemas['Problem'];
export type RecoveryWords = Schemas['RecoveryWords'];
export type Refused = Schemas['Refused'];
export type Rematch = Schemas['Rematch'];
export type ResultRow = Schemas['ResultRow'];
export type Say = Schemas['Say'];
export type Scene = Schemas['Scene'];
export type Seat = Schemas['Seat'];
export type SeatChoice = Schemas['SeatChoice'];
export type SheetRow = Schemas['SheetRow'];
export type Snapshot = Schemas['Snapshot'];
export type Step = Schemas['Step'];
export type Suggestion = Schemas['Suggestion'];
export type TableInfo = Schemas['TableInfo'];
export type Thinking = Schemas['Thinking'];
export type Undo = Schemas['Undo'];
export type UsedPasskey = Schemas['UsedPasskey'];
export type Why = Schemas['Why'];

/* Parts that have no name of their own there */
export type Colour = Coral['colour'];
export type Alga = AlgaChoice['alga'];
export type Cell = Coral['cells'][number];
export type Counts = PlayerScene['consumed'];
