import {
  interactiveResources,
  interactiveResourceVersions,
  programmeInteractiveResources,
} from '#database/schema/index.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#domain/ids.ts';
import type { CompletionRule } from '#domain/interactive/vocabulary.ts';
import { seededAt } from './database.ts';

interface Wanted {
  readonly programmeId: string;
  readonly name?: string;
  readonly completionRule?: CompletionRule;
  readonly minScore?: number | null;
  readonly maxScore?: number | null;
  readonly resumable?: boolean;
  readonly prerequisites?: string[];
}

/** An origin at which activities may be in tests. */
export const activitySite = 'https://activities.example.com';

/** An activity, and its place in a programme. */
export async function anActivity(
  db: Database,
  { programmeId, name = 'Wheel of life', prerequisites = [], ...more }: Wanted,
): Promise<{ activity: string; assignment: string }> {
  const [activity, assignment] = [newId(), newId()];
  const stamps = { status: 'active', createdAt: seededAt, updatedAt: seededAt };
  const content = {
    url: `${activitySite}/wheel`,
    completionRule: 'event' as const,
    minScore: null,
    maxScore: null,
    resumable: true,
    ...more,
  };
  await db.orm
    .insert(interactiveResources)
    .values({ ...stamps, ...content, id: activity, name, groups: ['GROW'] });
  await db.orm
    .insert(interactiveResourceVersions)
    .values({ ...content, interactiveResourceId: activity, number: 1, at: seededAt });
  await db.orm.insert(programmeInteractiveResources).values({
    ...stamps,
    id: assignment,
    programmeId,
    interactiveResourceId: activity,
    contentVersion: 1,
    prerequisites,
  });
  return { activity, assignment };
}
