import { useState } from 'react';
import { Card } from '../layout/card.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { ChoiceCards, type Choice } from '../forms/choice-cards.tsx';
import { DayStrip } from '../dates/day-strip.tsx';
import { Field } from '../forms/field.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import { Switch } from '../forms/switch.tsx';
import { TimeSlots, type SlotDay } from '../dates/time-slots.tsx';
import { Shelf } from './shelf.tsx';
import { States } from './states.tsx';

const sessions: Choice<string>[] = [
  {
    value: 'career',
    title: 'Career coaching',
    detail: 'Where you are, where you want to be, and the next step.',
    end: '60 min',
  },
  {
    value: 'sleep',
    title: 'Sleep and recovery',
    detail: 'A short conversation with a plan for two weeks.',
    end: '30 min',
  },
  {
    value: 'team',
    title: 'Leading a team through a long and uncertain reorganisation',
    detail: 'For team leaders.',
    end: '90 min',
  },
  {
    value: 'group',
    title: 'Group supervision',
    refusal: 'Only team leaders can book this session.',
    end: '60 min',
  },
];

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((weekday, at) => ({
  key: weekday,
  weekday,
  day: String(23 + at),
  month: 'November',
  free: [4, 12, 0, 1, 7, 0, 0][at] ?? 0,
}));

const days: SlotDay[] = [
  {
    key: 'tomorrow',
    heading: 'Tomorrow, Tuesday 24 November',
    slots: [
      { key: '09:00', label: '09:00', reason: 'Ana has another session then.' },
      { key: '09:30', label: '09:30', reason: 'Ana keeps 15 minutes free between sessions.' },
      { key: '10:00', label: '10:00' },
      { key: '10:30', label: '10:30', detail: '05:30 in New York' },
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

const states = ['default', 'hover', 'focus', 'disabled'] as const;
const nothing = () => undefined;

export function ChoicesShelf() {
  const [session, setSession] = useState('career');
  const [answer, setAnswer] = useState('yes');
  const [day, setDay] = useState('Tue');
  const [time, setTime] = useState('10:30');
  return (
    <Shelf title="Choices">
      <ChoiceCards
        legend="Which session would you like?"
        columns="two"
        value={session}
        onChange={setSession}
        choices={sessions}
      />
      <States of={['hover', 'focus']} wide>
        {(state) => (
          <ChoiceCards
            legend={state === 'hover' ? 'Which length?' : 'Which form?'}
            choices={[
              { value: 'short', title: 'Half an hour', detail: 'Enough for one question.' },
            ]}
            onChange={nothing}
          />
        )}
      </States>
      <Grid columns="two">
        <Card title="Boxes and rings">
          <States of={states}>
            {(state) => (
              <Checkbox label="Send me a copy" defaultChecked disabled={state === 'disabled'} />
            )}
          </States>
          <Field
            label="What may your coach see?"
            group="group"
            tip="You can change this at any time."
          >
            <Stack gap="1">
              <Checkbox label="My answers to questionnaires" defaultChecked />
              <Checkbox label="The notes I keep for myself between two sessions, and all that I have written in interactive resources" />
              <Checkbox label="My team (your organisation has switched this off)" disabled />
            </Stack>
          </Field>
          <RadioGroup
            label="Did the session take place?"
            errors={{ didTheSessionTakePlace: 'Say whether it took place.' }}
            value={answer}
            onChange={setAnswer}
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No, and I would like another time' },
              { value: 'other', label: 'Neither', disabled: true },
            ]}
          />
        </Card>
        <Card title="Switches">
          <States of={states}>
            {(state) => (
              <Switch label="Weekly summary" defaultChecked disabled={state === 'disabled'} />
            )}
          </States>
          <Stack gap="1">
            <Switch label="Reminders by email" note="A day before each session." defaultChecked />
            <Switch label="Reminders by telephone" />
            <Switch
              label="Share my availability with teams"
              note="Set by your organisation."
              disabled
            />
          </Stack>
        </Card>
      </Grid>
      <Card title="Days and times">
        <DayStrip label="Days from 23 to 29 November" days={week} value={day} onOpen={setDay} />
        <TimeSlots days={days} value={time} onPick={setTime} />
        <States of={['hover', 'focus']} wide>
          {(state) => <DayStrip label={`The days again, ${state}`} days={week} onOpen={nothing} />}
        </States>
        <States of={['hover', 'focus']} wide>
          {(state) => (
            <TimeSlots
              days={[
                {
                  key: state,
                  heading: state === 'hover' ? 'Thursday 26 November' : 'Friday 27 November',
                  slots: [
                    { key: '09:00', label: '09:00' },
                    { key: '10:00', label: '10:00' },
                  ],
                },
              ]}
              value="10:00"
              onPick={nothing}
            />
          )}
        </States>
      </Card>
    </Shelf>
  );
}
