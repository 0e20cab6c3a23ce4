import { clockText } from '#domain/kai-conversations/transcript/moments.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { PlayedTime, PlayerBox, PlayerTools, SpokenNow } from '#web/ui/embedded/listening.tsx';
import { Waveform } from '#web/ui/embedded/waveform.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Pause, Play, RotateCcw, RotateCw } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import type { KaiConversation } from '../kai-records.ts';
import { placeAt, window } from './reading-place.ts';
import { drawingOf, wholeOf } from './drawing.ts';
import { PlayedBeside, Recording } from './recording.tsx';
import * as texts from './texts.ts';
import type { Heard, Listening } from './use-listening.ts';

interface PlayerProps {
  conversation: KaiConversation;
  heard: Heard;
  listening: Listening;
  /** The transcript goes with what is heard. */
  follows: boolean;
  onFollow: (follows: boolean) => void;
}

const rates = ['0.75', '1', '1.25', '1.5', '2'] as const;
type Rate = (typeof rates)[number];

/** Milliseconds that the buttons go back and forward. */
const leap = 10_000;

/** The recordings of a conversation as one: to be played, gone through, and followed in writing. */
export function Player({ conversation, heard, listening, follows, onFollow }: PlayerProps) {
  const { number } = useNumbers();
  const { recordings, turns } = heard;
  const { index, moment, isPlaying, passage, rate, changeRate, seek, toggle } = listening;
  const recording = recordings[index];
  if (recording === undefined) return null;
  const others = recordings.filter(
    (each) => each !== recording && each.startsAt === recording.startsAt,
  );
  const isWritten = conversation.passages > 0;
  const whole = wholeOf(heard);
  const drawing = drawingOf(heard);
  const speaker = passage === null ? null : (turns.speakers[turns.of[passage] ?? 0] ?? null);
  const time = texts.timeOf(clockText(moment), clockText(whole));
  return (
    <PlayerBox label={texts.recording}>
      <Recording
        key={recording.file}
        conversation={conversation}
        recording={recording}
        listening={listening}
      />
      {others.map((other) => (
        <PlayedBeside
          key={other.file}
          conversation={conversation}
          recording={other}
          listening={listening}
        />
      ))}
      <Waveform
        label={texts.position}
        drawing={drawing}
        length={whole}
        moment={moment}
        valueText={speaker === null ? time : texts.speaks(time, speaker)}
        marks={recordings.flatMap(({ startsAt }) => (startsAt > 0 ? startsAt : []))}
        onSeek={(to) => seek(to)}
      />
      <Row gap="2" wrap="no">
        <IconButton
          label={isPlaying ? texts.pause : texts.play}
          icon={isPlaying ? <Pause /> : <Play />}
          variant="primary"
          onClick={toggle}
        />
        <IconButton
          label={texts.back}
          icon={<RotateCcw />}
          onClick={() => seek(Math.max(0, moment - leap))}
        />
        <IconButton
          label={texts.forward}
          icon={<RotateCw />}
          onClick={() => seek(Math.min(whole, moment + leap))}
        />
        <PlayedTime>{time}</PlayedTime>
      </Row>
      {isWritten ? (
        <SpokenNow label={texts.spokenNow}>
          <Spoken conversation={conversation} passage={passage} />
        </SpokenNow>
      ) : null}
      <PlayerTools>
        <Select<Rate>
          aria-label={texts.speed}
          value={String(rate) as Rate}
          options={rates.map((value) => ({ value, label: texts.times(number(Number(value))) }))}
          onChange={(to) => changeRate(Number(to) || 1)}
        />
        {isWritten ? <Switch label={texts.follow} checked={follows} onChange={onFollow} /> : null}
      </PlayerTools>
      {recordings.length === 1 ? null : (
        <Text look="small" tone="muted">
          {others.length === 0
            ? texts.partOf(index + 1, recordings.length, recording.name)
            : texts.together(recordings.map(({ name }) => name).join(', '))}
        </Text>
      )}
      {drawing.kind === 'loudness' ? null : (
        <Text look="small" tone="muted">
          {recordings.some(({ peaks }) => peaks === null) ? texts.beingDrawn : texts.drawnFromTurns}
        </Text>
      )}
    </PlayerBox>
  );
}

interface SpokenProps {
  conversation: KaiConversation;
  passage: number | null;
}

/** The words that are spoken now, from the passages that the transcript shows too. */
function Spoken({ conversation: { id }, passage }: SpokenProps) {
  const query = useApiQuery(
    'GET /kai-conversations/{kaiConversation}/passages',
    {
      params: { kaiConversation: id },
      query: { from: placeAt(passage ?? 0).from, count: window },
    },
    { keepPrevious: true },
  );
  const said = query.data?.passages.find(({ n }) => n === passage);
  if (said === undefined) return <Text tone="muted">{texts.nothingYet}</Text>;
  return (
    <Text>
      <strong>{said.speaker}: </strong>
      {said.text}
    </Text>
  );
}
