import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, refusal, SmallApi } from '../../shell/small-api.ts';
import { agree, choose, press, takesFiles } from './sent-files.ts';

afterEach(closeApp);

const programme = { id: 'p1', name: 'Leading well' };
const speakers = [
  { label: 'Ana', words: 5 },
  { label: 'Mia', words: 4 },
];

interface Sent {
  readonly title: string;
  readonly files: readonly string[];
  readonly language: string;
  readonly participants: readonly object[];
  readonly consentConfirmed: boolean;
}

/** The page of an upload, with a server that refuses so many first. */
function opened({ look, refused = 0 }: { look?: () => Promise<unknown>; refused?: number } = {}) {
  const sent: Sent[] = [];
  const api = new SmallApi()
    .on('GET /kai-conversations/choices', () =>
      json([{ ...programme, groups: ['GROW'], setUp: ['GROW'], mayChooseMember: false }]),
    )
    .on('POST /kai-conversations', async (request) => {
      sent.push((await request.json()) as Sent);
      return sent.length > refused
        ? json({ id: 'c1', programme })
        : refusal(422, { title: 'Give the conversation a title.' });
    });
  takesFiles(api, speakers, look);
  openApp('/app/kai-conversations/create', api, true);
  return sent;
}

const verb = 'Upload and analyse';

test('a conversation goes by itself as soon as its files are there', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const sent = opened({ look: () => promise });
  await choose('call.txt', false);
  fireEvent.change(screen.getByRole('textbox', { name: /^Title/ }), {
    target: { value: 'Handing over' },
  });
  agree();
  await press(verb);
  await screen.findByText('It will be uploaded as soon as its files are there.');
  await press('Not yet');
  expect(screen.queryByText('It will be uploaded as soon as its files are there.')).toBeNull();
  await press(verb);
  expect(sent).toEqual([]);
  resolve(undefined);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    title: 'Handing over',
    files: ['f1'],
    language: 'en',
    consentConfirmed: true,
  });
});

test('what was sent and written is there after a reload, and what is refused can be sent again', async () => {
  opened();
  await choose();
  await screen.findByText('5 words');
  cleanup();
  const sent = opened({ refused: 1 });
  await screen.findByText(/^10 bytes, sent/);
  await screen.findByText('5 words');
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'call');
  agree();
  await press(verb);
  await waitFor(() =>
    expect(screen.getAllByText('Give the conversation a title.').length).toBeGreaterThan(0),
  );
  await press(verb);
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('a file of which nothing can be made is refused where it stands', async () => {
  const sent = opened();
  const box = await screen.findByLabelText(/^Recording or transcript/);
  fireEvent.change(box, { target: { files: [new File(['x'], 'call.exe')] } });
  await screen.findByText(/^We can’t read this file type/);
  agree();
  await press(verb);
  await waitFor(() =>
    expect(screen.getAllByText('Add a recording or a transcript.').length).toBeGreaterThan(0),
  );
  expect(sent).toEqual([]);
});

test('of people who are recorded at the same time, each in a file of their own, it is said whose file it is', async () => {
  const sent = opened();
  await choose('call.mp3');
  expect(screen.queryByRole('radio', { name: /^At the same time/ })).toBeNull();
  await choose('ana.mp3', false);
  fireEvent.click(await screen.findByRole('radio', { name: /^At the same time/ }));
  const name = (file: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: `Who speaks in ${file}` }), {
      target: { value },
    });
  name('call.mp3', 'Ana');
  agree();
  await press(verb);
  await screen.findAllByText('Say who speaks.');
  name('ana.mp3', 'Ana');
  await screen.findAllByText('Give each speaker a name of their own.');
  name('call.mp3', 'Mia');
  fireEvent.change(screen.getByLabelText(/^Mia is the/), { target: { value: 'coachee' } });
  fireEvent.change(screen.getByLabelText(/^Ana is the/), { target: { value: 'coach' } });
  await press(verb);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.participants).toEqual([
    { label: 'Mia', part: 'coachee', file: 'f2' },
    { label: 'Ana', part: 'coach', file: 'f3' },
  ]);
});
