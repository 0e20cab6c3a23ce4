import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { ownExportState } from '#machines/own-export/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { ownExports, users } from '#database/schema/index.ts';
import type { Clock } from '#server/clock.ts';
import { archiveOf } from '#server/exports/archive.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Incoming } from '#server/files/incoming.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { publishChange } from '#server/stream/publish.ts';
import { everythingAbout, sectionTitles } from './everything-about.ts';
import type { OwnExportRow } from './kind.ts';
import { pageEnd, pageHead, sectionOf } from './page.ts';

interface Options {
  readonly db: Database;
  readonly files: FileStore;
  readonly clock: Clock;
}

type Wanted = Pick<OwnExportRow, 'id' | 'userId'>;

/**
 * Everything about a person as one archive, aside: `data.json`, and the same as a page. Each section is asked for once: while it goes into the archive as JSON,
 * its part of the page is written aside, and packed when the JSON is whole.
 */
export async function pack({ db, files, clock }: Options, wanted: Wanted): Promise<Incoming> {
  const { userId } = wanted;
  const at = clock.now();
  const [person] = await db.orm
    .select({ name: users.fullName, zone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw new Error('Someone who is not there asks for their data');
  const reader = { ...person, at };
  const page = new PassThrough();
  const written = files.takeIn(page);
  written.catch(() => undefined);
  const write = async (part: string): Promise<void> => {
    if (!page.write(part)) await Promise.race([once(page, 'drain'), written]);
  };

  async function* data(): AsyncGenerator<string> {
    yield `{\n"preparedAt": ${JSON.stringify(wireInstant(at))}`;
    await write(pageHead(reader));
    let done = 0;
    for await (const section of everythingAbout(db, userId)) {
      yield `,\n${JSON.stringify(section.name)}: ${JSON.stringify(section.content, null, 2)}`;
      for (const part of sectionOf(section, reader)) await write(part);
      done += 1;
      const tenths = Math.floor((10 * done) / sectionTitles.length);
      if (tenths > Math.floor((10 * (done - 1)) / sectionTitles.length))
        await note(db, wanted, 10 * tenths);
    }
    await write(pageEnd);
    page.end();
    yield '\n}\n';
  }

  async function* pageAside(): AsyncGenerator<Uint8Array> {
    const { path } = await written;
    yield* createReadStream(path) as AsyncIterable<Buffer>;
  }

  try {
    const parts = [
      { path: 'data.json', parts: data() },
      { path: 'index.html', parts: pageAside() },
    ];
    return await files.takeIn(Readable.from(archiveOf(parts, at)));
  } finally {
    if (!page.writableEnded) page.destroy();
    const aside = await written.catch(() => null);
    if (aside) await files.discard(aside);
  }
}

/** How far it has come, for the page of whoever waits for it. */
async function note(db: Database, { id, userId }: Wanted, progress: number): Promise<void> {
  await db.transaction(async () => {
    await db.orm
      .update(ownExports)
      .set({ progress })
      .where(and(eq(ownExports.id, id), inState(ownExports.status, ownExportState.preparing)));
    await publishChange(db, { topics: ['profile'], to: { userIds: [userId], staff: false } });
  });
}
