import { BarChart } from '../charts/bar-chart.tsx';
import { Card } from '../layout/card.tsx';
import { Grid } from '../layout/layout.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { Shelf } from './shelf.tsx';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

const sessions = [
  { key: 'attended', label: 'Attended', values: [82, 91, 120, 118, 96, 134, 141, 97] },
  { key: 'cancelled', label: 'Cancelled', values: [12, 9, 15, 22, 8, 11, 9, 14] },
  { key: 'missed', label: 'Not attended', values: [4, 2, 6, 3, 5, 2, 1, 3] },
  { key: 'moved', label: 'Moved', values: [9, 14, 8, 12, 17, 11, 6, 9] },
];

const wellbeing = [
  { key: 'members', label: 'Members', values: [6.1, 6.3, null, 6.8, 7, 7.2, 7.1, 7.4] },
  { key: 'all', label: 'All organisations', values: [6.4, 6.4, 6.5, 6.5, 6.6, 6.5, 6.6, 6.7] },
];

const change = [{ key: 'change', label: 'Change', values: [4, -2, 7, 1, -5, 9, 3, -1] }];

export function ChartsShelf() {
  return (
    <Shelf title="Charts">
      <Grid columns="two">
        <Card>
          <LineChart
            title="Wellbeing by month"
            description="The members' answers rose from 6.1 in January to 7.4 in August; March is not known."
            categoryLabel="Month"
            categories={months}
            series={wellbeing}
          />
        </Card>
        <Card>
          <BarChart
            title="Change in bookings"
            description="Bookings rose most in June, by 9, and fell most in May, by 5."
            categoryLabel="Month"
            categories={months}
            series={change}
          />
        </Card>
        <Card>
          <BarChart
            title="Sessions by month"
            description="Between 82 and 141 sessions were attended a month; far fewer were cancelled, missed or moved."
            categoryLabel="Month"
            categories={months}
            series={sessions}
          />
        </Card>
        <Card>
          <BarChart
            stacked
            title="Sessions by how they ended"
            description="About four fifths of each month's sessions were attended."
            categoryLabel="Month"
            categories={months}
            series={sessions}
          />
        </Card>
      </Grid>
    </Shelf>
  );
}
