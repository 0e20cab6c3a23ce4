import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../layout/card.tsx';
import { Countdown } from '../dates/countdown.tsx';
import { Facts } from '../facts.tsx';
import { Grid, Row, Stack } from '../layout/layout.tsx';
import { Meter } from '../meter.tsx';
import { Notice } from '../notice.tsx';
import { StepsRail, type Step } from '../layout/steps-rail.tsx';
import { Tab, Tabs } from '../layout/tabs.tsx';
import { Text } from '../text.tsx';
import { TimeSlots, type SlotDay } from '../dates/time-slots.tsx';
import { Shelf } from './shelf.tsx';
import { States } from './states.tsx';

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
    slots: ['10:00', '10:30', '11:00', '14:30'].map((label) => ({ key: label, label })),
  },
];

const halfTheHold = 5 * 60_000;

export function FlowShelf() {
  const [time, setTime] = useState('10:30');
  const [until] = useState(() => Date.now() + halfTheHold);
  return (
    <Shelf title="Flow">
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
      <States of={['default', 'hover', 'focus']}>
        {() => (
          <Tab to="." current={false} count={7}>
            Requests
          </Tab>
        )}
      </States>
      <Meter
        parts={[
          { key: 'free', label: 'available', count: 6, tone: 'good' },
          { key: 'held', label: 'held', count: 2, tone: 'held' },
          { key: 'used', label: 'used', count: 11, tone: 'used' },
          { key: 'lost', label: 'expired', count: 1, tone: 'lost' },
        ]}
      />
      <Meter
        parts={[
          { key: 'low', label: 'Low', count: 4, tone: 'lost', words: '0 to 4: Low' },
          { key: 'some', label: 'Mixed', count: 3, tone: 'warn', words: '4 to 7: Mixed' },
          { key: 'high', label: 'High', count: 3, tone: 'good', words: '7 to 10: High' },
        ]}
      />
      <Grid columns="flow" gap="8">
        <Stack gap="6">
          <Text as="h3" look="title">
            When would you like to talk?
          </Text>
          <TimeSlots days={days} value={time} onPick={setTime} />
          <Row>
            <Button variant="primary">Continue</Button>
          </Row>
        </Stack>
        <StepsRail label="Steps of your booking" steps={steps} />
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
    </Shelf>
  );
}
