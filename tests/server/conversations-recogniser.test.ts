import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsIn } from '#domain/kai-conversations/transcript/segment.ts';
import { transcriptionOf } from '#server/conversations/transcription.ts';
import {
  conversationJob,
  conversationWork,
  recordingJob,
  recordingWork,
} from '#server/features/kai-conversations/public.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { readConversations } from '#server/settings/conversations.ts';
import { rate, spoken, waveOf, type Voice } from '#tests/support/speech.ts';
import { conversationScene } from './features/kai-conversations/scene.ts';

/** So many of the words that somebody says are recovered at least. */
const least = 0.75;

const said: readonly (readonly [voice: Voice, text: string])[] = [
  ['rms', 'What would you like to have by the end of our talk?'],
  ['slt', 'I want to hand over the review before the end of the month.'],
  ['rms', 'What have you tried so far? When will you tell your team?'],
  ['slt', 'I will talk to them on Monday morning. That is what I want to do.'],
];

/** Each is recorded by themselves, and is silent while the other speaks. */
function conversation(): Readonly<Record<Voice, Int16Array>> {
  const turns = said.map(([voice, text]) => ({ voice, sound: spoken(voice, text) }));
  const pause = rate;
  const length = turns.reduce((sum, { sound }) => sum + sound.length + pause, 0);
  const channels = { rms: new Int16Array(length), slt: new Int16Array(length) };
  let at = 0;
  for (const { voice, sound } of turns) {
    channels[voice].set(sound, at);
    at += sound.length + pause;
  }
  return channels;
}

/** How many of the words are found among those that were heard, in their order. */
function recovered(wanted: readonly string[], heard: readonly string[]): number {
  const best = Array.from({ length: wanted.length + 1 }, () =>
    Array.from({ length: heard.length + 1 }, () => 0),
  );
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (const [i, word] of wanted.entries())
    for (const [j, other] of heard.entries()) {
      const row = best[i + 1];
      if (row) row[j + 1] = word === other ? at(i, j) + 1 : Math.max(at(i, j + 1), at(i + 1, j));
    }
  return at(wanted.length, heard.length) / wanted.length;
}

const plain = (text: string) => wordsIn(text.toLowerCase());

/** Writes a conversation down with a recogniser of this machine; resolves to its page and its passages. */
async function writtenDown(
  channels: string,
  sound: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
  speakers: (files: readonly string[]) => object,
) {
  const { db, clock, services, mia, issue, send, create, show, server, deliveries } =
    await conversationScene();
  await issue(1);
  const recogniser = join(import.meta.dirname, '../support/recognise.ts');
  const transcribe = transcriptionOf({
    conversations: readConversations({
      TRANSCRIPTION_COMMAND: `${process.execPath} ${recogniser} {file}`,
      TRANSCRIPTION_CHANNELS: channels,
    }),
    allowLoopback: false,
  });
  const parts = { ...services, transcribe };
  const works = {
    [conversationJob]: conversationWork(parts),
    [recordingJob]: recordingWork(parts),
  };
  const files: string[] = [];
  for (const [name, content] of Object.entries(sound))
    files.push((await send(mia, content, name)).id);
  const { id } = await create(mia, { files, ...speakers(files) });
  await outboxWorker({
    db,
    clock,
    log: services.log,
    deliveries: { ...deliveries, ...works },
  }).runDue(clock.now());
  const params = { kaiConversation: id };
  const { passages } = await server
    .as(mia)
    .call('GET /kai-conversations/{kaiConversation}/passages', { params, query: {} });
  const { recordings } = await server
    .as(mia)
    .call('GET /kai-conversations/{kaiConversation}/recordings', { params });
  return { ...(await show(mia, id)), passages, recordings };
}

type Passages = Awaited<ReturnType<typeof writtenDown>>['passages'];

function expectRecovered(passages: Passages): void {
  for (const [nth, [, text]] of said.entries()) {
    const heard = plain(passages[nth]?.text ?? '');
    expect([text, heard, recovered(plain(text), heard) >= least]).toEqual([text, heard, true]);
  }
}

test('a recording of two voices is written down by a recogniser of this machine: who speaks is told by the channel, and most words are recovered', async () => {
  const { rms, slt } = conversation();
  const sound = { 'call.wav': waveOf(rms, slt) };
  const { status, failure, passages } = await writtenDown('speakers', sound, () => ({}));
  expect([status, failure]).toEqual(['completeWithErrors', null]);
  expect(passages.map(({ speaker }) => speaker)).toEqual([
    'Speaker 1',
    'Speaker 2',
    'Speaker 1',
    'Speaker 2',
  ]);
  expectRecovered(passages);
}, 120_000);

test('of people who are recorded at the same time, each in a file of their own, the file tells who speaks, and what they say stands in the order in which they said it', async () => {
  const { rms, slt } = conversation();
  const silence = new Int16Array(rate);
  const sound = { 'mia.wav': waveOf(slt), 'ana.wav': waveOf(rms), 'tom.wav': waveOf(silence) };
  const found = await writtenDown('', sound, ([mia, ana, tom]) => ({
    participants: [
      { label: 'Mia', part: 'coachee', file: mia },
      { label: 'Ana', part: 'coach', file: ana },
      { label: 'Tom', part: 'coachee', file: tom },
    ],
  }));
  const { status, failure, passages, recordings, warnings, duration } = found;
  expect([status, failure, warnings]).toEqual(['complete', null, []]);
  expect(passages.map(({ speaker }) => speaker)).toEqual(['Ana', 'Mia', 'Ana', 'Mia']);
  expectRecovered(passages);
  expect(recordings.map(({ name, startsAt }) => [name, startsAt])).toEqual([
    ['tom.wav', 0],
    ['mia.wav', 0],
    ['ana.wav', 0],
  ]);
  expect(duration).toBeLessThanOrEqual(recordings.at(-1)?.length ?? 0);
}, 120_000);
