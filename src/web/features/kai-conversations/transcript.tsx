import { useEffect, useRef, useState } from 'react';
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

interface TranscriptProps {
  conversation: KaiConversation;
  /** The passage that somebody wants to read. */
  passage: number | null;
  onShown: () => void;
}

/** What was said, with who said it; a passage that led to a score is brought into sight. */
export function Transcript({ conversation, passage, onShown }: TranscriptProps) {
  const [from, setFrom] = useState(0);
  const { number } = useNumbers();
  const wanted = passage === null ? null : Math.floor(passage / window) * window;
  const shownFrom = wanted ?? from;
  const query = useApiQuery(
    'GET /kai-conversations/{kaiConversation}/passages',
    { params: { kaiConversation: conversation.id }, query: { from: shownFrom, count: window } },
    { keepPrevious: true },
  );
  const region = useRef<HTMLDivElement>(null);
  const isThere = query.data?.passages.some(({ n }) => n === passage) ?? false;
  useEffect(() => {
    if (passage === null || !isThere) return;
    const target = region.current?.querySelector<HTMLElement>(`#passage-${passage}`);
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
    setFrom(shownFrom);
    onShown();
  }, [passage, isThere, shownFrom, onShown]);
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
                  <Button
                    disabled={shownFrom === 0}
                    onClick={() => setFrom(Math.max(0, shownFrom - window))}
                  >
                    {texts.earlier}
                  </Button>
                  <Text tone="muted">
                    {texts.passagesShown(
                      number(shownFrom + 1),
                      number(Math.min(total, shownFrom + window)),
                      number(total),
                    )}
                  </Text>
                  <Button
                    disabled={shownFrom + window >= total}
                    onClick={() => setFrom(shownFrom + window)}
                  >
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
