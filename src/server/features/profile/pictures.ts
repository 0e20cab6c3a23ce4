import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#database/schema/index.ts';
import { countProfile } from '#server/features/awards/public.ts';
import { userKind } from '#server/features/users/public.ts';
import { dropFilesOf, keepFile, readFile } from '#server/files/kept-files.ts';
import { logoPurpose } from '#server/files/logo.ts';
import { cleanPicture } from '#server/files/picture.ts';
import { bind } from '#server/api/bind.ts';
import { anyone, signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { send } from '#server/records/send.ts';
import type { Services } from '#server/services.ts';
import { ownProfile } from './own-profile.ts';

const purpose = 'picture';
/** What whoever has the address may see: people, and the marks of organisations. */
const open: readonly string[] = [purpose, logoPurpose];

/** Shows another picture, or none; the one before is taken away with its file. */
async function show(
  { db, files }: Pick<Services, 'db' | 'files'>,
  principal: Principal,
  picture: Uint8Array | null,
  at: number,
): Promise<void> {
  const { id } = principal;
  await db.transaction(async () => {
    await db.orm.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    await dropFilesOf(db, id, at, purpose);
    // Whoever has the address sees the picture, so the address must not be guessed.
    const address = randomUUID();
    const about = { id: address, purpose, ownerId: id, name: 'picture.webp', at };
    if (picture !== null)
      await keepFile({ db, files }, { ...about, mediaType: 'image/webp', content: picture });
    const pictureUrl = picture === null ? null : `/api/pictures/${address}`;
    await send(db, userKind, id, { type: 'EDIT', pictureUrl, ...readerOf({ principal, now: at }) });
    await countProfile(db, id, at);
  });
}

/** One's own picture; everybody's is shown to whoever knows its address, because pages can't send a token with it. */
export const pictureBindings = {
  ...bind('POST /profile/picture', {
    policy: signedIn,
    needs: ['files', 'parsing'],
    async handle({ upload, principal, now, services }) {
      const sent = { upload, kind: 'person', field: 'picture', by: principal.id } as const;
      await show(services, principal, await cleanPicture(services.parsing, sent), now);
      return ownProfile(services.db, principal.id);
    },
  }),

  ...bind('POST /profile/picture/events', {
    policy: signedIn,
    needs: ['files'],
    async handle({ principal, now, services }) {
      await show(services, principal, null, now);
      return ownProfile(services.db, principal.id);
    },
  }),

  ...bind('GET /pictures/{picture}', {
    policy: anyone,
    needs: ['files'],
    async handle({ params, services: { db, files } }) {
      const found = await readFile({ db, files }, params.picture);
      if (!found || !open.includes(found.file.purpose)) throw refuse.notFound();
      const { content, file } = found;
      return { content, mediaType: file.mediaType, name: file.name, cache: 'forever' as const };
    },
  }),
};
