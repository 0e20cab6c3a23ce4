import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMatching } from '#web/features/uploads/use-matching.tsx';

/** Matches one file, and shows what became of it. */
function Matching({ file, onDone }: { file: File; onDone: (outcome: File | Error) => void }) {
  const { matched, form } = useMatching();
  const begin = () => {
    void matched(file, new AbortController().signal).then(onDone, onDone);
  };
  return (
    <>
      <button onClick={begin}>Begin</button>
      {form}
    </>
  );
}

function begin(text: string): Promise<File | Error> {
  const file = new File([text], 'people.csv', { type: 'text/csv' });
  return new Promise((resolve) => {
    render(<Matching file={file} onDone={resolve} />);
    fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  });
}

const textOf = (outcome: File | Error) =>
  outcome instanceof Error ? outcome.name : outcome.text();

test('headings that people write need no matching', async () => {
  const text = 'First name,Surname,E-mail,Role,organisation\nA,B,c@d.example,Member,Harbour';
  expect(await textOf(await begin(text))).toBe(text);
});

test('what a heading means is said before the file is sent, and what can be guessed is chosen already', async () => {
  const done = begin('Vorname;Surname;E-mail;Role;Shoe size\nA;B;c@d.example;Member;44');
  const form = within(await screen.findByRole('form', { name: 'Match the columns' }));
  const chosen = (name: RegExp) => form.getByRole<HTMLSelectElement>('combobox', { name });
  expect(chosen(/^Last name/).value).toBe('Surname');
  expect(chosen(/^Team/).value).toBe('');
  fireEvent.click(form.getByRole('button', { name: 'Send file' }));
  const missing = await form.findAllByText('Choose the column that contains: First name.');
  expect(missing.length).toBeGreaterThan(0);
  fireEvent.change(chosen(/^First name/), { target: { value: 'Vorname' } });
  fireEvent.click(form.getByRole('button', { name: 'Send file' }));
  expect(await textOf(await done)).toBe(
    'firstName;lastName;email;role;-5\nA;B;c@d.example;Member;44',
  );
  await expect.poll(() => screen.queryByRole('form')).toBeNull();
});

test('without an answer nothing is sent', async () => {
  const done = begin('Vorname,Surname\nA,B');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await textOf(await done)).toBe('NotMatched');
});
