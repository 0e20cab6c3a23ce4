import type { Database } from '#database/database.ts';
import { everythingAbout } from '#server/features/own-exports/everything-about.ts';

/** Everything that the archive of their own data tells somebody, as its JSON has it. */
export async function ownDataOf(db: Database, id: string): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for await (const { name, content } of everythingAbout(db, id)) all[name] = content;
  return all;
}
