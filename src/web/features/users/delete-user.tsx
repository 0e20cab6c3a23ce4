import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { counted } from '#domain/text/counted.ts';
import { formatMoment } from '#domain/time/format.ts';
import type { DataOf } from '#web/api/call.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { userEvent, useUser } from './user-event.ts';
import type { User } from './words.ts';

export const Route = createFileRoute('/app/users/$user/delete')({
  staticData: { title: 'Delete User', audience: 'staff', asks: 'GET /users/{user}' },
  component: DeleteUser,
});

function DeleteUser() {
  const params = Route.useParams();
  const zone = useZone();
  const [now] = useState(Date.now);
  const momentOf = (at: string) => formatMoment(Date.parse(at), zone, { relativeTo: now });
  return (
    <ConfirmEvent
      {...userEvent}
      query={useUser(params)}
      needs={useApiQuery('GET /users/{user}/consequences', { params })}
      event="DELETE"
      gone="This account can’t be deleted"
      title={({ fullName }) => `Delete “${fullName}”?`}
      consequences={(user, consequences) => sentencesOf(consequences, user, momentOf)}
      keepVerb="Keep account"
      verb="Delete user"
      errorTitle="Not deleted yet"
    />
  );
}

type Consequences = DataOf<'GET /users/{user}/consequences'>;

/** What happens to whom, one sentence each, the next session first. */
function sentencesOf(
  { sessions, invitations, holds, signIns }: Consequences,
  user: User,
  momentOf: (at: string) => string,
): string[] {
  const { firstName, organization } = user;
  return [
    ...(sessions.length + invitations.length === 0
      ? ['Nothing is booked, so nothing is cancelled.']
      : []),
    ...sessions.map((session) => sessionWords(session, firstName, momentOf)),
    ...invitations.map(
      ({ title, startsAt, isWaiting }) =>
        `“${title}”, ${momentOf(startsAt)}: ${firstName} ${isWaiting ? 'leaves the waiting list' : 'is no longer invited'}.`,
    ),
    ...(holds > 0 ? ['The time kept for a request is free again.'] : []),
    signIns === 0
      ? `${firstName} is not signed in anywhere.`
      : `${firstName} will be signed out everywhere.`,
    ...(organization === null ? [] : [`The admins of ${organization.name} are notified.`]),
    'The account can be restored; the sessions can’t.',
  ];
}

function sessionWords(
  { title, startsAt, isRequest, others, credits }: Consequences['sessions'][number],
  firstName: string,
  momentOf: (at: string) => string,
): string {
  const what =
    others.length > 0
      ? `${firstName} no longer comes. The ${isRequest ? 'request stays' : 'session goes ahead'} for ${namesOf(others)}.`
      : `the ${isRequest ? 'request' : 'session'} is cancelled, as nobody else comes.`;
  const back =
    credits === 0 ? '' : ` ${counted(credits, 'credit')} ${credits === 1 ? 'is' : 'are'} returned.`;
  return `“${title}”, ${momentOf(startsAt)}: ${what}${back}`;
}

/** How many are named before the others are counted. */
const mostNamed = 3;

function namesOf(people: readonly string[]): string {
  const named = people.slice(0, people.length > mostNamed + 1 ? mostNamed : undefined);
  const more = people.length - named.length;
  const parts = more === 0 ? named : [...named, `${more} others`];
  return parts.length === 1
    ? `${parts[0]}`
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
