import { eq, sql, type SQL } from 'drizzle-orm';
import { sessionOptionNames } from '#contract/programmes/session-options.ts';
import { isStaff } from '#machines/person.ts';
import { sessionState } from '#machines/session/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { programmes, sessionOptions } from '#database/schema/index.ts';
import { visibleProgrammes } from '#server/features/programmes/public.ts';
import { bind } from '#server/api/bind.ts';
import { only, signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { foundAmong } from '#server/records/found.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { sessionOptionKind } from './kind.ts';
import { detailOf, summarise } from './present.ts';

const { programmeId, sessionId } = sessionOptions;
const staff = only('staff');

const sessionName = sql`(select s.name from sessions s where s.id = ${sessionId})`;

/** Whoever may see a programme sees what it offers. */
const visibleTo = (principal: Principal): SQL | undefined =>
  isStaff(principal)
    ? undefined
    : sql`${programmeId} in (select ${programmes.id} from ${programmes} where ${visibleProgrammes(principal)})`;

export const sessionOptionBindings = {
  ...plainBindings(sessionOptionNames, sessionOptionKind, {
    policy: signedIn,
    policies: { create: staff, send: staff },
    visible: visibleTo,
    searched: [],
    search: (pattern) => sql`${sessionName} ilike ${pattern}`,
    sorts: { session: [byName(sessionName)] },
    filters: {
      programme: (wanted) => eq(programmeId, wanted),
      format: (wanted) =>
        sql`exists (select 1 from sessions s where s.id = ${sessionId} and s.format = ${wanted})`,
    },
    summarise,
    detail: detailOf,
    history: {
      CREATE: 'added this session to the programme',
      DELETE: 'removed it',
    },
  }),

  ...bind('GET /session-options/choices', {
    policy: staff,
    handle: ({ query, services: { db } }) =>
      foundAmong(
        db,
        sql`select s.id, s.name, s.duration_minutes || ' minutes' as hint from sessions s
          where ${inState(sql`s.status`, sessionState.active)} and not exists (
            select 1 from session_options o
            where o.programme_id = ${query.programme} and o.session_id = s.id and o.deleted_at is null)`,
        query,
      ),
  }),
};
