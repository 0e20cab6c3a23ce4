import { askedFields } from '#machines/support-request/fields.ts';
import { supportStatusNames, type SupportRequestStatus } from '#domain/support/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';
import { oneOfField, oneOfNames, ticked } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { oneOf, searchReader, someId, textLike } from '#web/screens/list/search-reader.ts';
import type { Tone } from '#web/ui/tone.ts';
import * as texts from './texts.ts';

export type SupportRequest = DataOf<'GET /support-requests/{supportRequest}'>;
export type SupportRequestSummary = DataOf<'GET /support-requests'>['data']['results'][number];

const parts = {
  sortsFrom: 'GET /support-request/filter',
  sorts: {
    'updated Descending': texts.lastChangedFirst,
    'updated Ascending': texts.lastChangedLast,
    'created Descending': texts.newestFirst,
    'created Ascending': texts.oldestFirst,
    'subject Ascending': texts.subjectAToZ,
    'subject Descending': texts.subjectZToA,
  },
} as const;

const filters = {
  status: oneOfNames(texts.status, supportStatusNames),
  category: oneOfField(askedFields.category),
} as const;

/** What somebody has asked themselves. */
export const ownRequests = recordList('GET /support-requests', {
  ...parts,
  filters: { ...filters, assigned: null, own: null },
});

/** What staff have to answer. */
export const queue = recordList('GET /support-requests', {
  ...parts,
  filters: {
    ...filters,
    assigned: oneOfNames(texts.assignee, { me: texts.mine, nobody: texts.nobodys }),
    own: ticked(texts.myOwn, texts.myOwn),
  },
});

/** How a list comes that nobody has sorted. */
export const latest = { propertyName: 'updated', order: 'Descending' } as const;

const somePath = textLike((text) => /^\/app\/[\w/.-]*$/.test(text) && text.length <= 500);

const { parse } = queue.search;
const own = searchReader({
  /** The request that is looked at. */
  request: someId,
  /** Somebody asks for help. */
  ask: oneOf(['true']),
  /** The page that they need help with. */
  about: somePath,
});

/** What the address of the page says: which request is looked at, and how the list stands. */
export const supportSearch = {
  types: {} as {
    readonly input: (typeof queue.search.types)['input'] & (typeof own.types)['input'];
    readonly output: (typeof queue.search.types)['output'] & (typeof own.types)['output'];
  },
  parse: (params: unknown) => ({ ...parse(params), ...own.parse(params) }),
};

export const supportDefaults = { pageNumber: 1, search: '' } as const;

export const statusTones: Readonly<Record<SupportRequestStatus, Tone>> = {
  open: 'info',
  waitingForUser: 'warning',
  resolved: 'success',
  closed: 'neutral',
  merged: 'neutral',
};

/** The status of a request, as the badge and lists have it. */
export const statusOf = (status: string): { readonly name: string; readonly tone: Tone } => {
  const known = status as SupportRequestStatus;
  return { name: supportStatusNames[known], tone: statusTones[known] };
};

/** The page of one request. */
export const requestPage = (request: string) =>
  ({ to: '/app/support', search: { request } }) as const;
