import type { Database } from '#database/database.ts';
import { digestLines, machineEvents, notifications, outbox } from '#database/schema/index.ts';

/** Everything that was sent, noted for a digest, told in the product, or kept as history. */
export const everythingSentAndKept = async ({ orm }: Database): Promise<string> =>
  JSON.stringify([
    await orm.select().from(outbox),
    await orm.select().from(digestLines),
    await orm.select().from(notifications),
    await orm.select().from(machineEvents),
  ]);
