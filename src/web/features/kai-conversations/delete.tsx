import { erasedWithinHours } from '#domain/kai-conversations/vocabulary.ts';
import { isAnalysed } from '#machines/kai-conversation/phases.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { pageOf, places, useConversation } from './kai-records.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/kai-conversations/$kaiConversation/delete': page(
    'membersAndStaff',
    'Delete AI Conversation',
    DeleteConversation,
  ),
} satisfies Pages;

/** What is erased, and what becomes of the credit. */
export function DeleteConversation() {
  const place = places.usePlace();
  return (
    <ConfirmEvent
      send="POST /kai-conversations/{kaiConversation}/events"
      event="DELETE"
      gone={texts.cantBeDeleted}
      query={useConversation(place.record)}
      back={({ id }) => pageOf(place.id, id)}
      title={({ title }) => texts.deleteQuestion(title)}
      consequences={({ status, sharedWith }) => [
        texts.whatIsErased(erasedWithinHours),
        isAnalysed(status) ? texts.creditSpent : texts.creditComesBack,
        ...(sharedWith.length === 0 ? [] : [texts.coachesLoseIt]),
        texts.cantBeUndone,
      ]}
      keepVerb={texts.keepOne}
      verb={texts.deleteVerb}
      errorTitle={texts.notDeletedYet}
      leadsTo={() => place.list}
    />
  );
}
