import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Checkbox } from '../checkbox.tsx';
import { ChoiceCards } from '../choice-cards.tsx';
import { Field } from '../field.tsx';
import { Form } from '../form.tsx';
import { Grid, Row, Stack } from '../layout.tsx';
import { PasswordInput } from '../password-input.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { Select } from '../select.tsx';
import { Text } from '../text.tsx';
import { TextInput } from '../text-input.tsx';
import { Textarea } from '../textarea.tsx';

const errors = {
  emailAddress: 'Enter an e-mail address like ana@example.org.',
  reason: 'Say in a few words why.',
};

export function FormsShelf() {
  const [session, setSession] = useState('career');
  const [place, setPlace] = useState('online');
  return (
    <Stack gap="4" as="section" aria-label="Forms">
      <Text as="h2" look="title">
        Forms
      </Text>
      <Grid columns="two">
        <Card title="Fields">
          <Stack gap="6" measure="form">
            <Field label="Full name" required>
              <TextInput autoComplete="name" defaultValue="Oluwaseun Adeyemi-Fitzgerald" />
            </Field>
            <Field label="Phone number" tip="Only your coach sees it." id="gallery-phone">
              <TextInput type="tel" placeholder="+44 20 7946 0000" />
            </Field>
            <Field label="Password" required hideAsterisk>
              <PasswordInput defaultValue="correct horse" />
            </Field>
            <Field label="Time zone" tip="Times are shown in this zone.">
              <Select
                placeholder="Choose a time zone"
                defaultValue=""
                options={[
                  { value: 'Europe/London', label: 'London' },
                  { value: 'America/New_York', label: 'New York' },
                ]}
              />
            </Field>
            <Field label="Message" tip="Your coach reads this before the session.">
              <Textarea
                maxLength={1000}
                defaultValue="I would like to talk about moving into a role with a team."
              />
            </Field>
            <Field label="Organisation" tip="Set by your administrator.">
              <TextInput disabled defaultValue="Northwind Logistics" />
            </Field>
          </Stack>
        </Card>
        <Card title="With messages from the server">
          <Form
            aria-label="Example with errors"
            errors={errors}
            onSubmit={() => setPlace('online')}
          >
            <Field label="Email address" required tip="We never share it.">
              <TextInput type="email" defaultValue="ana@" />
            </Field>
            <Field label="Why are you cancelling?" errorKey="reason" required>
              <Textarea maxLength={500} />
            </Field>
            <Checkbox label="Tell the other attendees why" defaultChecked />
            <Checkbox label="Send me a copy (your organisation has switched this off)" disabled />
            <RadioGroup
              label="Where"
              direction="across"
              value={place}
              onChange={setPlace}
              options={[
                { value: 'online', label: 'Online' },
                { value: 'phone', label: 'By phone' },
                { value: 'person', label: 'In person', disabled: true },
              ]}
            />
            <Row>
              <Button type="submit" variant="primary">
                Send request
              </Button>
              <Button variant="quiet">Keep it</Button>
            </Row>
          </Form>
        </Card>
      </Grid>
      <ChoiceCards
        legend="Which session would you like?"
        columns="two"
        value={session}
        onChange={setSession}
        choices={[
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
        ]}
      />
    </Stack>
  );
}
