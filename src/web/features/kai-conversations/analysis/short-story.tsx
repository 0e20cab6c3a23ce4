import { analysisSourceNames } from '#domain/kai-conversations/vocabulary.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { ProgressRing } from '#web/ui/progress.tsx';
import { Text } from '#web/ui/text.tsx';
import type { KaiAnalysis, KaiConversation } from '../kai-records.ts';
import * as texts from '../texts.ts';

interface ShortStoryProps {
  conversation: KaiConversation;
  analysis: KaiAnalysis;
}

/** The whole in a few sentences, with its score; that of staff stands beside it where they reviewed it. */
export function ShortStory({ conversation: { review }, analysis }: ShortStoryProps) {
  const { overall, summary, source, engine, rubricVersion } = analysis;
  return (
    <Card
      title={texts.summary}
      note={texts.madeBy(analysisSourceNames[source], engine, rubricVersion)}
    >
      <Row gap="6">
        {overall === null ? (
          <Text tone="muted">{texts.noOverall}</Text>
        ) : (
          <Figure label={texts.overall} score={overall} />
        )}
        {review === null ? null : <Figure label={texts.reviewedScore} score={review.score} />}
      </Row>
      <Text look="prose">{summary}</Text>
    </Card>
  );
}

function Figure({ label, score }: { label: string; score: number }) {
  return (
    <Row gap="3">
      <ProgressRing label={`${label}: ${texts.ofHundred(score)}`} percent={score}>
        <Text as="span" strong>
          {score}
        </Text>
      </ProgressRing>
      <Stack gap="1">
        <Text strong>{label}</Text>
        <Text tone="muted">{texts.ofHundred(score)}</Text>
      </Stack>
    </Row>
  );
}
