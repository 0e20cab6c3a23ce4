import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { formatMoment } from '#domain/time/format.ts';
import type { DataOf } from '#web/api/call.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { userEvent, useUser } from './user-event.ts';
import type { User } from './words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/users/$user/delete')({
  staticData: { title: 'Delete User', audience: 'staff', asks: 'GET /users/{user}' },
  component: DeleteUser,
});

function DeleteUser() {
  const params = Route.useParams();
  const zone = useZone();
  const [now] = useState(Date.now);
  const momentOf = (at: string) =>
    formatMoment(Date.parse(at), zone, { relativeTo: now, inSentence: true });
  return (
    <ConfirmEvent
      {...userEvent}
      query={useUser(params)}
      needs={useApiQuery('GET /users/{user}/consequences', { params })}
      event="DELETE"
      gone={texts.thisAccountCantBeDeleted}
      title={({ fullName }) => texts.deleteLabel(fullName)}
      consequences={(user, consequences) => sentencesOf(consequences, user, momentOf)}
      keepVerb={texts.keepAccount}
      verb={texts.deleteUser}
      errorTitle={texts.notDeletedYet}
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
    ...(sessions.length + invitations.length === 0 ? [texts.nothingIsBookedSoNothing] : []),
    ...sessions.map((session) => sessionWords(session, firstName, momentOf)),
    ...invitations.map(
      ({ title, startsAt, isWaiting }) =>
        `“${title}”, ${momentOf(startsAt)}: ${firstName} ${isWaiting ? 'leaves the waiting list' : 'is no longer invited'}.`,
    ),
    ...(holds > 0 ? [texts.theTimeHeldForA] : []),
    signIns === 0
      ? texts.isNotSignedInAnywhere(firstName)
      : texts.willBeSignedOutEverywhere(firstName),
    ...(organization === null ? [] : [texts.theAdminsOfAreNotified(organization.name)]),
    texts.theAccountCanBeRestored,
  ];
}

function sessionWords(
  { title, startsAt, isRequest, others, credits }: Consequences['sessions'][number],
  firstName: string,
  momentOf: (at: string) => string,
): string {
  const what =
    others.length > 0
      ? texts.isNoLongerComingThe(firstName, isRequest, namesOf(others))
      : texts.theIsCancelledBecauseNobody(isRequest);
  const back = credits === 0 ? '' : texts.returned(credits, credits === 1);
  return `“${title}”, ${momentOf(startsAt)}: ${what}${back}`;
}

/** How many are named before the others are counted. */
const mostNamed = 3;

function namesOf(people: readonly string[]): string {
  const named = people.slice(0, people.length > mostNamed + 1 ? mostNamed : undefined);
  const more = people.length - named.length;
  const parts = more === 0 ? named : [...named, texts.others(more)];
  return parts.length === 1
    ? `${parts[0]}`
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
