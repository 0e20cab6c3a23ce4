import { BarChart } from '#web/ui/charts/bar-chart.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { LineChart } from '#web/ui/charts/line-chart.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { countWords, ofBest, shortMonth, type CoachReviews } from './words.ts';
import * as texts from './texts.ts';

/** How a coach was rated: on average, how often each rating, and how that went over the last year. */
export function CoachOverview({ reviews }: { reviews: CoachReviews }) {
  const { counted } = useNumbers();
  const { count, average, low, spread, months } = reviews;
  if (average === null) return null;
  const rated = months.filter((month) => month.average !== null);
  return (
    <Stack gap="6">
      <Card title={texts.allReviews}>
        <Facts
          facts={[
            { term: texts.average, detail: ofBest(average) },
            { term: texts.reviews, detail: countWords(count, counted) },
            { term: texts.belowThreshold, detail: countWords(low, counted) },
          ]}
        />
      </Card>
      <Grid columns="two" gap="6">
        <LineChart
          title={texts.averageRatingByMonth}
          description={
            rated.length === 0
              ? texts.thereAreNoReviewsIn
              : texts.theAverageOverallRating(
                  countWords(
                    months.reduce((sum, month) => sum + month.count, 0),
                    counted,
                  ),
                )
          }
          categoryLabel={texts.month}
          categories={months.map(({ month }) => shortMonth(month))}
          series={[
            {
              key: 'average',
              label: texts.average,
              values: months.map((month) =>
                month.average === null ? null : Math.round(month.average * 10) / 10,
              ),
            },
          ]}
        />
        <BarChart
          title={texts.reviewsByRating}
          description={texts.howOftenEachOverallRating(countWords(count, counted))}
          categoryLabel={texts.overallRating}
          categories={spread.map((_, index) => String(index + 1))}
          series={[{ key: 'count', label: texts.reviews, values: spread }]}
        />
      </Grid>
    </Stack>
  );
}
