import { bind } from '#server/api/bind.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { only } from '#server/http/policy.ts';
import { once } from '#server/records/idempotency.ts';
import { rubricList, rubricPage } from './present.ts';
import { previewOf } from './preview.ts';
import { rubricAt } from './versions.ts';
import { discardDraft, keepDraft, publishDraft } from './write.ts';
import { scoringOf, wireScoring } from './written.ts';

const staff = only('staff');

/** What conversations are scored on: staff write the next version together, see what it does, and publish it; none that is published is ever changed. */
export const kaiRubricBindings = {
  ...bind('GET /kai-rubrics', {
    policy: staff,
    handle: ({ services: { db } }) => rubricList(db),
  }),

  ...bind('GET /kai-rubrics/{kaiRubric}', {
    policy: staff,
    handle: ({ params, services: { db } }) => rubricPage(db, params.kaiRubric),
  }),

  ...bind('GET /kai-rubrics/{kaiRubric}/versions/{number}', {
    policy: staff,
    async handle({ params, services: { db } }) {
      const found = await rubricAt(db, params.kaiRubric, String(params.number));
      if (!found) throw refuse.notFound();
      return wireScoring(found);
    },
  }),

  ...bind('POST /kai-rubrics/{kaiRubric}/preview', {
    policy: staff,
    needs: ['parsing'],
    async handle({ params: { kaiRubric: group }, body, principal, services }) {
      const { transcript, ...written } = body;
      const rubric = { group, version: 'preview', ...scoringOf(written) };
      return previewOf(services, rubric, { transcript, reader: principal.id });
    },
  }),

  ...bind('POST /kai-rubrics/{kaiRubric}/draft', {
    policy: staff,
    async handle({ params: { kaiRubric: group }, body, principal, now, services: { db } }) {
      const { idempotencyKey: key, version, ...written } = body;
      const endpoint = 'POST /kai-rubrics/{kaiRubric}/draft' as const;
      const request = { group, version, written };
      await db.transaction(() =>
        once(db, { actorId: principal.id, key, endpoint, request, at: now }, async () => {
          const stamp = { group, version, by: principal.id, at: now };
          await keepDraft(db, scoringOf(written), stamp);
          return principal.id;
        }),
      );
      return rubricPage(db, group);
    },
  }),

  ...bind('POST /kai-rubrics/{kaiRubric}/discard', {
    policy: staff,
    async handle({ params: { kaiRubric: group }, body, principal, now, services: { db } }) {
      const { idempotencyKey: key, version } = body;
      const endpoint = 'POST /kai-rubrics/{kaiRubric}/discard' as const;
      const request = { group, version };
      await db.transaction(() =>
        once(db, { actorId: principal.id, key, endpoint, request, at: now }, async () => {
          await discardDraft(db, { group, version, by: principal.id, at: now });
          return principal.id;
        }),
      );
      return rubricPage(db, group);
    },
  }),

  ...bind('POST /kai-rubrics/{kaiRubric}/publish', {
    policy: staff,
    async handle({ params: { kaiRubric: group }, body, principal, now, services: { db } }) {
      const { idempotencyKey: key, version, note } = body;
      const endpoint = 'POST /kai-rubrics/{kaiRubric}/publish' as const;
      const request = { group, version, note };
      await db.transaction(() =>
        once(db, { actorId: principal.id, key, endpoint, request, at: now }, async () => {
          await publishDraft(db, note, { group, version, by: principal.id, at: now });
          return principal.id;
        }),
      );
      return rubricPage(db, group);
    },
  }),
};
