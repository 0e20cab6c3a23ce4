import type { BodyOf, QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { placeLacks } from '#domain/bookings/place.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { bookingGroupMembers, bookingGroups } from '#database/schema/index.ts';
import { lockDays } from '#server/features/availability/public.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { once } from '#server/records/idempotency.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { create } from '#server/records/send.ts';
import { bookingGroupKind } from './kind.ts';
import { planGroup, occupanciesOf, type GroupPlan } from './plan.ts';
import type { GroupRequest } from './group-request.ts';

type Body = BodyOf<Endpoints['POST /booking-groups']>;
type Query = QueryOf<Endpoints['GET /booking-groups/plan']>;

/** What was asked for, as the plan wants it. */
export const requestOf = ({
  members = [],
  leftOut = [],
  rule,
  startsLocal,
  timeZone,
  ...request
}: Omit<Query, 'members' | 'leftOut'> & {
  readonly members?: readonly string[] | undefined;
  readonly leftOut?: readonly string[] | undefined;
}): GroupRequest => ({
  ...request,
  members,
  pattern: { rule, startsLocal, timeZone },
  leftOut: new Set(leftOut.map((each) => Date.parse(each))),
});

/** Books all sessions of a group once for a key, or none; resolves to the group's id. */
export const createGroup = (
  db: Database,
  principal: Pick<Principal, 'id' | 'role'>,
  { idempotencyKey: key, ...body }: Body,
  at: number,
): Promise<string> =>
  db.transaction(() =>
    once(
      db,
      { actorId: principal.id, key, endpoint: 'POST /booking-groups', request: body, at },
      async () => {
        const request = requestOf(body);
        const times = await planGroup(db, principal, request, at);
        const address = placeLacks(body.location);
        if (address) throw refuse.invalid({ address });
        await lockDays(db, occupanciesOf(times, request.coach));
        // What was free a moment ago may be taken: from here on nobody else can take it.
        return book(db, principal, body, request, await planGroup(db, principal, request, at), at);
      },
    ),
  );

async function book(
  db: Database,
  principal: Pick<Principal, 'id' | 'role'>,
  body: Omit<Body, 'idempotencyKey'>,
  request: GroupRequest,
  plan: GroupPlan,
  at: number,
): Promise<string> {
  const id = newId(at);
  const sessions = plan.sessions.filter(({ isLeftOut }) => !isLeftOut);
  const [{ organizationId, teamId, leaderId }] = plan.parties;
  const { session, coach, location, message } = body;
  const extra = { making: { sessions, session, coach, location, message } };
  await create(db, bookingGroupKind, {
    id,
    context: { name: body.name, leaderId, createdBy: null, deletedAt: null, deletedBy: null },
    event: { type: 'CREATE', ...readerOf({ principal, now: at }) },
    extra,
    async insert({ status }) {
      await db.orm.insert(bookingGroups).values({
        id,
        status,
        organizationId,
        teamId,
        sessionId: session,
        coachId: coach,
        kind: body.kind,
        name: body.name,
        pattern: request.pattern,
        createdAt: at,
        createdBy: principal.id,
        updatedAt: at,
        updatedBy: principal.id,
      });
      const members = plan.parties.flatMap(({ memberIds }) => memberIds);
      await db.orm
        .insert(bookingGroupMembers)
        .values([...new Set(members)].map((userId) => ({ groupId: id, userId, organizationId })));
      return extra;
    },
  });
  return id;
}
