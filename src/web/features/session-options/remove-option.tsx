import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { places } from './places.ts';
import type { SessionOption } from './words.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/session-options/$sessionOption/delete': page(
    'staff',
    'Remove Session Option',
    RemoveOption,
  ),
} satisfies Pages;

/** Staff remove a session from what a programme offers; while credits for it are allocated, they read why they can't. */
export function RemoveOption() {
  const place = places.usePlace();
  return (
    <ConfirmEvent
      send="POST /session-options/{sessionOption}/events"
      query={useApiQuery('GET /session-options/{sessionOption}', {
        params: { sessionOption: place.record },
      })}
      event="DELETE"
      gone={texts.cantBeRemoved}
      back={() => place.list}
      title={({ session, programme }) => texts.removeQuestion(session.name, programme.name)}
      consequences={consequencesOf}
      keepVerb={texts.keepSessionOption}
      verb={texts.removeSessionOption}
      errorTitle={texts.notRemovedYet}
      leadsTo={() => place.list}
    />
  );
}

const consequencesOf = ({ credits }: SessionOption) => [
  texts.membersCantBook,
  ...(credits === null || credits.pool === 0 ? [] : [texts.creditsInThePool(credits.pool)]),
  texts.thisCantBeUndone,
];
