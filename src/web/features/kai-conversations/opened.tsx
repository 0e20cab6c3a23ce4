import { useEffect, useRef, useState } from 'react';
import { isTranscript } from '#domain/kai-conversations/file-types.ts';
import { isStaff } from '#machines/person.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Listening } from '#web/ui/embedded/listening.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Advice } from './analysis/advice.tsx';
import { Counted } from './analysis/counted.tsx';
import { Disputing } from './analysis/disputing.tsx';
import { Exports } from './exports.tsx';
import type { KaiConversation } from './kai-records.ts';
import { Scores } from './analysis/scores.tsx';
import { ShortStory } from './analysis/short-story.tsx';
import { Player } from './listening/player.tsx';
import { useFollowing } from './listening/use-following.ts';
import { useListening } from './listening/use-listening.ts';
import { placeAt, type ReadingPlace } from './listening/reading-place.ts';
import { Transcript } from './transcript.tsx';
import { Trend } from './analysis/trend.tsx';

/** What its readers see: the analysis, and what was said, to be heard where there is a recording. */
export function Opened({ conversation }: { conversation: KaiConversation }) {
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
