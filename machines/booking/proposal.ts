import type { BookingContext, BookingEvent, Proposal } from './context.ts';
import { partyOf } from './stamps.ts';

type Columns = Partial<BookingContext>;

/** The last moment at which another time can be answered: as with a request, and before either start. */
export const answerBy = (
  { startsAt, terms }: Pick<BookingContext, 'startsAt' | 'terms'>,
  at: number,
  wanted: number,
): number => Math.min(at + terms.answerTtl, Math.min(startsAt, wanted) - terms.answerLastMoment);

export function stampProposal(context: BookingContext, event: BookingEvent): Columns {
  if (event.type !== 'MOVE' || event.startsAt === undefined) return {};
  const { by, at, startsAt } = event;
  const proposal: Proposal = {
    startsAt,
    by: by.id,
    party: partyOf(context, event),
    at,
    expiresAt: answerBy(context, at, startsAt),
  };
  return { proposal };
}

/** It takes place at the time that was named, chosen or agreed to, and lasts as long as before; what the coach did in their own calendar is settled by it. */
export function stampTime(
  { startsAt, endsAt, proposal }: BookingContext,
  event: BookingEvent,
): Columns {
  const wanted = named(event) ?? proposal?.startsAt;
  if (wanted === undefined) return {};
  return {
    startsAt: wanted,
    endsAt: wanted + (endsAt - startsAt),
    proposal: null,
    externalMove: null,
  };
}

const named = (event: BookingEvent): number | undefined =>
  event.type === 'MOVE' || event.type === 'CONFIRM' ? event.startsAt : undefined;
