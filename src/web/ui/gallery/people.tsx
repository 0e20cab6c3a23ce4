import { Avatar, Person } from '../avatar.tsx';
import { Card } from '../layout/card.tsx';
import { Email, EmailText } from '../written/email-text.tsx';
import { Text } from '../text.tsx';
import { Facts } from '../facts.tsx';
import { Grid, Row } from '../layout/layout.tsx';
import { ProgressRing } from '../progress.tsx';
import { Thumbnail } from '../marks/thumbnail.tsx';
import { Swatch } from '../marks/swatch.tsx';
import { Timeline } from '../lists/timeline.tsx';
import { When } from '../dates/when.tsx';
import { Shelf } from './shelf.tsx';

const names = [
  'Ana Duarte',
  'Tomás Ó Briain',
  'Li Wen',
  'Oluwaseun Adeyemi',
  'Priya Raman',
  'Jonas Feld',
  'Sára Kovács',
  'Mette Holm',
];
const start = Date.UTC(2026, 10, 24, 14);
const hour = 3_600_000;

export function PeopleShelf() {
  return (
    <Shelf title="People and records">
      <Grid columns="two">
        <Card title="People">
          <Row>
            {names.map((name) => (
              <Avatar key={name} name={name} alone />
            ))}
          </Row>
          <Person
            name="Konstantina Papadimitropoulou-Weatherington"
            note="Team leader, Northwind Logistics"
          />
          <EmailText>konstantina.papadimitropoulou-weatherington@northwind.example</EmailText>
          <Text>
            Write to <Email>konstantina.papadimitropoulou-weatherington@northwind.example</Email>.
          </Text>
          <Row>
            <Thumbnail src="/portraits/ana.silva.svg" />
            <Text>A file, with what it looks like</Text>
          </Row>
          <Row>
            <Avatar name="Ana Duarte" size="small" alone />
            <Avatar name="Ana Duarte" size="large" alone />
            <ProgressRing label="Progress to the next level" percent={35}>
              <Avatar name="Mette Holm" size="large" alone />
            </ProgressRing>
          </Row>
        </Card>
        <Card title="Colours that people chose">
          <Row gap="3">
            {(['yellow', 'violet', 'blue', 'teal', 'green', 'orange', 'pink', 'grey'] as const).map(
              (colour) => (
                <Row key={colour} gap="2">
                  <Swatch colour={colour} />
                  {colour}
                </Row>
              ),
            )}
          </Row>
        </Card>
        <Card title="Facts">
          <Facts
            layout="rows"
            facts={[
              {
                term: 'When',
                detail: (
                  <When
                    at={start}
                    until={start + hour}
                    zone="Europe/London"
                    relativeTo={start - 30 * hour}
                  />
                ),
              },
              {
                term: 'In New York',
                detail: <When at={start} zone="America/New_York" look="figures" />,
              },
              {
                term: 'Where',
                detail: 'Online. The link appears here ten minutes before the start.',
              },
              { term: 'Credit', detail: '1 session credit, held' },
            ]}
          />
        </Card>
      </Grid>
      <Card title="History">
        <Timeline
          label="What happened to this booking"
          entries={[
            {
              key: '1',
              title: 'Priya requested this session',
              meta: 'Mon 16 Nov, 09:12',
              tone: 'info',
            },
            {
              key: '2',
              title: 'Ana confirmed',
              meta: 'Mon 16 Nov, 11:40',
              tone: 'success',
              note: '“Looking forward to it.”',
            },
            { key: '3', title: 'Reminder sent to everyone', meta: 'Mon 23 Nov, 14:00' },
            {
              key: '4',
              title: 'Priya cancelled late; the credit was spent',
              meta: 'Tue 24 Nov, 08:15',
              tone: 'danger',
            },
          ]}
        />
      </Card>
    </Shelf>
  );
}
