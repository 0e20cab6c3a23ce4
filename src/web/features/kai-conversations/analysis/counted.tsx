import { clockText } from '#domain/kai-conversations/transcript/moments.ts';
import { BarChart } from '#web/ui/charts/bar-chart.tsx';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import type { KaiAnalysis } from '../kai-records.ts';
import * as texts from '../texts.ts';

interface CountedProps {
  analysis: KaiAnalysis;
  onRead: (passage: number) => void;
}

const tones = ['good', 'held', 'free', 'used'] as const;

/** What is true of a conversation by counting: who had how much room, what was asked, and what it was about. */
export function Counted({ analysis: { measures, topics }, onRead }: CountedProps) {
  const { percent, counted, number } = useNumbers();
  if (measures === null) return null;
  const { speakers, pauses, duration, turns, words } = measures;
  return (
    <>
      <Card title={texts.talkTime}>
        <Meter
          parts={speakers.map(({ speaker, share, words: said }, at) => ({
            key: speaker,
            label: speaker,
            count: said,
            words: texts.shareOf(speaker, percent(share * 100)),
            tone: tones[at % tones.length] ?? 'used',
          }))}
        />
      </Card>
      <Card title={texts.measures}>
        <Stack gap="6">
          <Facts
            facts={[
              { term: texts.words, detail: number(words) },
              { term: texts.turns, detail: number(turns) },
              { term: texts.duration, detail: duration === null ? '–' : clockText(duration) },
              { term: texts.pauses, detail: pauses === null ? texts.notKnown : number(pauses) },
            ]}
          />
          <Grid columns="two" gap="6">
            {speakers.map((each) => (
              <Stack key={each.speaker} gap="2" as="section" aria-label={each.speaker}>
                <Text as="h3" strong>
                  {each.speaker}
                </Text>
                <Facts
                  layout="rows"
                  facts={[
                    { term: texts.openQuestions, detail: number(each.openQuestions) },
                    { term: texts.closedQuestions, detail: number(each.closedQuestions) },
                    {
                      term: texts.longestTurn,
                      detail: (
                        <Button
                          variant="quiet"
                          size="small"
                          onClick={() => onRead(each.longestTurnAt)}
                        >
                          {counted(each.longestTurnWords, 'word')}
                        </Button>
                      ),
                    },
                    { term: texts.interruptions, detail: number(each.interruptions) },
                    { term: texts.fillers, detail: number(each.fillers) },
                    ...(each.pace === null
                      ? []
                      : [{ term: texts.pace, detail: texts.wordsAMinute(each.pace) }]),
                  ]}
                />
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Card>
      {topics.length === 0 ? null : (
        <BarChart
          title={texts.topics}
          description={topics.map(({ term }) => term).join(', ')}
          categoryLabel={texts.topic}
          categories={topics.map(({ term }) => term)}
          series={[
            { key: 'count', label: texts.timesSaid, values: topics.map(({ count }) => count) },
          ]}
        />
      )}
    </>
  );
}
