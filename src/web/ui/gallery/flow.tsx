import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Countdown } from '../countdown.tsx';
import { Facts } from '../facts.tsx';
import { Grid, Row, Stack } from '../layout.tsx';
import { Notice } from '../notice.tsx';
import { StepsRail, type Step } from '../steps-rail.tsx';
import { Tab, Tabs } from '../tabs.tsx';
import { Text } from '../text.tsx';
import { TimeSlots, type SlotDay } from '../time-slots.tsx';

const steps: Step[] = [
  {
    key: 'session',
    title: 'Session',
    state: 'done',
    choice: 'Leading a team through a long and uncertain reorganisation',
    change: { to: '.' },
  },
  {
    key: 'credit',
    title: 'Credit',
    state: 'done',
    choice: 'Leadership programme, 3 left',
    change: { to: '.' },
  },
  { key: 'coach', title: 'Coach', state: 'done', choice: 'Ana Duarte', change: { to: '.' } },
  { key: 'time', title: 'Time', state: 'current' },
  { key: 'message', title: 'Message', state: 'ahead' },
  { key: 'review', title: 'Review', state: 'ahead' },
];

const days: SlotDay[] = [
  {
    key: 'tomorrow',
    heading: 'Tomorrow, Tuesday 24 November',
    slots: [
      { key: '09:00', label: '09:00', reason: 'Ana has another session then.' },
      { key: '09:30', label: '09:30', reason: 'Ana keeps 15 minutes free between sessions.' },
      { key: '10:00', label: '10:00' },
      { key: '10:30', label: '10:30' },
      { key: '11:00', label: '11:00' },
      { key: '14:00', label: '14:00', reason: 'You are in another session then.' },
      { key: '14:30', label: '14:30' },
    ],
  },
  {
    key: 'wednesday',
    heading: 'Wednesday 25 November',
    slots: [],
    empty: 'Ana does not work on this day.',
  },
];

const halfTheHold = 5 * 60_000;

export function FlowShelf() {
  const [time, setTime] = useState('10:30');
  const [until] = useState(() => Date.now() + halfTheHold);
  return (
    <Stack gap="4" as="section" aria-label="Flow">
      <Text as="h2" look="title">
        Flow
      </Text>
      <Tabs label="Bookings by time">
        <Tab to="." current count={4}>
          Upcoming
        </Tab>
        <Tab to="." current={false} count={1204}>
          Past
        </Tab>
        <Tab to="." current={false}>
          Cancelled
        </Tab>
      </Tabs>
      <Grid columns="flow" gap="8">
        <StepsRail label="Steps of your booking" steps={steps} />
        <Stack gap="6">
          <Text as="h3" look="title">
            When would you like to talk?
          </Text>
          <TimeSlots days={days} value={time} onPick={setTime} />
          <Row>
            <Button variant="primary">Continue</Button>
          </Row>
        </Stack>
        <Stack gap="4">
          <Card title="What this costs" level="h3" tone="sunken">
            <Facts
              facts={[
                { term: 'Credit', detail: '1 of 3, Leadership programme' },
                { term: 'Free to cancel until', detail: 'Mon 23 Nov, 10:30' },
              ]}
            />
          </Card>
          <Notice tone="warning">
            <p>
              This time is held for you for <Countdown until={until} /> minutes.
            </p>
          </Notice>
        </Stack>
      </Grid>
    </Stack>
  );
}
