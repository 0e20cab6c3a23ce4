import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, SmallApi } from '../../shell/small-api.ts';
import { draft, offered } from './a-conversation.ts';

/** What a browser’s player does, which the test’s has not: it has a time, and says when it plays. */
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(
    this: HTMLMediaElement,
  ) {
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
    this: HTMLMediaElement,
  ) {
    fireEvent.pause(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const said = [
  { start: 0, speaker: 'Ana', text: 'What would you like?' },
  { start: 6000, speaker: 'Mia', text: 'To speak with Karim.' },
  { start: 62_000, speaker: 'Ana', text: 'How did it go?' },
  { start: 68_000, speaker: 'Mia', text: 'He was glad.' },
].map((each, n) => ({ n, end: null, original: null, ...each }));

const audio = { kind: 'audio', peaks: [10, 200, 30] } as const;
const heard = {
  recordings: [
    { ...audio, file: 'f1', name: 'one.wav', startsAt: 0, length: 60_000 },
    { ...audio, file: 'f2', name: 'two.wav', startsAt: 60_000, length: 20_000 },
  ],
  turns: {
    speakers: ['Ana', 'Mia'],
    of: [0, 1, 0, 1],
    starts: said.map(({ start }) => start),
    ends: [null, null, null, null],
  },
  leftAt: null as number | null,
};

function opened(changes: object = {}, files: readonly object[] = heard.recordings) {
  const noted: number[] = [];
  const asked: string[] = [];
  const shown = {
    ...draft,
    status: 'complete',
    failure: null,
    passages: said.length,
    files: files.map((_, nth) => ({
      id: `f${nth + 1}`,
      name: 'call',
      mediaType: 'audio/wav',
      byteLength: 10,
    })),
    availableEvents: [offered('CORRECT', 'Correct')],
  };
  const api = new SmallApi()
    .on('GET /kai-conversations/c1', () => json(shown))
    .on('GET /kai-conversations/c1/history', () => json([]))
    .on('GET /kai-conversations/c1/recordings', () => json({ ...heard, ...changes }))
    .on('GET /kai-conversations/c1/passages', () => json({ total: 4, passages: said }))
    .on('POST /kai-conversations/c1/links', async (request) => {
      const { file } = (await request.json()) as { file: string };
      asked.push(file);
      return json({ address: `/api/kai-recordings/c1?file=${file}`, endsAt: '' });
    })
    .on('POST /kai-conversations/c1/listening', async (request) => {
      noted.push(((await request.json()) as { position: number }).position);
      return json({ position: 0 });
    });
  openApp('/app/programmes/p1/kai-conversations/c1', api, true);
  return { noted, asked };
}

const player = () => within(screen.getByRole('region', { name: 'Recording' }));
const position = () => player().getByRole<HTMLInputElement>('slider', { name: /^Position/ });
const spoken = () => screen.queryByRole('listitem', { current: true })?.textContent ?? null;

/** The player that is there, once it knows what it plays. */
async function loaded(name: string) {
  const element = await waitFor(() => {
    const found = document.querySelector<HTMLAudioElement>(`audio[aria-label="${name}"]`);
    if (!found) throw new Error(`${name} is not there yet`);
    return found;
  });
  fireEvent.loadedMetadata(element);
  return element;
}

test('a passage of the second recording is heard there, is marked, and is read below the player', async () => {
  const { asked, noted } = opened();
  const first = await loaded('one.wav');
  expect(spoken()).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Hear Mia at 0:06' }));
  expect(first.currentTime).toBe(6);
  expect(spoken()).toContain('To speak with Karim.');
  fireEvent.click(screen.getByRole('button', { name: 'Hear Mia at 1:08' }));
  const second = await loaded('two.wav');
  expect(second.currentTime).toBe(8);
  expect(asked).toEqual(['f1', 'f2']);
  expect(spoken()).toContain('He was glad.');
  expect(player().getByRole('region', { name: 'Spoken now' }).textContent).toBe(
    'Mia: He was glad.',
  );
  expect(position().getAttribute('aria-valuetext')).toBe('1:08 of 1:20, Mia speaks');
  fireEvent.click(player().getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(noted).toEqual([68_000]));
});

test('recordings of people who speak at the same time are played together, the longest of them with the bar', async () => {
  const [one, two] = heard.recordings;
  opened({ recordings: [{ ...two, startsAt: 0 }, one] });
  const leading = await loaded('one.wav');
  await waitFor(() => expect(document.querySelectorAll('audio')).toHaveLength(2));
  const beside = document.querySelector<HTMLAudioElement>('audio[src$="f2"]');
  fireEvent.click(await screen.findByRole('button', { name: 'Hear Mia at 0:06' }));
  expect(leading.currentTime).toBe(6);
  await waitFor(() => expect(beside?.currentTime).toBe(6));
  expect(player().getByText('Recordings played together: two.wav, one.wav')).toBeTruthy();
});

test('keys go through it, over the end of one recording into the next', async () => {
  opened({ leftAt: 57_000 });
  const first = await loaded('one.wav');
  expect(first.currentTime).toBe(57);
  fireEvent.keyDown(position(), { key: 'ArrowRight' });
  const second = await loaded('two.wav');
  expect(second.currentTime).toBe(2);
  fireEvent.keyDown(position(), { key: 'PageDown' });
  expect((await loaded('one.wav')).currentTime).toBe(32);
});

test('who scrolls is no longer taken along, until they say so', async () => {
  opened();
  await loaded('one.wav');
  const follow = () => player().getByRole<HTMLInputElement>('switch', { name: 'Follow along' });
  fireEvent.click(await screen.findByRole('button', { name: 'Hear Mia at 0:06' }));
  expect(follow().checked).toBe(true);
  fireEvent.wheel(document.body);
  await waitFor(() => expect(follow().checked).toBe(false));
  fireEvent.click(follow());
  expect(follow().checked).toBe(true);
});

test('what can’t be read as sound is drawn from who speaks, and says so', async () => {
  opened({ recordings: heard.recordings.map((each) => ({ ...each, peaks: [] })) });
  await loaded('one.wav');
  expect(player().getByText(/^Drawn from the transcript/)).toBeTruthy();
});

test('a transcript has no player, and says why', async () => {
  opened({}, []);
  expect(await screen.findByText(/^There is nothing to hear/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Recording' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Hear/ })).toBeNull();
});
