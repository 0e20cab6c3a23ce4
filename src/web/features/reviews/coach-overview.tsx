import { BarChart } from '#web/ui/charts/bar-chart.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { LineChart } from '#web/ui/charts/line-chart.tsx';
import { countWords, ofBest, shortMonth, type CoachReviews } from './words.ts';

/** How a coach was rated: on average, how often each rating, and how that went over the last year. */
export function CoachOverview({ reviews }: { reviews: CoachReviews }) {
  const { count, average, low, spread, months } = reviews;
  if (average === null) return null;
  const rated = months.filter((month) => month.average !== null);
  return (
    <Stack gap="6">
      <Card title="All reviews">
        <Facts
          facts={[
            { term: 'Average', detail: ofBest(average) },
            { term: 'Reviews', detail: countWords(count) },
            { term: 'Below threshold', detail: countWords(low) },
          ]}
        />
      </Card>
      <Grid columns="two" gap="6">
        <LineChart
          title="Average rating by month"
          description={
            rated.length === 0
              ? 'There is no review in the last twelve months.'
              : `The average overall rating of each of the last twelve months; ${countWords(
                  months.reduce((sum, month) => sum + month.count, 0),
                )} in all.`
          }
          categoryLabel="Month"
          categories={months.map(({ month }) => shortMonth(month))}
          series={[
            {
              key: 'average',
              label: 'Average',
              values: months.map((month) =>
                month.average === null ? null : Math.round(month.average * 10) / 10,
              ),
            },
          ]}
        />
        <BarChart
          title="Reviews by rating"
          description={`How often each overall rating was given; ${countWords(count)} in all.`}
          categoryLabel="Overall rating"
          categories={spread.map((_, index) => String(index + 1))}
          series={[{ key: 'count', label: 'Reviews', values: spread }]}
        />
      </Grid>
    </Stack>
  );
}
