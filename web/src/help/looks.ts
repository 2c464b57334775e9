/* What can be chosen about how the table looks, moves and sounds. */

import { say } from '../messages/say.svelte';
import type { Motion, Notices, Theme } from '../settings.svelte';

interface Look<T> {
  value: T;
  text: string;
  about?: string;
}

/** The choices in words; asked for where they are shown, so that they are in the reader's language. */
export const LOOKS = {
  get themes(): Look<Theme>[] {
    return [
      { value: 'system', text: say('settings.light_system') },
      { value: 'light', text: say('settings.light_day') },
      { value: 'dark', text: say('settings.light_night') },
    ];
  },
  get motions(): Look<Motion>[] {
    return [
      { value: 'system', text: say('settings.motion_system'), about: say('settings.motion_system_about') },
      { value: 'full', text: say('settings.motion_full'), about: say('settings.motion_full_about') },
      { value: 'still', text: say('settings.motion_still'), about: say('settings.motion_still_about') },
    ];
  },
  get speeds(): Look<number>[] {
    return [
      { value: 0.5, text: say('settings.speed_calm') },
      { value: 1, text: say('settings.speed_normal') },
      { value: 2, text: say('settings.speed_quick') },
    ];
  },
  get clicks(): Look<number>[] {
    return [
      { value: 2, text: say('settings.two_clicks'), about: say('settings.two_clicks_about') },
      { value: 1, text: say('settings.one_click'), about: say('settings.one_click_about') },
    ];
  },
  get sounds(): Look<boolean>[] {
    return [
      { value: true, text: say('settings.sounds_on'), about: say('settings.sounds_on_about') },
      { value: false, text: say('settings.sounds_off'), about: say('settings.sounds_off_about') },
    ];
  },
  get notices(): Look<Notices>[] {
    return [
      { value: 'on', text: say('settings.notices_on'), about: say('settings.notices_on_about') },
      { value: 'off', text: say('settings.notices_off'), about: say('settings.notices_off_about') },
    ];
  },
  get child(): Look<boolean>[] {
    return [
      { value: false, text: say('settings.child_no'), about: say('settings.child_no_about') },
      { value: true, text: say('settings.child_yes'), about: say('settings.child_yes_about') },
    ];
  },
  get tips(): Look<boolean>[] {
    return [
      { value: true, text: say('settings.tips_on'), about: say('settings.tips_on_about') },
      { value: false, text: say('settings.tips_off'), about: say('settings.tips_off_about') },
    ];
  },
  get sizes(): Look<boolean>[] {
    return [
      { value: true, text: say('settings.sizes_always'), about: say('settings.sizes_always_about') },
      { value: false, text: say('settings.sizes_asked'), about: say('settings.sizes_asked_about') },
    ];
  },
};
