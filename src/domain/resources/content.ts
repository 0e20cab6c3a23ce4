import type { ResourceKind } from './vocabulary.ts';

/** What a resource consists of: a file, an address or a text, by its kind. */
export interface ResourceContent {
  readonly kind: ResourceKind;
  /** The id of a file. */
  readonly file: string | null;
  readonly url: string | null;
  readonly article: string | null;
}

const nothing = 'Add a file or a link.';

/** The part of the content that a resource of a kind has. */
export const partOf = (kind: ResourceKind): 'file' | 'url' | 'article' => {
  if (kind === 'file' || kind === 'article') return kind;
  return 'url';
};

export const whyNoFile = ({ kind, file }: ResourceContent): string | null =>
  partOf(kind) === 'file' && !file ? nothing : null;

export const whyNoText = ({ kind, article }: ResourceContent): string | null =>
  partOf(kind) === 'article' && !article?.trim() ? 'Text is required.' : null;

/** Why an address can't be one, whatever else the resource says. */
export function whyNoLink({ kind, url }: ResourceContent): string | null {
  if (partOf(kind) !== 'url') return null;
  if (!url?.trim()) return nothing;
  const parsed = URL.parse(url.trim());
  const isSafe = parsed?.protocol === 'https:' && parsed.username === '' && parsed.password === '';
  return isSafe && url.trim().startsWith('https://')
    ? null
    : 'Enter a link that starts with https://.';
}

/** Why the days in which a resource can be seen are none. */
export const whyNoDays = (from: string | null, to: string | null): string | null =>
  from !== null && to !== null && to < from
    ? 'The last day must not be before the first day.'
    : null;
