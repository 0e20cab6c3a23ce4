import { useApiQuery } from '#web/screens/use-api-query.ts';
import { pageOf } from './words.ts';
import type { Organization } from './words.ts';

/** What the page of every event of an organisation has: `<ConfirmEvent {...organizationEvent} event="DELETE" …>`. */
export const organizationEvent = {
  send: 'POST /organizations/{organization}/events',
  back: ({ id }: Organization) => pageOf(id),
} as const;

export const useOrganization = (params: { readonly organization: string }) =>
  useApiQuery('GET /organizations/{organization}', { params });
