import { useEffect, useRef, useState } from 'react';
import { isTranscript } from '#domain/kai-conversations/file-types.ts';
import { isStaff } from '#machines/person.ts';
import { formatCalendarDate } from '#domain/time/format.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { page, type Pages } from '#web/screens/pages.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Listening } from '#web/ui/embedded/listening.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Advice } from './analysis/advice.tsx';
import { Counted } from './analysis/counted.tsx';
import { AboutConversation } from './about-conversation.tsx';
import { Disputing } from './analysis/disputing.tsx';
import { DraftForm, type DraftEvent } from './draft-forms.tsx';
import { Exports } from './exports.tsx';
import { places, useConversation, type KaiConversation } from './kai-records.ts';
import { Progress } from './progress.tsx';
import { SayWhy } from './say-why.tsx';
import { Scores } from './analysis/scores.tsx';
import { goToSharing, Sharing } from './sharing.tsx';
import { ShortStory } from './analysis/short-story.tsx';
import { Player } from './listening/player.tsx';
import { useFollowing } from './listening/use-following.ts';
import { useListening } from './listening/use-listening.ts';
import { placeAt, type ReadingPlace } from './listening/reading-place.ts';
import { Transcript } from './transcript.tsx';
import { Trend } from './analysis/trend.tsx';
import { statusOf } from './words.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/kai-conversations/$kaiConversation': page(
    'everyone',
    'AI Conversation',
    ConversationScreen,
  ),
} satisfies Pages;

/** One conversation: how far it is, what is to be learnt from it, and what was said. */
export function ConversationScreen() {
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
          <DraftForm
            key={opened}
            type={opened}
            conversation={conversation}
            onDone={() => setOpened(null)}
          />
        </>
      )}
    >
      {(conversation) => (
        <>
          {conversation.isOpen ? (
            <Opened conversation={conversation} />
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

/** What its readers see: the analysis, and what was said, to be heard where there is a recording. */
function Opened({ conversation }: { conversation: KaiConversation }) {
  const [place, setPlace] = useState<ReadingPlace>({ from: 0, passage: null });
  const { id, analysis, files, passages } = conversation;
  const isRecorded = files.some(({ mediaType }) => !isTranscript(mediaType));
  const query = useApiQuery(
    'GET /kai-conversations/{kaiConversation}/recordings',
    { params: { kaiConversation: id } },
    { when: isRecorded },
  );
  const heard = query.data?.recordings.length ? query.data : undefined;
  const listening = useListening(id, heard);
  const [follows, setFollows] = useFollowing(listening.isPlaying);
  const hear = (passage: number) => setFollows(listening.hear(passage));
  const read = (passage: number) => {
    setPlace(placeAt(passage));
    hear(passage);
  };
  useNotedReading(conversation);
  const hearing = heard && {
    passage: listening.passage,
    isFollowed: follows && listening.isPlaying,
    hear,
    leave: () => setFollows(false),
  };
  const player = heard && (
    <Player
      conversation={conversation}
      heard={heard}
      listening={listening}
      follows={follows}
      onFollow={setFollows}
    />
  );
  const transcript =
    passages === 0 ? null : (
      <Transcript
        conversation={conversation}
        place={place}
        onPlace={setPlace}
        hearing={hearing ?? null}
      />
    );
  return (
    <Stack gap="6">
      {analysis === null ? null : (
        <>
          <ShortStory conversation={conversation} analysis={analysis} />
          <Scores analysis={analysis} isHeard={hearing !== undefined} onRead={read} />
          <Counted analysis={analysis} onRead={read} />
          <Advice conversation={conversation} analysis={analysis} onRead={read} />
          <Trend conversation={conversation} />
          <Disputing conversation={conversation} />
        </>
      )}
      {player && transcript ? (
        <Listening player={player}>{transcript}</Listening>
      ) : (
        (player ?? transcript)
      )}
      {passages === 0 ? null : <Exports conversation={conversation} />}
    </Stack>
  );
}

/** A coach who opens it is seen by its owner; staff have said so themselves. */
function useNotedReading({ id, member, about }: KaiConversation) {
  const me = useMe();
  const { send } = useCommand('POST /kai-conversations/{kaiConversation}/readings');
  const noted = useRef('');
  const isOwn = member?.id === me.id || about?.id === me.id;
  const isOfStaff = isStaff(me);
  useEffect(() => {
    if (isOwn || isOfStaff || noted.current === id) return;
    noted.current = id;
    void send({ params: { kaiConversation: id }, body: { reason: null } });
  });
}
