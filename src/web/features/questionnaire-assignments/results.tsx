import type { DataOf } from '#web/api/call.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { formatDate } from '#domain/time/format.ts';
import { BarChart } from '#web/ui/charts/bar-chart.tsx';
import { LineChart } from '#web/ui/charts/line-chart.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import * as texts from './texts.ts';

type Results = DataOf<'GET /questionnaire-assignments/{questionnaireAssignment}/results'>;

/** What was answered by all together, question by question, with how the score has gone. */
export function ResultsSection({ assignment }: { assignment: string }) {
  const query = useApiQuery('GET /questionnaire-assignments/{questionnaireAssignment}/results', {
    params: { questionnaireAssignment: assignment },
  });
  return (
    <Loaded query={query}>
      {(results) => (
        <Card title={texts.results} note={texts.submittedBy(results.submitted)}>
          {results.refusal === null ? (
            <Shown results={results} />
          ) : (
            <Text tone="muted">{results.refusal}</Text>
          )}
        </Card>
      )}
    </Loaded>
  );
}

function Shown({ results: { bands, questions, teams, trend } }: { results: Results }) {
  const zone = useZone();
  const { number } = useNumbers();
  return (
    <Stack gap="8">
      {trend.length < 2 ? null : (
        <LineChart
          title={texts.scoreOverTime}
          description={texts.fromTo(
            number(trend[0]?.averageScore ?? 0),
            number(trend.at(-1)?.averageScore ?? 0),
          )}
          categoryLabel={texts.opens}
          categories={trend.map(({ at }) => formatDate(Date.parse(at), zone))}
          series={[
            {
              key: 'score',
              label: texts.averageScore,
              values: trend.map(({ averageScore }) => averageScore),
            },
          ]}
          format={number}
        />
      )}
      {bands.length === 0 ? null : (
        <Counts title={texts.scoreBands} category={texts.band} counts={bands} />
      )}
      {teams.length === 0 ? null : (
        <BarChart
          title={texts.scoreByTeam}
          description={texts.teamsOfFive}
          categoryLabel={texts.teams}
          categories={teams.map(({ label }) => label)}
          series={[
            {
              key: 'score',
              label: texts.averageScore,
              values: teams.map(({ averageScore }) => averageScore),
            },
          ]}
          format={number}
        />
      )}
      {questions.map(({ id, label, answered, mean, chosen, isPartial }) => (
        <Stack key={id} gap="2">
          {chosen.length === 0 ? (
            <Text strong>{label}</Text>
          ) : (
            <Counts title={label} category={texts.answer} counts={chosen} />
          )}
          <Text look="small" tone="muted">
            {[
              texts.answeredBy(answered),
              ...(mean === null ? [] : [texts.meanOf(number(mean))]),
              ...(isPartial ? [texts.someLeftOut] : []),
            ].join(' ')}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

interface CountsProps {
  title: string;
  category: string;
  counts: Results['bands'];
}

function Counts({ title, category, counts }: CountsProps) {
  const most = counts.toSorted((one, other) => other.count - one.count)[0];
  return (
    <BarChart
      title={title}
      description={most === undefined ? '' : texts.mostOften(most.label, most.count)}
      categoryLabel={category}
      categories={counts.map(({ label }) => label)}
      series={[{ key: 'count', label: texts.people, values: counts.map(({ count }) => count) }]}
    />
  );
}
