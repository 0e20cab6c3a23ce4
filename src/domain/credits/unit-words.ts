import { programmeGroups, type ProgrammeGroup } from '../programmes/vocabulary.ts';
import type { CreditUnit } from './vocabulary.ts';

/** What credits are called, by what one of them pays for. */
export const unitWords = {
  session: { noun: 'credit', ahead: 'upcoming bookings', uses: 'bookings' },
  analysis: { noun: 'AI credit', ahead: 'conversations', uses: 'conversations' },
} as const satisfies Readonly<Record<CreditUnit, object>>;

/** What stands for the conversations of all groups where one is chosen. */
export const anyGroup = 'any';
export const groupsOrAny = [anyGroup, ...programmeGroups] as const;
export type GroupOrAny = (typeof groupsOrAny)[number];

/** The group that was chosen; null for all of them. */
export const groupFrom = (chosen: GroupOrAny): ProgrammeGroup | null =>
  chosen === anyGroup ? null : chosen;

/** The conversations that an AI credit pays for, as whoever has it reads it: of a group, or all where it names none. */
export const conversationsOf = (group: ProgrammeGroup | null): string =>
  group === null ? 'Any conversation' : `${group} conversations`;
