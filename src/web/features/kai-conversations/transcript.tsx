import { useEffect, useRef } from 'react';
import { clockText } from '#domain/kai-conversations/transcript/moments.ts';
import type { DataOf } from '#web/api/call.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Play } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import { CorrectPassage } from './correct-passage.tsx';
import type { KaiConversation } from './kai-records.ts';
import * as heard from './listening/texts.ts';
import { NameSpeakers } from './name-speakers.tsx';
import { placeAt, window, type ReadingPlace } from './listening/reading-place.ts';
import * as texts from './texts.ts';

export type Passage =
  DataOf<'GET /kai-conversations/{kaiConversation}/passages'>['passages'][number];

/** What can be heard of the transcript. */
export interface Hearing {
  /** The passage that is spoken. */
  readonly passage: number | null;
  /** It is brought into sight. */
  readonly isFollowed: boolean;
  readonly hear: (passage: number) => void;
  /** The reader goes elsewhere by themselves. */
  readonly leave: () => void;
}

interface TranscriptProps {
  conversation: KaiConversation;
  place: ReadingPlace;
  onPlace: (place: ReadingPlace) => void;
  /** Null where nothing can be heard. */
  hearing: Hearing | null;
}

/** What was said, with who said it; a passage that led to a score, or that is spoken, is brought into sight. */
export function Transcript({ conversation, place, onPlace, hearing }: TranscriptProps) {
  const { number } = useNumbers();
  const { from } = place;
  const query = useApiQuery(
    'GET /kai-conversations/{kaiConversation}/passages',
    { params: { kaiConversation: conversation.id }, query: { from, count: window } },
    { keepPrevious: true },
  );
  const region = useRef<HTMLDivElement>(null);
  const isShown = (passage: number | null) =>
    query.data?.passages.some(({ n }) => n === passage) ?? false;
  const isThere = isShown(place.passage);
  useEffect(() => {
    if (place.passage === null || !isThere) return;
    const target = region.current?.querySelector<HTMLElement>(`#passage-${place.passage}`);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  }, [place, isThere]);

  const followed = hearing?.isFollowed ? hearing.passage : null;
  const isFollowedThere = isShown(followed);
  useEffect(() => {
    if (followed === null) return;
    const wanted = placeAt(followed).from;
    if (wanted !== from) onPlace({ from: wanted, passage: null });
    else if (isFollowedThere)
      region.current
        ?.querySelector(`#passage-${followed}`)
        ?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [followed, isFollowedThere, from, onPlace]);

  const turn = (to: number) => {
    hearing?.leave();
    onPlace({ from: to, passage: null });
  };
  return (
    <Card
      title={texts.transcript}
      note={hearing === null ? heard.noRecording : null}
      actions={<NameSpeakers conversation={conversation} />}
    >
      <div ref={region} data-windowed>
        <Loaded query={query}>
          {({ total, passages }) => (
            <Stack gap="4">
              <ItemList label={texts.transcript}>
                {passages.map((each) => (
                  <Said key={each.n} passage={each} conversation={conversation} hearing={hearing} />
                ))}
              </ItemList>
              {total <= window ? null : (
                <Row gap="3">
                  <Button disabled={from === 0} onClick={() => turn(Math.max(0, from - window))}>
                    {texts.earlier}
                  </Button>
                  <Text tone="muted">
                    {texts.passagesShown(
                      number(from + 1),
                      number(Math.min(total, from + window)),
                      number(total),
                    )}
                  </Text>
                  <Button disabled={from + window >= total} onClick={() => turn(from + window)}>
                    {texts.later}
                  </Button>
                </Row>
              )}
            </Stack>
          )}
        </Loaded>
      </div>
    </Card>
  );
}

interface SaidProps {
  passage: Passage;
  conversation: KaiConversation;
  hearing: Hearing | null;
}

function Said({ passage, conversation, hearing }: SaidProps) {
  const { n, start, speaker, text, original } = passage;
  const mayCorrect = conversation.availableEvents.some(
    ({ type, enabled }) => type === 'CORRECT' && enabled,
  );
  const time = start === null ? null : clockText(start);
  return (
    <Item
      current={hearing?.passage === n}
      media={
        time === null || hearing === null ? null : (
          <IconButton
            size="small"
            label={heard.hear(speaker, time)}
            icon={<Play />}
            onClick={() => hearing.hear(n)}
          />
        )
      }
      title={
        <span id={`passage-${n}`} tabIndex={-1}>
          {[speaker, time].filter((part) => part !== null).join(' · ')}
        </span>
      }
      end={mayCorrect ? <CorrectPassage conversation={conversation} n={n} text={text} /> : null}
    >
      <Text>{text}</Text>
      {original === null ? null : (
        <Text look="small" tone="muted">
          {texts.correctedFrom(original)}
        </Text>
      )}
    </Item>
  );
}
