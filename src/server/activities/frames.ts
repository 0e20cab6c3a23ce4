import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { originOf } from '#domain/interactive/address.ts';
import type { PackageProtocol } from '#domain/interactive/protocols.ts';
import type { Database } from '#database/database.ts';
import {
  activityPackages,
  interactiveResources,
  interactiveResourceVersions,
  programmeInteractiveResources,
} from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { Settings } from '#server/settings/settings.ts';
import { packageBase } from './links.ts';

interface Shown {
  readonly name: string;
  readonly url: string | null;
  readonly package: string | null;
  readonly allowedOrigin: string | null;
  readonly entry: string | null;
  readonly protocol: PackageProtocol | null;
}

/** A page that is a sandbox has no origin, and its messages say so. */
const sandboxed = 'null';

/** Where an activity is shown, and whose messages count. */
export function frameOf(
  { activities: { origin, sites }, tokenSecret }: Pick<Settings, 'activities' | 'tokenSecret'>,
  { name, url, package: id, allowedOrigin, entry, protocol }: Shown,
  now: number,
) {
  if (url !== null) {
    const heard = originOf({ url, package: id, allowedOrigin }) ?? '';
    // The operator may have taken the site from the list since.
    if (!sites.includes(new URL(url).origin))
      throw refuse.invalid({ event: 'The site of this activity is not allowed any more.' });
    return { name, src: url, origin: heard };
  }
  if (origin === null || id === null)
    throw refuse.invalid({
      event: 'Activities that were sent as packages can’t be shown here yet.',
    });
  const base = packageBase({ tokenSecret }, { origin, id, now });
  // A page of ours stands around the pages of authoring tools, which have to reach it: both keep their origin.
  return protocol === 'messages'
    ? { name, src: `${base}${entry}`, origin: sandboxed }
    : { name, src: base, origin };
}

const { url, allowedOrigin } = interactiveResourceVersions;
const shown = {
  name: interactiveResources.name,
  url,
  package: interactiveResourceVersions.package,
  allowedOrigin,
  entry: activityPackages.entry,
  protocol: activityPackages.protocol,
};

/** What the version of an activity consists of that a programme has. */
export async function pinnedContent(
  db: Database,
  which: SQL | undefined,
  version: SQLWrapper = programmeInteractiveResources.contentVersion,
): Promise<Shown | null> {
  const [found] = await db.orm
    .select(shown)
    .from(programmeInteractiveResources)
    .innerJoin(
      interactiveResources,
      eq(interactiveResources.id, programmeInteractiveResources.interactiveResourceId),
    )
    .innerJoin(
      interactiveResourceVersions,
      and(
        eq(interactiveResourceVersions.interactiveResourceId, interactiveResources.id),
        sql`${interactiveResourceVersions.number} = ${version}`,
      ),
    )
    .leftJoin(activityPackages, eq(activityPackages.id, interactiveResourceVersions.package))
    .where(which);
  return found ?? null;
}

/** What an activity itself consists of now. */
export async function currentContent(db: Database, which: SQL | undefined): Promise<Shown | null> {
  const { name, package: kept } = interactiveResources;
  const [found] = await db.orm
    .select({
      name,
      url: interactiveResources.url,
      package: kept,
      allowedOrigin: interactiveResources.allowedOrigin,
      entry: activityPackages.entry,
      protocol: activityPackages.protocol,
    })
    .from(interactiveResources)
    .leftJoin(activityPackages, eq(activityPackages.id, kept))
    .where(which);
  return found ?? null;
}
