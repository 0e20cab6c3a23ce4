import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoints } from '#contract/endpoints.ts';
import type { BodyInputOf } from '#contract/kernel/endpoint.ts';
import { newId } from '#domain/ids.ts';
import {
  conversationJob,
  conversationWork,
  drawingJob,
  drawingWork,
} from '#server/features/kai-conversations/public.ts';
import { draftFileDelivery, draftFileJob } from '#server/files/draft-files.ts';
import { removeFileDelivery, removeFileJob } from '#server/files/kept-files.ts';
import { mailJob } from '#server/mail/queued-mail.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import type { Services } from '#server/services.ts';
import { closedAtEnd } from '#tests/support/endings.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { sendFile } from '#tests/support/send-file.ts';
import { testServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';
import { coaching } from '#tests/domain/kai-conversations/corpus/coaching.ts';

const [handover] = coaching;

/** A conversation between Coach and Mia about handing something over. */
export const transcript = (handover?.text ?? '').replaceAll('Coach:', 'Ana:');

type Written = Omit<BodyInputOf<Endpoints['POST /kai-conversations']>, 'idempotencyKey'>;

interface Found {
  readonly id: string;
  readonly duration: number | null;
  readonly speakers: readonly { readonly label: string; readonly words: number }[];
  readonly errors?: Readonly<Record<string, string>>;
}

/** Members of a programme with AI credits, its coach, and staff. */
export async function conversationScene(own: Partial<Services> = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-conversations-'));
  closedAtEnd(() => rm(dataFolder, { recursive: true, force: true }));
  const server = await testServer({ settings: { dataFolder }, services: own });
  const { db, clock, services } = server;
  const world = await aWorld(db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      noah: { role: 'Member', name: 'Noah Kim' },
      otto: { role: 'OrganizationAdmin', name: 'Otto Berg' },
      ana: { role: 'Coach', name: 'Ana Silva' },
      priya: { role: 'Admin', name: 'Priya Raman' },
    },
    sessions: { focus: {} },
    lots: {},
  });
  const { people, programmeId } = world;
  const issue = (quantity: number, programme = programmeId) =>
    server.as(people.priya).call('POST /programmes/{programme}/kai-credits', {
      params: { programme },
      body: { group: 'any', quantity, source: 'contract', idempotencyKey: newId() },
    });
  const written: Written = {
    title: 'Handing over the review',
    group: 'GROW',
    programmeId,
    about: null,
    heldOn: '2026-11-20',
    participants: [
      { label: 'Ana', part: 'coach' },
      { label: 'Mia', part: 'coachee' },
    ],
    files: [],
    consentConfirmed: true,
  };
  const deliveries = {
    [conversationJob]: conversationWork(services),
    [drawingJob]: drawingWork(services),
    [draftFileJob]: draftFileDelivery(services),
    [removeFileJob]: removeFileDelivery(services.files),
    [mailJob]: () => Promise.resolve(),
  };
  const show = (by: TestPerson, kaiConversation: string) =>
    server.as(by).call('GET /kai-conversations/{kaiConversation}', { params: { kaiConversation } });

  return {
    ...world,
    ...people,
    server,
    db,
    clock,
    services,
    written,
    deliveries,
    issue,
    show,
    /** Does what is due in the background by now. */
    work: () => outboxWorker({ db, clock, log: services.log, deliveries }).runDue(clock.now()),
    /** Sends a file as a browser does, and asks what is found in it. */
    async send(by: TestPerson, content: string | Uint8Array<ArrayBuffer>, name = 'call.txt') {
      const sent = await sendFile(server.as(by), { purpose: 'kai-conversation', content, name });
      const kept = (await sent.json()) as Found;
      if (!sent.ok) return { ...kept, status: sent.status };
      const found = await server.as(by).request(`/api/kai-conversations/files/${kept.id}`);
      return { ...((await found.json()) as Found), status: found.status };
    },
    create: (by: TestPerson, more: object = {}) =>
      server.as(by).call('POST /kai-conversations', {
        body: { ...written, files: [], ...more, idempotencyKey: newId() },
      }),
    refused: (by: TestPerson, more: object = {}) =>
      server.as(by).refused('POST /kai-conversations', {
        body: { ...written, files: [], ...more, idempotencyKey: newId() },
      }),
    async act(by: TestPerson, id: string, type: string, payload: object = {}) {
      const { version } = await show(by, id);
      const body = { type, payload, version, idempotencyKey: newId() };
      const response = await server.as(by).request(`/api/kai-conversations/${id}/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as {
        readonly errors?: Readonly<Record<string, string>>;
      };
      return { status: response.status, errors: answer.errors ?? {} };
    },
  };
}

export type ConversationScene = Awaited<ReturnType<typeof conversationScene>>;

/** A tenth of a second of silence, or so many bytes of it at another rate. */
export function wave({ bytes: sound = 1600, perSecond = 16_000 } = {}): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + sound);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, perSecond, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, sound, true);
  return bytes;
}
