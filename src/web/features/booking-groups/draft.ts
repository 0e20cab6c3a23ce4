import { ruleDays } from '#domain/bookings/recurrence.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import { dayNumber, isDate, weekdayOfDay } from '#domain/time/calendar.ts';
import type { GroupKind } from '#machines/booking-group/labels.ts';
import type { BookingOptions } from '#web/features/booking-requests/public.ts';
import type { ChosenRecord } from '#web/screens/form/choose-record.tsx';
import type { GroupPlan, Rhythm } from './words.ts';
import * as texts from './texts.ts';

/** What has been entered on the page that books several sessions. */
export interface GroupDraft {
  readonly name: string;
  readonly isForTeam: boolean;
  readonly team: ChosenRecord | null;
  readonly members: readonly ChosenRecord[];
  readonly session: string | null;
  readonly coach: string | null;
  /** `YYYY-MM-DD` and `HH:mm` by the clock on the wall of the zone. */
  readonly date: string;
  readonly clock: string;
  readonly timeZone: string | null;
  readonly rhythm: Rhythm;
  readonly times: number | null;
  /** Starts that are not to be booked. */
  readonly leftOut: readonly string[];
  readonly place: LocationKind | null;
  readonly detail: string;
}

export const nothing: GroupDraft = {
  name: '',
  isForTeam: false,
  team: null,
  members: [],
  session: null,
  coach: null,
  date: '',
  clock: '10:00',
  timeZone: null,
  rhythm: 'weekly',
  times: 6,
  leftOut: [],
  place: null,
  detail: '',
};

/** Whose choices are offered: the team's, or those of the member who was chosen first. */
export const whomOf = ({ isForTeam, team, members }: GroupDraft): string | null =>
  (isForTeam ? team?.id : members[0]?.id) ?? null;

/** The draft with what needs no asking: the only coach, the first place, the zone of those who come. */
export function settled(draft: GroupDraft, options: BookingOptions | undefined) {
  const session = options?.sessions.find(({ id }) => id === draft.session);
  const only = session?.coaches.length === 1 ? session.coaches[0] : undefined;
  const coach = session?.coaches.find(({ id }) => id === draft.coach) ?? only;
  return {
    session,
    coach,
    timeZone: draft.timeZone ?? options?.member.timeZone ?? null,
    place: draft.place ?? session?.locationKinds[0] ?? null,
  };
}

export type Settled = ReturnType<typeof settled>;

/** The recurrence rule of what was chosen; null for a single date. */
export function ruleOf({ rhythm, times, date }: GroupDraft): string | null {
  if (rhythm === 'once' || !isDate(date)) return null;
  const count = `COUNT=${times ?? 1}`;
  if (rhythm === 'weekly') return `FREQ=WEEKLY;${count}`;
  if (rhythm === 'fortnightly') return `FREQ=WEEKLY;INTERVAL=2;${count}`;
  const weekday = ruleDays[weekdayOfDay(dayNumber(date)) - 1] ?? 'MO';
  const nth = Math.ceil(Number(date.slice(8)) / 7);
  return `FREQ=MONTHLY;BYDAY=${nth > 4 ? -1 : nth}${weekday};${count}`;
}

/** What both the plan and the booking are asked by; null while something of it is missing. */
export function requestFrom(kind: GroupKind, draft: GroupDraft, known: Settled) {
  const { session, coach, timeZone } = known;
  const isReady = isDate(draft.date) && draft.clock !== '' && draft.times !== null;
  if (!session || !coach || !isReady || timeZone === null) return null;
  if (kind === 'cohort' && draft.members.length < 2) return null;
  return {
    kind,
    session: session.id,
    coach: coach.id,
    team: draft.isForTeam ? draft.team?.id : undefined,
    members: draft.isForTeam ? [] : draft.members.map(({ id }) => id),
    rule: ruleOf(draft) ?? undefined,
    startsLocal: `${draft.date}T${draft.clock}`,
    timeZone,
    leftOut: [...draft.leftOut],
  };
}

/** What is still missing or can't be, by field, in words. */
export function missingIn(
  kind: GroupKind,
  draft: GroupDraft,
  known: Settled,
  plan: GroupPlan | undefined,
): Readonly<Record<string, string>> {
  const missing: Record<string, string> = {};
  if (draft.name.trim() === '') missing['name'] = texts.nameIsRequired;
  if (whomOf(draft) === null)
    return draft.isForTeam
      ? { ...missing, team: texts.chooseATeam }
      : { ...missing, members: texts.chooseAMember };
  if (kind === 'cohort' && draft.members.length < 2) missing['members'] = texts.aCohortHasAtLeast;
  if (known.session === undefined) return { ...missing, session: texts.chooseASession };
  if (known.coach === undefined) missing['coach'] = texts.chooseACoach;
  if (!isDate(draft.date) || draft.clock === '') missing['time'] = texts.chooseADate;
  if (known.place === 'inPerson' && draft.detail.trim() === '')
    missing['address'] = texts.enterTheMeetingAddress;
  if (plan?.sessions.some(({ refusal }) => refusal !== null))
    missing['dates'] = texts.leaveOutTheDates;
  return missing;
}
