import catalogue from '#charts/catalogue.json';
import type { Recording } from './recording.ts';
import { replayFragment } from './replay-link.ts';

/** Conductors that are always there: a link is about another one when there is one. */
const always: readonly string[] = ['auth', 'alerts', 'prompt-queue'];

/** The address that shows support the page and the steps taken: everything about the person is in the fragment, which is never sent anywhere. */
export async function supportLink({
  origin,
  page,
  charts,
}: Recording & { readonly origin: string }): Promise<string> {
  if (charts.length === 0) return origin + withoutWords(page);
  const known = charts.filter(({ name }) => catalogue.some((each) => each.name === name));
  const main = known.find(({ name }) => !always.includes(name))?.name ?? 'auth';
  const shape = catalogue.find(({ name }) => name === main)?.shape ?? '0';
  const fragment = await replayFragment({ page: withoutWords(page), charts: known }, shape);
  return `${origin}/charts/${main}/replay#${fragment}`;
}

/** What somebody typed into a search box may name people. */
function withoutWords(page: string): string {
  const url = new URL(page, 'https://page.invalid');
  url.searchParams.delete('search');
  url.searchParams.delete('intended');
  return url.pathname + url.search;
}
