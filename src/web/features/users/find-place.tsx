import type { InputOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Person } from '#web/ui/avatar.tsx';
import * as texts from './texts.ts';

type Kind = InputOf<'GET /users/choices'>['query']['kind'];
type Place = { readonly name: string; readonly hint: string | null };

/** A team or a programme of any organisation, found by name: `<FoundFilter find={findPlace('team')} …>`. */
export const findPlace = (kind: Kind) =>
  ({
    route: 'GET /users/choices',
    input: (search: string) => ({ query: { kind, search } }),
    nameOf: ({ name }: Place) => name,
    show: ({ name, hint }: Place) => <Person name={name} size="small" note={hint} />,
    placeholder: texts.searchS(kind),
    none: texts.noByThatName(kind),
  }) as const;

/** What the team or programme with an id is called; undefined while that is not known, and for no id. */
export const usePlaceName = (kind: Kind, chosen: string | undefined): string | undefined =>
  useApiQuery('GET /users/choices', { query: { kind, chosen } }, { when: chosen !== undefined })
    .data?.[0]?.name;
