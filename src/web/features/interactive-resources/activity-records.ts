import { interactiveResourceFields } from '#machines/interactive-resource/fields.ts';
import { protocolNames, type PackageProtocol } from '#domain/interactive/protocols.ts';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';
import { oneOfNames, ticked } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { defineRecord } from '#web/screens/record/define-record.ts';
import * as texts from './texts.ts';

export type InteractiveResource = DataOf<'GET /interactive-resources/{interactiveResource}'>;
export type InteractiveResourceSummary =
  DataOf<'GET /interactive-resources'>['data']['results'][number];
export type Launch = InteractiveResourceSummary['launches'][number];

export const interactiveResources = defineRecord({
  path: 'interactive-resources',
  param: 'interactiveResource',
  fields: interactiveResourceFields,
  noun: 'interactive resource',
  title: texts.interactiveResource,
  titles: texts.interactiveResources,
  chart: () => import('#charts/interactive-resource.json'),
});

const groupNames = Object.fromEntries(programmeGroups.map((group) => [group, group])) as {
  readonly [Group in (typeof programmeGroups)[number]]: string;
};

/** What the address of the list says. */
export const activityList = recordList('GET /interactive-resources', {
  sortsFrom: 'GET /interactive-resource/filter',
  sorts: { 'name Ascending': texts.titleAToZ, 'name Descending': texts.titleZToA },
  filters: {
    group: oneOfNames(texts.group, groupNames),
    deleted: ticked(texts.deletedOnes, texts.deleted),
  },
});

/** Where an activity is launched: the page of the programme's own. */
export const launchPage = ({ id, programme }: Pick<Launch, 'id' | 'programme'>) =>
  ({
    to: '/app/programmes/$programme/interactive-resources/$interactiveResource',
    params: { programme: programme.id, interactiveResource: id },
  }) as const;

/** What a package was made for, where that is another platform. */
export const protocolSaid = ({ protocol }: { readonly protocol: PackageProtocol }): string[] =>
  protocol === 'messages' ? [] : [protocolNames[protocol]];
