import { and, eq, isNull, sql } from 'drizzle-orm';
import { interactiveResponseNames } from '#contract/resources/interactive-responses.ts';
import * as deciding from '#machines/interactive-response/deciding.ts';
import * as working from '#machines/interactive-response/working.ts';
import { historiesOf } from '#machines/verbs.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { interactiveResponses, programmeInteractiveResources } from '#database/schema/index.ts';
import { frameOf, pinnedContent } from '#server/activities/frames.ts';
import { bind } from '#server/api/bind.ts';
import { visibleAssignments } from '#server/features/programme-interactive-resources/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { confirmCaller } from '#server/identity/confirm-again.ts';
import { once } from '#server/records/idempotency.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { sortOptionsOf } from '#server/records/plain-list.ts';
import { sendPlainOnce } from '#server/records/plain-commands.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { auditPage } from './audit.ts';
import { exportAudit, exportResponses, mostRows } from './exports.ts';
import { interactiveResponseKind } from './kind.ts';
import { launch } from './launch.ts';
import { keepMessages } from './messages.ts';
import { detailOf, summarise } from './present.ts';
import { visibleResponses } from './visible.ts';

const { id, assignment, member, status, lastActivityAt } = interactiveResponses;
const memberName = sql`(select u.full_name from users u where u.id = ${member})`;

const plain = plainBindings(interactiveResponseNames, interactiveResponseKind, {
  policy: signedIn,
  visible: visibleResponses,
  searched: [],
  search: (pattern) => sql`${memberName} ilike ${pattern}`,
  sorts: { activity: [lastActivityAt], member: [byName(memberName)] },
  descends: true,
  filters: {
    assignment: (wanted) => eq(assignment, wanted),
    status: (wanted) => inState(status, wanted),
  },
  summarise,
  detail: detailOf,
  history: { ...historiesOf(working.reports), ...historiesOf(deciding.verbs) },
});

const exporting = only('staff');
const list = plain['GET /interactive-responses'];
const show = plain['GET /interactive-responses/{interactiveResponse}'];

export const interactiveResponseBindings = {
  ...plain,

  ...bind('GET /interactive-responses', {
    policy: signedIn,
    async handle(call) {
      const page = await list.handle(call);
      return { ...page, mayExport: exporting.admits(call.principal) === 'yes' };
    },
  }),

  ...bind('POST /interactive-responses', {
    policy: only('members'),
    needs: ['settings'],
    async handle(call) {
      const { body, principal, now, services } = call;
      const { db, settings } = services;
      const wanted = and(
        eq(programmeInteractiveResources.id, body.assignment),
        isNull(programmeInteractiveResources.deletedAt),
        visibleAssignments(principal),
      );
      // Not there for whoever may not see the programme.
      if (!(await pinnedContent(db, wanted))) throw refuse.notFound();
      const stamp = readerOf({ principal, now });
      const { assignment: request, idempotencyKey: key } = body;
      const endpoint = 'POST /interactive-responses';
      const responseId = await db.transaction(() =>
        once(db, { actorId: principal.id, key, endpoint, request, at: now }, () =>
          launch(db, request, stamp),
        ),
      );
      const [own] = await db.orm
        .select()
        .from(interactiveResponses)
        .where(and(eq(id, responseId), eq(member, principal.id)));
      const version = sql`${own?.contentVersion}`;
      const content = await pinnedContent(db, wanted, version);
      if (!own || !content) throw refuse.notFound();
      return {
        response: await show.handle({ ...call, params: { interactiveResponse: responseId } }),
        frame: frameOf(settings, content, now),
        state: own.resumable ? own.state : null,
      };
    },
  }),

  ...bind('POST /interactive-responses/{interactiveResponse}/messages', {
    policy: only('members'),
    async handle(call) {
      const { body, params, services } = call;
      // Not there for whoever may not see it.
      await show.handle(call);
      await keepMessages(services.db, params.interactiveResponse, body, readerOf(call));
      return show.handle(call);
    },
  }),

  ...bind('POST /interactive-responses/{interactiveResponse}/events', {
    policy: signedIn,
    async handle(call) {
      const { body, params, services } = call;
      // Not there for whoever may not see it.
      await show.handle(call);
      const { idempotencyKey, ...command } = body;
      await sendPlainOnce(
        services.db,
        interactiveResponseKind,
        params.interactiveResponse,
        command,
        { ...readerOf(call), idempotencyKey },
      );
      return show.handle(call);
    },
  }),

  ...bind('GET /interactive-response-audit-items', {
    policy: only('staff'),
    async handle(call) {
      const { query, services } = call;
      // Not there for whoever may not see the response.
      await show.handle({ ...call, params: { interactiveResponse: query.response } });
      return auditPage(services.db, query);
    },
  }),

  ...bind('POST /interactive-responses/export', {
    policy: exporting,
    needs: ['settings'],
    async handle(call) {
      const { body, principal, now, services } = call;
      await confirmCaller(call);
      const listed = await list.handle({ ...call, query: everyRowOf(body) });
      return exportResponses({ db: services.db, principal, now }, body, listed);
    },
  }),

  ...bind('POST /interactive-response-audit-items/export', {
    policy: only('staff'),
    needs: ['settings'],
    async handle(call) {
      const { body, principal, now, services } = call;
      const params = { interactiveResponse: body.response };
      // Not there for whoever may not see the response.
      await show.handle({ ...call, params });
      await confirmCaller(call);
      const listed = await auditPage(services.db, everyRowOf(body));
      return exportAudit({ db: services.db, principal, now }, body, listed);
    },
  }),

  ...bind('GET /interactive-response-audit-item/filter', {
    policy: only('staff'),
    handle: () => Promise.resolve(sortOptionsOf(['at'])),
  }),
};

/** What a list is asked for, without its pages. */
const everyRowOf = <Wanted extends { readonly yourPassword?: unknown }>({
  yourPassword: _,
  ...wanted
}: Wanted) => ({ ...wanted, pageNumber: 1, perPage: mostRows });
