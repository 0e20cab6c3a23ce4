import { Suspense, useEffect, useState } from 'react';
import { formatCalendarDate } from '#domain/time/format.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { page, type Pages } from '#web/screens/pages.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { AboutConversation } from './about-conversation.tsx';
import type { DraftEvent } from './draft-forms.tsx';
import { places, useConversation, type KaiConversation } from './kai-records.ts';
import { Progress } from './progress.tsx';
import { SayWhy } from './say-why.tsx';
import { goToSharing, Sharing } from './sharing.tsx';
import { statusOf } from './words.ts';
import * as texts from './texts.ts';

const DraftForm = lazyPart(async () => (await import('./draft-forms.tsx')).DraftForm);

const Opened = lazyPart(async () => (await import('./opened.tsx')).Opened);

export const pages = {
  '/app/programmes/$programme/kai-conversations/$kaiConversation': page(
    'everyone',
    'AI Conversation',
    ConversationScreen,
  ),
} satisfies Pages;

/** One conversation: how far it is, what is to be learnt from it, and what was said. */
export function ConversationScreen() {
  // Beside the conversation, not after it.
  useEffect(() => Opened.fetch(), []);
  const place = places.usePlace();
  const zone = useZone();
  const params = { kaiConversation: place.record };
  const history = useApiQuery('GET /kai-conversations/{kaiConversation}/history', { params });
  const command = useCommand('POST /kai-conversations/{kaiConversation}/events');
  const [opened, setOpened] = useState<DraftEvent | null>(null);
  const opening = (type: DraftEvent) => ({ send: () => setOpened(type), busy: false });
  const send = (type: 'CANCEL' | 'RETRY', { version }: KaiConversation) =>
    void command.send({ params, body: { type, payload: {}, version } });
  return (
    <RecordPage
      query={useConversation(place.record)}
      title={({ title }) => title}
      lead={({ group, heldOn, about }) =>
        [group, formatCalendarDate(heldOn, zone), about?.fullName ?? texts.formerAccount].join(
          ' · ',
        )
      }
      status={({ status }) => <Badge tone={statusOf(status).tone}>{statusOf(status).name}</Badge>}
      eventActions={(conversation) => ({
        SHARE: { send: goToSharing, busy: false, quiet: true },
        UPLOAD: opening('UPLOAD'),
        EDIT: opening('EDIT'),
        RETRY: { send: () => send('RETRY', conversation), busy: command.busy },
        CANCEL: { send: () => send('CANCEL', conversation), busy: command.busy, quiet: true },
        DELETE: { link: place.below(conversation.id, 'delete'), danger: true },
      })}
      notices={(conversation) => (
        <>
          <Progress conversation={conversation} />
          {opened === null ? null : (
            <Suspense fallback={<WaitingLines />}>
              <DraftForm
                key={opened}
                type={opened}
                conversation={conversation}
                onDone={() => setOpened(null)}
              />
            </Suspense>
          )}
        </>
      )}
    >
      {(conversation) => (
        <>
          {conversation.isOpen ? (
            <Suspense fallback={<WaitingLines />}>
              <Opened conversation={conversation} />
            </Suspense>
          ) : (
            <SayWhy conversation={conversation} />
          )}
          <Sharing conversation={conversation} />
          <AboutConversation conversation={conversation} />
          <RecordHistory
            query={history}
            label={texts.history}
            chart={() => import('#charts/kai-conversation.json')}
            states={[conversation.status]}
          />
        </>
      )}
    </RecordPage>
  );
}
