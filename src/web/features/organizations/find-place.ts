import type { InputOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import * as texts from './texts.ts';

const route = 'GET /organizations/{organization}/members/choices';
type Kind = InputOf<typeof route>['query']['kind'];

/** A team or a programme of one organisation, found by name: `<FoundFilter find={findPlaceOf(id, 'team')} …>`. */
export const findPlaceOf = (organization: string, kind: Kind) =>
  ({
    route,
    input: (search: string) => ({ params: { organization }, query: { kind, search } }),
    nameOf: ({ name }: { readonly name: string }) => name,
    placeholder: texts.searchS(kind),
    none: texts.noByThatName(kind),
  }) as const;

/** What the team or programme with an id is called; undefined while that is not known, and for no id. */
export const usePlaceNameOf = (
  organization: string,
  kind: Kind,
  chosen: string | undefined,
): string | undefined =>
  useApiQuery(
    route,
    { params: { organization }, query: { kind, chosen } },
    { when: chosen !== undefined },
  ).data?.[0]?.name;
