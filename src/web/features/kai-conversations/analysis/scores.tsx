import { confidenceWord } from '#domain/kai-conversations/analysis/analysis.ts';
import { clockText } from '#domain/kai-conversations/transcript/moments.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Text } from '#web/ui/text.tsx';
import type { KaiAnalysis } from '../kai-records.ts';
import * as texts from '../texts.ts';

interface ScoresProps {
  analysis: KaiAnalysis;
  /** Passages are played, not only shown. */
  isHeard: boolean;
  /** Shows a passage in the transcript. */
  onRead: (passage: number) => void;
}

/** Each dimension with its score, how sure it is, and the passages that led to it. */
export function Scores({ analysis: { scores }, isHeard, onRead }: ScoresProps) {
  return (
    <Card title={texts.scores} note={isHeard ? texts.scoresNoteHeard : texts.scoresNote}>
      <Stack gap="6">
        {scores.map(({ dimension, name, about, value, confidence, evidence }) => (
          <Stack key={dimension} gap="2" as="section" aria-label={name}>
            {value === null ? (
              <>
                <Text as="h3" strong>
                  {name}
                </Text>
                <Text tone="muted">{texts.noEvidence}</Text>
              </>
            ) : (
              <ProgressBar
                label={name}
                percent={value}
                detail={`${texts.ofHundred(value)} · ${texts.confidenceOf(confidenceWord(confidence))}`}
              />
            )}
            <Text tone="muted" look="small">
              {about}
            </Text>
            {evidence.length === 0 ? null : (
              <ItemList label={name}>
                {evidence.map(({ at, start, quote, comment }) => (
                  <Item
                    key={`${at} ${quote}`}
                    title={
                      <Button variant="quiet" size="small" onClick={() => onRead(at)}>
                        {start === null ? texts.atPassage(at + 1) : clockText(start)}
                      </Button>
                    }
                    detail={comment}
                  >
                    <Text>“{quote}”</Text>
                  </Item>
                ))}
              </ItemList>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
