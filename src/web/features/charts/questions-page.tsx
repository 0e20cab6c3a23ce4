import { useInsertionEffect } from 'react';
import questions from '#charts/questions.json';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Folded } from './viewer/folded.tsx';
import { wearViewerStyle } from './viewer/viewer-style.ts';
import * as texts from './texts.ts';

/** What people ask of the product and what its charts answer: of all of them, or of one. */
export function QuestionsPage({ of }: { of: string | undefined }) {
  useInsertionEffect(wearViewerStyle, []);
  const chart = questions.flatMap(({ from }) => from).find(({ name }) => name === of);
  const asked = questions.filter(
    ({ from }) => chart === undefined || from.some(({ name }) => name === chart.name),
  );
  return (
    <Stack gap="6">
      <PageHeading
        title={chart ? texts.questionsOf(chart.title) : texts.questionsAndAnswers}
        lead={texts.whatTheChartsAnswer}
        actions={
          <>
            {chart ? <LinkButton to="/charts/questions">{texts.allQuestions}</LinkButton> : null}
            <LinkButton to="/charts" variant="quiet">
              {texts.allCharts}
            </LinkButton>
          </>
        }
      />
      <Card>
        <Stack gap="3">
          {asked.map(({ asks, answer, from }) => (
            <Folded key={asks} title={asks} look="question">
              <Stack gap="2">
                <ul className="viewer-answer">
                  {answer.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                <Row>
                  <Text look="small" tone="muted">
                    {texts.answeredBy}
                  </Text>
                  {from.map(({ name, title }) => (
                    <TextLink key={name} to="/charts/$machine" params={{ machine: name }}>
                      {title}
                    </TextLink>
                  ))}
                </Row>
              </Stack>
            </Folded>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
