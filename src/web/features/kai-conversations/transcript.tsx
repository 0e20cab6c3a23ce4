import { useEffect, useRef } from 'react';
import { clockText } from '#domain/kai-conversations/transcript/moments.ts';
import type { DataOf } from '#web/api/call.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import { CorrectPassage } from './correct-passage.tsx';
import type { KaiConversation } from './kai-records.ts';
import { NameSpeakers } from './name-speakers.tsx';
import * as texts from './texts.ts';

/** Passages that are shown at a time: a long conversation is never drawn as a whole. */
const window = 100;

type Passage = DataOf<'GET /kai-conversations/{kaiConversation}/passages'>['passages'][number];

/** Where somebody reads: from a passage on, and the one that they came for. */
export interface ReadingPlace {
  readonly from: number;
  readonly passage: number | null;
}

/** The place at which a passage is read. */
export const placeAt = (passage: number): ReadingPlace => ({
  from: Math.floor(passage / window) * window,
  passage,
});

interface TranscriptProps {
  conversation: KaiConversation;
  place: ReadingPlace;
  onPlace: (place: ReadingPlace) => void;
}

/** What was said, with who said it; a passage that led to a score is brought into sight. */
export function Transcript({ conversation, place, onPlace }: TranscriptProps) {
  const { number } = useNumbers();
  const { from } = place;
  const query = useApiQuery(
    'GET /kai-conversations/{kaiConversation}/passages',
    { params: { kaiConversation: conversation.id }, query: { from, count: window } },
    { keepPrevious: true },
  );
  const region = useRef<HTMLDivElement>(null);
  const isThere = query.data?.passages.some(({ n }) => n === place.passage) ?? false;
  useEffect(() => {
    if (place.passage === null || !isThere) return;
    const target = region.current?.querySelector<HTMLElement>(`#passage-${place.passage}`);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  }, [place, isThere]);
  const turn = (to: number) => onPlace({ from: to, passage: null });
  return (
    <Card title={texts.transcript} actions={<NameSpeakers conversation={conversation} />}>
      <div ref={region}>
        <Loaded query={query}>
          {({ total, passages }) => (
            <Stack gap="4">
              <ItemList label={texts.transcript}>
                {passages.map((each) => (
                  <Said key={each.n} passage={each} conversation={conversation} />
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
}

function Said({ passage: { n, start, speaker, text, isCorrected }, conversation }: SaidProps) {
  const mayCorrect = conversation.availableEvents.some(
    ({ type, enabled }) => type === 'CORRECT' && enabled,
  );
  return (
    <Item
      title={
        <span id={`passage-${n}`} tabIndex={-1}>
          {speaker}
          {start === null ? null : ` · ${clockText(start)}`}
        </span>
      }
      end={mayCorrect ? <CorrectPassage conversation={conversation} n={n} text={text} /> : null}
    >
      <Text>{text}</Text>
      {isCorrected ? <Badge>{texts.corrected}</Badge> : null}
    </Item>
  );
}
