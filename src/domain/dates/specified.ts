/** What the specification (9) fixes about dates and times, all of it. The first days and short forms of the 45 locales are the table of `locales.ts`. */

export { MONTH_FIRST_ZONES } from '../time/month-first.ts';

/** The hours of a clock: 1–12 with AM and PM, or 0–23. */
export type Clock = 12 | 24;

/** The date picker's clock unless told; times elsewhere have 24 hours. */
export const PICKER_CLOCK: Clock = 12;

/** How the date picker writes things. */
export const MASKS = {
  title: 'MMMM YYYY',
  weekday: 'W',
  monthNavigation: 'MMM',
  dayPopover: 'WWW, MMM D, YYYY',
  hours: { 12: 'h A', 24: 'HH' },
  time: { 12: 'h:mm A', 24: 'HH:mm' },
} as const;

/** What makes a touch a swipe: milliseconds, and CSS pixels sideways and up or down. */
export const SWIPE = { longest: 300, leastAcross: 60, mostDown: 80 } as const;

/** Milliseconds without a key before what was typed is applied. */
export const TYPING_PAUSE = 1000;

/** Language tags that stand for another row of the table. */
export const ALIASES: Readonly<Record<string, string>> = {
  en: 'en-US',
  es: 'es-ES',
  no: 'nb',
  zh: 'zh-CN',
};
