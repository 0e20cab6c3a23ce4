import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Database } from '#database/database.ts';
import { organizations } from '#database/schema/index.ts';
import { dropFilesOf, keepFile } from '#server/files/kept-files.ts';
import { logoPurpose } from '#server/files/logo.ts';
import type { Principal } from '#server/http/principal.ts';
import { once } from '#server/records/idempotency.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { send } from '#server/records/send.ts';
import type { Services } from '#server/services.ts';
import { organizationKind } from './kind.ts';

type Command = Extract<
  BodyOf<Endpoints['POST /organizations/{organization}/events']>,
  { type: 'SET_BRAND' }
>;

interface Asked {
  readonly id: string;
  readonly by: Principal;
  readonly at: number;
}

/** Changes what an organisation's people read as its mark, and takes its logo away where that is asked for. */
export async function setBrand(
  db: Database,
  { id, command, by: principal, at }: Asked & { readonly command: Command },
): Promise<void> {
  const { type, version, payload, idempotencyKey: key } = command;
  const { brandLabel, removeLogo } = payload;
  const endpoint = 'POST /organizations/{organization}/events';
  const request = { id, type, version, payload };
  await db.transaction(() =>
    once(db, { actorId: principal.id, key, endpoint, request, at }, async () => {
      const event = { type, brandLabel, ...readerOf({ principal, now: at }) };
      await send(db, organizationKind, id, event, version);
      if (removeLogo) await dropFilesOf(db, id, at, logoPurpose);
      return id;
    }),
  );
}

/** Shows another logo; the one before is taken away with its file. */
export async function setLogo(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { id, logo, by: principal, at }: Asked & { readonly logo: Uint8Array },
): Promise<void> {
  await db.transaction(async () => {
    const [row] = await db.orm
      .select({ brandLabel: organizations.brandLabel })
      .from(organizations)
      .where(eq(organizations.id, id))
      .for('update');
    const brandLabel = row?.brandLabel ?? null;
    await send(db, organizationKind, id, {
      type: 'SET_BRAND',
      brandLabel,
      ...readerOf({ principal, now: at }),
    });
    await dropFilesOf(db, id, at, logoPurpose);
    // Pages show it without a token, so its address must not be guessed.
    const about = { id: randomUUID(), purpose: logoPurpose, ownerId: id, name: 'logo.webp', at };
    await keepFile({ db, files }, { ...about, mediaType: 'image/webp', content: logo });
  });
}
