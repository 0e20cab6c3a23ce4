import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { whyNotSent } from '#web/features/uploads/why-not-sent.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const api = () =>
  new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin' }))
    .on('GET /upload-reports/uploaders', () => json([]));

/** A file of which the product can't know what its columns hold. */
const strange = () =>
  new File(['Vorname;Surname;E-mail;Role\nA;B;c@d.example;Member'], 'people.csv', {
    type: 'text/csv',
  });

async function choose(file: File) {
  openApp('/app/users/uploads/create', api(), true);
  const box = await screen.findByLabelText(/^CSV file/);
  fireEvent.change(box, { target: { files: [file] } });
}

test('a file that waits for its columns says so, and there is one way to give it up', async () => {
  await choose(strange());
  await screen.findByRole('form', { name: 'Match the columns' });
  const files = within(screen.getByRole('list', { name: 'Files' }));
  expect(files.getByText('Not sent yet: match its columns below.')).toBeTruthy();
  expect(files.queryByRole('progressbar')).toBeNull();
  expect(files.queryByText('0%')).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove people.csv' })).toBeTruthy();
  expect(screen.getAllByText('Cancel')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await files.findByText(
    'Not sent: the columns were not matched. Choose the file again to match them.',
  );
  expect(screen.getByRole('link', { name: 'Cancel' })).toBeTruthy();
});

test('what a column of dates holds is said in the words of the profile', async () => {
  await choose(strange());
  const form = within(await screen.findByRole('form', { name: 'Match the columns' }));
  expect(form.getByRole('combobox', { name: /^Date format/ })).toBeTruthy();
  expect(form.queryByRole('combobox', { name: /^Language/ })).toBeNull();
});

test('a file that the server refuses says why, and what to do', () => {
  const errors = { file: 'Files can’t be larger than 5 MB.' };
  const body = { status: 422, title: 'Unprocessable Content', errors };
  const refused = new ApiError('refused', { status: 422, body });
  expect(whyNotSent(refused)).toBe(
    'Files can’t be larger than 5 MB. Nothing was changed. Correct it and choose the file again.',
  );
});
