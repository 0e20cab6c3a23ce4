import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../layout/card.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { Grid, Row, Stack } from '../layout/layout.tsx';
import { PasswordInput } from '../forms/password-input.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import { Select } from '../forms/select.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Textarea } from '../forms/textarea.tsx';
import { Shelf } from './shelf.tsx';
import { States, type State } from './states.tsx';

const refusals = {
  emailAddress: 'Enter an email address like ana@example.org.',
  reason: 'Say in a few words why.',
  where: 'Choose where you will meet.',
};
const states = ['default', 'empty', 'focus', 'error', 'disabled', 'long'] as const;
const long = 'Oluwaseun Adeyemi-Fitzgerald and Konstantina Papadimitropoulou-Weatherington';
const zones = [
  { value: 'Europe/London', label: 'London' },
  { value: 'America/New_York', label: 'New York' },
  { value: 'America/Indiana', label: long },
];

/** What a box holds in each state. */
const held = (state: State): string =>
  state === 'empty' || state === 'error' ? '' : state === 'long' ? long : 'Oluwaseun Adeyemi';

const wrong = (state: State, message: string) => ({
  shown: state === 'error' ? message : undefined,
});

export function FormsShelf() {
  const [place, setPlace] = useState<'online' | 'phone'>();
  const [errors, setErrors] = useState<Partial<typeof refusals>>({});
  return (
    <Shelf title="Forms">
      <Card title="A box for words">
        <States of={states} wide>
          {(state) => (
            <Field
              label="Full name"
              id={`gallery-name-${state}`}
              required
              tip="As your coach will read it."
              errorKey="shown"
              errors={wrong(state, 'Enter your name.')}
            >
              <TextInput
                disabled={state === 'disabled'}
                placeholder="Ana Duarte"
                defaultValue={held(state)}
              />
            </Field>
          )}
        </States>
      </Card>
      <Card title="A list to choose from">
        <States of={states} wide>
          {(state) => (
            <Field
              label="Time zone"
              id={`gallery-zone-${state}`}
              tip="Times are shown in this zone."
              errorKey="shown"
              errors={wrong(state, 'Choose a time zone.')}
            >
              <Select
                placeholder="Choose a time zone"
                disabled={state === 'disabled'}
                defaultValue={
                  held(state) === '' ? '' : state === 'long' ? 'America/Indiana' : 'Europe/London'
                }
                options={zones}
              />
            </Field>
          )}
        </States>
      </Card>
      <Card title="A box for long texts">
        <States of={states} wide>
          {(state) => (
            <Field
              label="Message"
              id={`gallery-message-${state}`}
              tip="Your coach reads this before the session."
              errorKey="shown"
              errors={wrong(state, 'Write at least one sentence, so that your coach can prepare.')}
            >
              <Textarea
                maxLength={1000}
                disabled={state === 'disabled'}
                defaultValue={state === 'long' ? `${long}. `.repeat(4) : held(state)}
              />
            </Field>
          )}
        </States>
      </Card>
      <Grid columns="two">
        <Card title="Other boxes">
          <Stack gap="6" measure="form">
            <Field label="Password" required hideAsterisk>
              <PasswordInput defaultValue="correct horse" />
            </Field>
            <Field label="Phone number" tip="Only your coach sees it." id="gallery-phone">
              <TextInput type="tel" placeholder="+44 20 7946 0000" />
            </Field>
          </Stack>
        </Card>
        <Card title="With messages from the server" note="They come when it is sent.">
          <Form
            aria-label="Example with errors"
            errors={errors}
            onSubmit={() => setErrors(refusals)}
          >
            <Field label="Email address" required tip="We never share it.">
              <TextInput type="email" defaultValue="ana@" />
            </Field>
            <Field label="Why are you cancelling?" errorKey="reason" required>
              <Textarea maxLength={500} />
            </Field>
            <RadioGroup
              label="Where"
              required
              tip="You can change it until the day before."
              direction="across"
              value={place}
              onChange={setPlace}
              options={[
                { value: 'online', label: 'Online' },
                { value: 'phone', label: 'By phone' },
              ]}
            />
            <Checkbox label="Tell the other attendees why" defaultChecked />
            <Row>
              <Button type="submit" variant="primary">
                Send request
              </Button>
              <Button variant="quiet" onClick={() => setErrors({})}>
                Keep it
              </Button>
            </Row>
          </Form>
        </Card>
      </Grid>
    </Shelf>
  );
}
