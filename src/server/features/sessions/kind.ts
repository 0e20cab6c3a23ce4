import { sessionChart } from '#machines/session/chart.ts';
import type { SessionContext, SessionEvent } from '#machines/session/machine.ts';
import type { CreditMode, LocationKind, SessionFormat } from '#domain/bookings/vocabulary.ts';
import { sessionNames } from '#contract/sessions.ts';
import { sessions } from '#database/schema/index.ts';
import { moveUpIn } from '#server/features/bookings/public.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { factsFor, factsNow } from './questions.ts';

export type SessionRow = Omit<
  typeof sessions.$inferSelect,
  'format' | 'locationKinds' | 'creditMode'
> & {
  readonly format: SessionFormat;
  readonly locationKinds: LocationKind[];
  readonly creditMode: CreditMode;
};

/** Sessions as the command kernel handles them. */
export const sessionKind = plainKind<SessionContext, SessionRow, SessionEvent>({
  chart: sessionChart,
  table: sessions,
  path: sessionNames.path,
  contextOf: ({ id: _, version: __, status: ___, createdAt: ____, updatedAt: _____, ...context }) =>
    context,
  facts: factsFor,
  foresee: factsNow,
  effects: { offerSeats: ({ db, id, at }) => moveUpIn(db, id, at) },
});
