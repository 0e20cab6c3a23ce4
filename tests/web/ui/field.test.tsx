import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { fieldKey } from '#web/ui/forms/field-key.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';

afterEach(cleanup);

const shown = (text: string) => {
  const element = screen.queryByText(text);
  return element !== null && element.closest('[hidden]') === null;
};

describe('a field', () => {
  test.each([
    ['Email', 'email'],
    ['Start date', 'startDate'],
    ['Date of Birth', 'dateOfBirth'],
    ['Why are you cancelling?', 'whyAreYouCancelling'],
    ['Line 2', 'line2'],
  ])('looks the message of “%s” up as %s', (label, key) => {
    expect(fieldKey(label)).toBe(key);
  });

  test('shows an asterisk when required, unless it is hidden, and tells the control either way', () => {
    render(
      <>
        <Field label="First name" required>
          <TextInput />
        </Field>
        <Field label="Last name" required hideAsterisk>
          <TextInput />
        </Field>
        <Field label="Nickname">
          <TextInput />
        </Field>
      </>,
    );
    expect(screen.getAllByText('*')).toHaveLength(1);
    expect(screen.getByLabelText(/First name/).hasAttribute('required')).toBe(true);
    expect(screen.getByLabelText('Last name').hasAttribute('required')).toBe(true);
    expect(screen.getByLabelText('Nickname').hasAttribute('required')).toBe(false);
  });

  test('shows its tip when there is no error, and the error in its place when there is one', () => {
    const field = (errors: Record<string, string>) => (
      <Field label="Start date" tip="A weekday." errors={errors}>
        <TextInput />
      </Field>
    );
    const { rerender } = render(field({}));
    expect(shown('A weekday.')).toBe(true);
    rerender(field({ startDate: 'Choose a weekday.' }));
    expect(shown('A weekday.')).toBe(false);
    expect(shown('Choose a weekday.')).toBe(true);
    rerender(field({ endDate: 'Choose a later day.' }));
    expect(shown('Choose a later day.')).toBe(false);
  });

  test('hides the error while it is focused, and keeps it for those who listen', () => {
    render(
      <Field label="Reason" errors={{ reason: 'Say why.' }}>
        <TextInput />
      </Field>,
    );
    const input = screen.getByLabelText('Reason');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    fireEvent.focus(input);
    expect(shown('Say why.')).toBe(false);
    const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Say why.');
    fireEvent.blur(input);
    expect(shown('Say why.')).toBe(true);
  });

  test('takes its message by an explicit key', () => {
    render(
      <Field label="Why?" errorKey="reason" errors={{ reason: 'Say why.', why: 'Not this.' }}>
        <TextInput />
      </Field>,
    );
    expect(shown('Say why.')).toBe(true);
    expect(shown('Not this.')).toBe(false);
  });

  test('says what its control finds wrong, where the server’s message stood, by the same rule', () => {
    function Hours() {
      const [hours, setHours] = useState<number | null>(4);
      return (
        <Field label="Hours" tip="Up to 8." errors={{ hours: 'Too many.' }}>
          <NumberInput value={hours} max={8} onChange={setHours} />
        </Field>
      );
    }
    render(<Hours />);
    const input = screen.getByLabelText('Hours');
    expect(shown('Too many.')).toBe(true);
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: 'four' } });
    expect(shown('Enter a number.')).toBe(false);
    expect(shown('Up to 8.')).toBe(true);
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(document.getElementById(described[0] ?? '')?.textContent).toBe('Enter a number.');
    fireEvent.blur(input);
    expect(shown('Enter a number.')).toBe(true);
    expect(screen.queryByText('Too many.')).toBe(null);
    fireEvent.change(input, { target: { value: '5' } });
    expect(shown('Too many.')).toBe(true);
  });

  test('around several controls is a group with the same label, tip and message', () => {
    render(
      <Form errors={{ where: 'Choose where.' }} onSubmit={() => undefined}>
        <RadioGroup
          label="Where"
          required
          tip="You can change it."
          options={[{ value: 'online', label: 'Online' }]}
          onChange={() => undefined}
        />
      </Form>,
    );
    const group = screen.getByRole('radiogroup', { name: /^Where/ });
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('You can change it.')).toBe(null);
    fireEvent.click(screen.getByRole('link', { name: 'Choose where.' }));
    expect(document.activeElement).toBe(screen.getByRole('radio'));
    expect(shown('You can change it.')).toBe(true);
  });
});

function Sending() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const refuse = () => setErrors({ email: 'Enter an e-mail address.', reason: 'Say why.' });
  return (
    <Form errors={errors} onSubmit={refuse}>
      <Field label="Email">
        <TextInput />
      </Field>
      <Field label="Reason">
        <Textarea maxLength={30} defaultValue="Because" />
      </Field>
      <button type="submit">Send</button>
    </Form>
  );
}

describe('a form', () => {
  test('sums the server’s messages up, takes the focus there, and leads from each to its field', () => {
    render(<Sending />);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const summary = screen.getByText('Please check what you entered').closest('[tabindex]');
    expect(document.activeElement).toBe(summary);
    fireEvent.click(screen.getByRole('link', { name: 'Say why.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  });

  test('counts what is typed, and says how much is left when it is little', () => {
    render(<Sending />);
    const reason = screen.getByLabelText('Reason');
    expect(screen.getByText('7 / 30')).toBeDefined();
    fireEvent.change(reason, { target: { value: 'x'.repeat(29) } });
    expect(screen.getByText('29 / 30')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('1 character left');
  });
});
