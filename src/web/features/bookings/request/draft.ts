import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import { isDate } from '#domain/time/calendar.ts';
import { instantOf } from '#domain/time/wall.ts';
import type { BookingOptions } from '#web/features/booking-requests/public.ts';
import { useEntered, type Entered } from '#web/screens/form/use-entered.ts';
import * as texts from './texts.ts';

/** What has been entered so far on the page that creates a booking. */
export interface Draft {
  /** Whom it is for: a member, or a team. */
  readonly isForTeam: boolean;
  readonly party: { readonly id: string; readonly name: string } | null;
  readonly session: string | null;
  readonly credit: string | null;
  readonly coach: string | null;
  /** First day shown, YYYY-MM-DD. */
  readonly from: string | null;
  /** Epoch milliseconds. */
  readonly slot: number | null;
  readonly kind: LocationKind | null;
  readonly detail: string;
  /** A time of staff's own, outside the notice and the hours: date, wall time, and why. */
  readonly own: { readonly date: string; readonly clock: string; readonly reason: string } | null;
}

const nothing: Draft = {
  isForTeam: false,
  party: null,
  session: null,
  credit: null,
  coach: null,
  from: null,
  slot: null,
  kind: null,
  detail: '',
  own: null,
};

/** What is chosen already, such as by the credit that somebody books with. */
export type Preset = Pick<Draft, 'isForTeam' | 'party' | 'session' | 'credit'>;

export interface DraftState extends Entered<Draft> {
  readonly draft: Draft;
}

/** What depends on an earlier answer is asked again when that answer changes. */
export function useDraft(preset?: Preset): DraftState {
  const name = preset === undefined ? 'booking' : `booking/${preset.credit}`;
  const entered = useEntered(name, { ...nothing, ...preset });
  const draft = entered.values;
  const change = (patch: Partial<Draft>) => {
    const again =
      patch.party !== undefined || patch.isForTeam !== undefined
        ? { ...nothing, isForTeam: draft.isForTeam }
        : {};
    const afresh =
      patch.session !== undefined ? { credit: null, coach: null, slot: null, kind: null } : {};
    const untimed = patch.coach !== undefined || patch.credit !== undefined ? { slot: null } : {};
    entered.change({ ...again, ...afresh, ...untimed, ...patch });
  };
  return { ...entered, draft, change };
}

/** The draft with what needs no asking: the credit drawn first, the only coach, the first place, the time in milliseconds. */
export function settled(draft: Draft, options: BookingOptions | undefined, zone: string) {
  const session = options?.sessions.find(({ id }) => id === draft.session);
  const enough = session?.credits.filter(({ available }) => available >= session.creditCost) ?? [];
  const credit = enough.find(({ id }) => id === draft.credit) ?? enough[0];
  const only = session?.coaches.length === 1 ? session.coaches[0] : undefined;
  const coach = session?.coaches.find(({ id }) => id === draft.coach) ?? only;
  const kind = draft.kind ?? session?.locationKinds[0] ?? null;
  return {
    session,
    credit: session?.creditCost === 0 ? undefined : credit,
    coach,
    kind,
    startsAt: draft.own === null ? draft.slot : ownTime(draft.own, zone),
  };
}

export type Settled = ReturnType<typeof settled>;

function ownTime({ date, clock }: NonNullable<Draft['own']>, zone: string): number | null {
  const [hours, minutes] = clock.split(':').map(Number);
  if (!isDate(date) || hours === undefined || minutes === undefined) return null;
  if (Number.isNaN(hours + minutes)) return null;
  return instantOf(zone, date, hours * 60 + minutes).instant;
}

/** What is still missing, by field, in words. */
export function missingIn(draft: Draft, known: Settled): Readonly<Record<string, string>> {
  const missing: Record<string, string> = {};
  if (draft.party === null)
    missing[draft.isForTeam ? 'team' : 'member'] = draft.isForTeam
      ? texts.chooseATeam
      : texts.chooseAMember;
  else if (known.session === undefined) missing['session'] = texts.chooseASession;
  else {
    if (known.session.creditCost > 0 && known.credit === undefined)
      missing['credit'] = texts.chooseACredit;
    if (known.coach === undefined) missing['coach'] = texts.chooseACoach;
    if (known.startsAt === null) missing['time'] = texts.chooseATime;
    if (draft.own !== null && draft.own.reason.trim() === '')
      missing['overrideReason'] = texts.sayWhyThisTime;
    if (known.kind === 'inPerson' && draft.detail.trim() === '')
      missing['address'] = texts.enterTheMeetingAddress;
  }
  return missing;
}

/** The booking as the server takes it; nothing is missing any more. */
export const bookingFrom = (draft: Draft, known: Settled) => ({
  ...(draft.isForTeam ? { team: draft.party?.id ?? null } : { member: draft.party?.id ?? null }),
  session: known.session?.id ?? '',
  coach: known.coach?.id ?? '',
  credit: known.credit?.id ?? null,
  startsAt: new Date(known.startsAt ?? 0).toISOString(),
  location: {
    kind: known.kind ?? 'video',
    detail: known.kind === 'video' ? null : draft.detail.trim() || null,
  },
  overrideReason: draft.own?.reason.trim() || null,
});
