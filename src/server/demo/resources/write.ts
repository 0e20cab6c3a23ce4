import { DAY, HOUR } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { resourceCategoryKind } from '#server/features/resource-categories/public.ts';
import { resourceKind } from '#server/features/resources/public.ts';
import { keepDraft } from '#server/files/draft-files.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import { generatorFrom, type Generator } from '../generator.ts';
import type { World } from '../programmes/build.ts';
import { articles } from './articles.ts';
import { nothingSaid } from './nothing-said.ts';
import { worksheet } from '#server/files/shipped/worksheet.ts';
import { worksheets } from '#server/files/shipped/worksheets.ts';
import { categorySpecs, deletedCategory, resourceSpecs, type CategorySpec } from './specs.ts';

/** Staff created the categories months ago, one after the other, and sorted the first resources into them. */
export async function writeResources(
  db: Database,
  random: Generator,
  { staff, now }: World,
): Promise<void> {
  const [admin] = staff;
  if (!admin) throw new Error('The demo has no staff.');
  const by = { id: admin.id, role: 'Admin' } as const;
  const begin = now - 150 * DAY;
  const ids = new Map<string, string>();
  const create = async (spec: CategorySpec, at: number): Promise<string> => {
    const { name, description, colour, parent } = spec;
    const fields = { name, description, colour, parent: parent ? (ids.get(parent) ?? null) : null };
    const id = await createPlain(db, resourceCategoryKind, fields, { by, at }, random.id(at));
    ids.set(name, id);
    return id;
  };
  for (const [index, spec] of categorySpecs.entries()) await create(spec, begin + index * HOUR);
  const gone = await create(deletedCategory, begin + 20 * HOUR);
  const event = { type: 'DELETE', moveTo: null, by, at: now - 40 * DAY } as const;
  await send(db, resourceCategoryKind, gone, event, 1);

  for (const [name, kind, ...categories] of resourceSpecs) {
    const at = now - random.whole(2, 140) * DAY - random.whole(0, 9) * HOUR;
    const id = random.id(at);
    const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    const said = {
      ...nothingSaid,
      name,
      kind,
      url: kind === 'article' ? null : `https://resources.waymark.example/${slug}`,
      article: articles[name] ?? null,
      categories: categories.map((category) => ids.get(category) ?? ''),
      // It happened long ago.
      silently: true,
    };
    await createPlain(db, resourceKind, said, { by, at }, id);
  }
  await writeWorksheets(db, ids, { by, now });
}

/** Files that come with the product, with chance of their own: they are younger than everything else that is drawn. */
async function writeWorksheets(
  db: Database,
  categories: ReadonlyMap<string, string>,
  {
    by,
    now,
  }: { readonly by: { readonly id: string; readonly role: 'Admin' }; readonly now: number },
): Promise<void> {
  const random = generatorFrom(worksheetSeed);
  for (const [storedAs, { pages, ...sheet }] of Object.entries(worksheets)) {
    if (sheet.categories.length === 0) continue;
    const at = now - random.whole(2, 20) * DAY;
    const [file, id] = [random.id(at), random.id(at)];
    const content = { storedAs, byteLength: worksheet(pages).byteLength };
    const about = { name: sheet.file, mediaType: 'application/pdf', content };
    await keepDraft(db, { id: file, purpose: 'resource', by: by.id, at, ...about });
    const said = {
      ...nothingSaid,
      name: sheet.title,
      description: sheet.description,
      kind: 'file',
      file,
      url: null,
      article: null,
      durationMinutes: 10,
      categories: sheet.categories.map((category) => categories.get(category) ?? ''),
      silently: true,
    } as const;
    await createPlain(db, resourceKind, said, { by, at }, id);
  }
}

const worksheetSeed = 9;
