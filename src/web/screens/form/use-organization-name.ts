import { useApiQuery } from '../use-api-query.ts';

/** What the organisation with an id is called; undefined while that is not known, and for no id. */
export const useOrganizationName = (organization = ''): string | undefined =>
  useApiQuery(
    'GET /organizations/{organization}',
    { params: { organization } },
    { when: organization !== '' },
  ).data?.name;
