import { and, eq, or, sql } from 'drizzle-orm';
import {
  kaiConversationReports,
  kaiConversationVerbs,
} from '#machines/kai-conversation/capabilities.ts';
import { historiesOf } from '#machines/verbs.ts';
import { kaiConversationNames } from '#contract/kai/kai-conversations.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { kaiConversations } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { anyone, only, signedIn } from '#server/http/policy.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { letIn, readerIn } from '#server/players/file-links.ts';
import { openFile } from '#server/files/kept-files.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import type { Look } from '#server/records/places.ts';
import { begin } from './begin.ts';
import { readConversations } from './beside.ts';
import { membersToChoose, programmesToChoose } from './choices.ts';
import { coachesFor } from './coaches.ts';
import { exportOf } from './export.ts';
import { lookInto } from './files.ts';
import { kaiConversationKind } from './kind.ts';
import type { KaiConversationRow } from './row.ts';
import { countPassages, passagesOf } from './passages.ts';
import { detailOf, summarise } from './present.ts';
import { heardIn, recordingAddress } from './recordings/hearing.ts';
import { noteReading } from './readings.ts';
import { noteListening, recordingIn } from './recordings/recordings.ts';
import { conversationsPlace, isOpenTo, visibleConversations } from './visible.ts';
import { wordsOf } from './words.ts';

const { title, status, group, createdBy, about, score, heldOn, createdAt } = kaiConversations;

const plain = plainBindings(kaiConversationNames, kaiConversationKind, {
  policy: signedIn,
  policies: { create: only('membersAndStaff') },
  visible: visibleConversations,
  // Whoever deletes it is answered that it is gone; lists have none.
  seesDeleted: () => true,
  searched: [title],
  sorts: {
    created: [createdAt],
    score: [sql`coalesce(${score}, -1)`],
    name: [byName(title)],
  },
  descends: true,
  filters: {
    group: (wanted) => eq(group, wanted),
    status: (wanted) => inState(status, [wanted]),
    programme: conversationsPlace.holds,
    member: (wanted) => or(eq(createdBy, wanted), eq(about, wanted)),
    from: (day) => sql`${heldOn} >= ${day}::date`,
    to: (day) => sql`${heldOn} <= ${day}::date`,
  },
  read: readConversations,
  listed: ['RETRY', 'DELETE'],
  summarise,
  detail: detailOf,
  history: historiesOf({ ...kaiConversationReports, ...kaiConversationVerbs }),
});

const show = plain['GET /kai-conversations/{kaiConversation}'];

/** One that the reader may know of; refuses everybody else. */
async function find(
  { principal, services: { db } }: Look,
  id: string,
): Promise<KaiConversationRow> {
  const [row] = await db.orm
    .select()
    .from(kaiConversations)
    .where(and(eq(kaiConversations.id, id), visibleConversations(principal)));
  if (!row || row.deletedAt !== null) throw refuse.notFound();
  return row;
}

/** The same for what was said in it: staff are refused who have not said why they read it. */
async function open(look: Look, id: string): Promise<KaiConversationRow> {
  const row = await find(look, id);
  if (!(await isOpenTo(look.services.db, row, look.principal, look.now)))
    throw refuse.forbidden('Say why you need to read this conversation first.');
  return row;
}

export const kaiConversationBindings = {
  ...plain,

  ...bind('POST /kai-conversations', {
    policy: only('membersAndStaff'),
    async handle(call) {
      const { body, services } = call;
      const id = await begin(services.db, body, readerOf(call));
      return show.handle({ ...call, params: { kaiConversation: id } });
    },
  }),

  ...bind('GET /kai-conversations/files/{kaiFile}', {
    policy: only('membersAndStaff'),
    needs: ['files', 'parsing'],
    async handle({ params, principal, services }) {
      const found = await lookInto(services, { file: params.kaiFile, by: principal.id });
      const speakers = found.speakers.map(({ label, words }) => ({ label: wordsOf(label), words }));
      return { ...found, speakers };
    },
  }),

  ...bind('GET /kai-conversations/choices', {
    policy: only('membersAndStaff'),
    handle: ({ query, principal, services: { db } }) =>
      programmesToChoose(db, principal, query.programme),
  }),

  ...bind('GET /kai-conversations/members', {
    policy: only('staff'),
    handle: ({ query, services: { db } }) => membersToChoose(db, query.programme, query.search),
  }),

  ...bind('GET /kai-conversations/{kaiConversation}/passages', {
    policy: signedIn,
    async handle(call) {
      const { params, query, services } = call;
      const { id } = await open(call, params.kaiConversation);
      const passages = await passagesOf(services.db, id, query);
      return {
        total: await countPassages(services.db, id),
        passages: passages.map(({ n, start, end, speaker, text, original }) => ({
          n,
          start,
          end,
          speaker: wordsOf(speaker),
          text: wordsOf(text),
          original: original === null ? null : wordsOf(original),
        })),
      };
    },
  }),

  ...bind('GET /kai-conversations/{kaiConversation}/recordings', {
    policy: signedIn,
    async handle(call) {
      const { id } = await open(call, call.params.kaiConversation);
      return heardIn(call.services.db, id, call.principal.id);
    },
  }),

  ...bind('POST /kai-conversations/{kaiConversation}/links', {
    policy: signedIn,
    needs: ['settings'],
    async handle(call) {
      const { body, params, principal, request, now, services } = call;
      const { id } = await open(call, params.kaiConversation);
      if (!(await recordingIn(services.db, id, body.file))) throw refuse.notFound();
      const endsAt = letIn(services.settings.tokenSecret, request, principal, now);
      return { address: recordingAddress(id, body.file, endsAt), endsAt: wireInstant(endsAt) };
    },
  }),

  ...bind('GET /kai-recordings/{kaiConversation}', {
    policy: anyone,
    needs: ['files', 'settings', 'entitlement'],
    async handle(call) {
      const { services, request, params, query, now } = call;
      const principal = now < query.until ? await readerIn(services, request, now) : null;
      if (!principal) throw refuse.notFound();
      const { id } = await open({ ...call, principal }, params.kaiConversation);
      const opened = (await recordingIn(services.db, id, query.file))
        ? await openFile(services, query.file)
        : null;
      if (!opened) throw refuse.notFound();
      const { file, content } = opened;
      return { content, mediaType: file.mediaType, name: file.name };
    },
  }),

  ...bind('POST /kai-conversations/{kaiConversation}/listening', {
    policy: signedIn,
    async handle(call) {
      const { body, params, principal, services } = call;
      const { id } = await open(call, params.kaiConversation);
      const { position } = body;
      await noteListening(services.db, { conversation: id, listener: principal.id }, position);
      return { position };
    },
  }),

  ...bind('GET /kai-conversations/{kaiConversation}/coaches', {
    policy: only('membersAndStaff'),
    async handle(call) {
      const { programmeId, sharedWith } = await find(call, call.params.kaiConversation);
      return coachesFor(call.services.db, programmeId, { ...call.query, without: sharedWith });
    },
  }),

  ...bind('GET /kai-conversations/{kaiConversation}/export', {
    policy: signedIn,
    async handle(call) {
      const row = await open(call, call.params.kaiConversation);
      return exportOf(call.services.db, row, call.query.as);
    },
  }),

  ...bind('POST /kai-conversations/{kaiConversation}/readings', {
    policy: signedIn,
    async handle(call) {
      const { params, body, principal, now, services } = call;
      const row = await find(call, params.kaiConversation);
      await noteReading(services.db, row, body, principal, now);
      return show.handle(call);
    },
  }),
};
