import { useApiQuery } from '#web/screens/use-api-query.ts';
import { pageOf, type User } from './words.ts';

/** What the page of every event of an account has: `<ConfirmEvent {...userEvent} event="DELETE" …>`. */
export const userEvent = {
  send: 'POST /users/{user}/events',
  back: ({ id }: User) => pageOf(id),
} as const;

export const useUser = (params: { readonly user: string }) =>
  useApiQuery('GET /users/{user}', { params });
