import { z } from 'zod';

const iceServer = z.strictObject({
  urls: z.array(z.string().regex(/^(?:stuns?|turns?):\S+$/)).min(1),
  username: z.string().min(1).optional(),
  credential: z.string().min(1).optional(),
});

/** Helps two browsers in different networks to find a way to one another. */
export type IceServer = z.infer<typeof iceServer>;

/** What an operator wrote, as JSON; null when it can't be read, and none when nothing was written. */
export function readIceServers(text: string | undefined): readonly IceServer[] | null {
  if (!text) return [];
  try {
    return z.array(iceServer).max(10).safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
