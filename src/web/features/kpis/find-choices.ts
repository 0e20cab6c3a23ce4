import { useApiQuery } from '#web/screens/use-api-query.ts';
import * as texts from './texts.ts';

type Kind = 'organization' | 'programme' | 'team' | 'member';

const words: Readonly<Record<Kind, readonly [placeholder: string, none: string]>> = {
  organization: [texts.searchOrganisations, texts.noOrganisation],
  programme: [texts.searchProgrammes, texts.noProgramme],
  team: [texts.searchTeams, texts.noTeam],
  member: [texts.searchMembers, texts.noMember],
};

/** What a KPI can be limited to, and of one that is named who can have a value. */
export const findChoice = (kind: Kind, kpi?: string) => {
  const [placeholder, none] = words[kind];
  return {
    route: 'GET /kpis/choices',
    input: (search: string) => ({ query: { kind, search, kpi } }),
    nameOf: ({ name }: { readonly name: string }) => name,
    placeholder,
    none,
  } as const;
};

/** What one of them is called; undefined while that is not known, and for no id. */
export const useChoiceName = (kind: Kind, id: string | undefined): string | undefined =>
  useApiQuery(
    'GET /kpis/choices',
    { query: { kind, search: '', chosen: id } },
    { when: id !== undefined },
  ).data?.at(0)?.name;
