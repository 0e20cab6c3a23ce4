import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { newId } from '#domain/ids.ts';
import type { ResourceScope } from '#domain/resources/vocabulary.ts';
import { DAY, HOUR } from '#domain/time/calendar.ts';
import {
  fileTextDelivery,
  fileTextJob,
  thumbnailDelivery,
  thumbnailJob,
  announceResourcesDelivery,
  announceResourcesJob,
} from '#server/features/resources/public.ts';
import { draftFileDelivery, draftFileJob } from '#server/files/draft-files.ts';
import { unfinishedDelivery, unfinishedJob } from '#server/files/unfinished-files.ts';
import { removeFileDelivery, removeFileJob } from '#server/files/kept-files.ts';
import { mailJob } from '#server/mail/queued-mail.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import type { Settings } from '#server/settings/settings.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { closedAtEnd } from '#tests/support/endings.ts';
import { sendFile } from '#tests/support/send-file.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

type Written = Partial<Omit<BodyOf<Endpoints['POST /resources']>, 'idempotencyKey'>>;

/** A resource as its own page tells of it, as far as tests send it on. */
interface Version {
  readonly id: string;
  readonly version: number;
}

const article = {
  name: 'Saying no kindly',
  kind: 'article',
  article: 'Say it early.',
  audience: 'both',
  scope: 'global',
} as const;

/** Somebody of staff who adds resources, and people of one organisation for whom they are. */
export async function resourceScene(settings: Partial<Settings> = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-resources-'));
  closedAtEnd(() => rm(dataFolder, { recursive: true, force: true }));
  const server = await testServer({ settings: { dataFolder, ...settings } });
  const { db, clock, services } = server;
  const { people, programmeId, sessions, lots } = await aWorld(db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      noah: { role: 'Member', name: 'Noah Kim', isGuest: true },
      ana: { role: 'Coach', name: 'Ana Silva' },
      priya: { role: 'Admin', name: 'Priya Raman' },
    },
    sessions: { focus: { requiresCoachConfirmation: false } },
    lots: { mia: { session: 'focus', holder: 'mia', units: 9 } },
  });
  const otto = await aPerson(db, 'Coach', 'Otto Berg');
  const booking = await server.as(people.mia).call('POST /booking-requests', {
    body: {
      session: sessions.focus,
      coach: people.ana.id,
      credit: lots.mia,
      startsAt: new Date(clock.now() + 7 * DAY - (clock.now() % DAY) + 10 * HOUR).toISOString(),
      idempotencyKey: newId(),
    },
  });
  const bodyOf = (written: Written) => ({
    body: { ...article, ...written, idempotencyKey: newId() },
  });
  const command = ({ id, version }: Version, type: 'EDIT' | 'DELETE', payload: object) => ({
    params: { resource: id },
    body: { type, payload, version, idempotencyKey: newId() } as never,
  });

  return {
    server,
    db,
    clock,
    services,
    ...people,
    otto,
    places: {
      global: null,
      programme: programmeId,
      session: sessions.focus,
      booking: booking.id,
    } satisfies Record<ResourceScope, string | null>,
    /** Does what is due in the background by now. */
    work: () =>
      outboxWorker({
        db,
        clock,
        log: services.log,
        deliveries: {
          [announceResourcesJob]: announceResourcesDelivery(services),
          [draftFileJob]: draftFileDelivery(services),
          [unfinishedJob]: unfinishedDelivery(services),
          [fileTextJob]: fileTextDelivery(services),
          [thumbnailJob]: thumbnailDelivery(services),
          [removeFileJob]: removeFileDelivery(services.files),
          [mailJob]: () => Promise.resolve(),
        },
      }).runDue(clock.now()),
    create: (by: TestPerson, written: Written = {}) =>
      server.as(by).call('POST /resources', bodyOf(written)),
    refused: (by: TestPerson, written: Written) =>
      server.as(by).refused('POST /resources', bodyOf(written)),
    edit: (by: TestPerson, one: Version, written: Written) =>
      server
        .as(by)
        .call(
          'POST /resources/{resource}/events',
          command(one, 'EDIT', { ...article, ...written }),
        ),
    send: (by: TestPerson, one: Version, type: 'EDIT' | 'DELETE') =>
      server
        .as(by)
        .call(
          'POST /resources/{resource}/events',
          command(one, type, type === 'EDIT' ? article : {}),
        ),
    refusedSending: (by: TestPerson, one: Version, type: 'EDIT' | 'DELETE') =>
      server
        .as(by)
        .refused(
          'POST /resources/{resource}/events',
          command(one, type, type === 'EDIT' ? article : {}),
        ),
    show: (by: TestPerson, resource: string) =>
      server.as(by).call('GET /resources/{resource}', { params: { resource } }),
    /** What somebody finds in a list, by title, in its order. */
    async listed(
      by: TestPerson,
      query: { scope?: ResourceScope; target?: string; notDone?: 'true'; search?: string } = {},
    ) {
      const { data } = await server
        .as(by)
        .call('GET /resources', { query: { ...query, perPage: 100 } });
      return data.results.map(({ name }) => name);
    },
    /** Sends a file as a browser does. */
    upload: (by: TestPerson, content: string | Uint8Array<ArrayBuffer>, name: string) =>
      sendFile(server.as(by), { purpose: 'resource', content, name }),
    download: (by: TestPerson, resource: string, query = '') =>
      server.as(by).request(`/api/resources/${resource}/file${query}`),
  };
}

export type ResourceScene = Awaited<ReturnType<typeof resourceScene>>;
