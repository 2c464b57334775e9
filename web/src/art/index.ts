/* The artwork: pure functions that return SVG markup. A cell is 100 x 100 units, colours are CSS variables, and no rule
lives here: every function draws exactly what it is told. What every page begins with names the file it needs, so that the others come later. */
export * as badge from './badges';
export { coral, own, polyp, tint } from './corals';
export { fish } from './fish';
export { growthCell, growthStar, island, pad, startMark, starfish, water, waves } from './ground';
export { ALGAE, capital, COLOURS, PLAYERS, type PlateColour, type PlayerColour } from './names';
export { edge, f, outline, type XY } from './outline';
export { plate, PLATES, shrimp, shrimpShape } from './shrimps';
export { alga, coralTile, cube, cylinder, padlock } from './tokens';
