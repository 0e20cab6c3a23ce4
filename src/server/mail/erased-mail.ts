import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Job } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { Settings } from '#server/settings/settings.ts';

export const eraseMailKind = 'eraseMail';

const payload = z.object({ personId: z.string(), mails: z.array(z.string()) });

/** An errand that removes the kept mails to a person, and those that tell others of them. */
export const eraseMailJob = (personId: string, mails: readonly string[]): Job => ({
  kind: eraseMailKind,
  payload: { personId, mails: mails.map((id) => id.slice(-12)) },
  dedupeKey: `${eraseMailKind}:${personId}`,
});

/** Removes them from the folder where mails are kept when there is no mail server. */
export function eraseMailDelivery({ dataFolder }: Pick<Settings, 'dataFolder'>): Delivery {
  const folder = join(dataFolder, 'mail');
  return async (job) => {
    const { personId, mails } = payload.parse(job);
    const files = await readdir(folder).catch(() => []);
    const gone = files.filter(
      (file) => file.includes(`_${personId}_`) || mails.some((end) => file.endsWith(`_${end}.eml`)),
    );
    for (const file of gone) await rm(join(folder, file), { force: true });
  };
}
