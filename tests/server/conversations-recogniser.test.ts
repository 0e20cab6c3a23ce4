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
import { rate, spoken, stereo, type Voice } from '#tests/support/speech.ts';
import { conversationScene } from './features/kai-conversations/scene.ts';

/** So many of the words that somebody says are recovered at least. */
const least = 0.75;

const said: readonly (readonly [voice: Voice, text: string])[] = [
  ['rms', 'What would you like to have by the end of our talk?'],
  ['slt', 'I want to hand over the review before the end of the month.'],
  ['rms', 'What have you tried so far? When will you tell your team?'],
  ['slt', 'I will talk to them on Monday morning. That is what I want to do.'],
];

/** Each speaks on a channel of their own, and is silent while the other does. */
function conversation(): Uint8Array<ArrayBuffer> {
  const turns = said.map(([voice, text]) => ({ voice, sound: spoken(voice, text) }));
  const pause = rate;
  const length = turns.reduce((sum, { sound }) => sum + sound.length + pause, 0);
  const channels = { rms: new Int16Array(length), slt: new Int16Array(length) };
  let at = 0;
  for (const { voice, sound } of turns) {
    channels[voice].set(sound, at);
    at += sound.length + pause;
  }
  return stereo(channels.rms, channels.slt);
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

test('a recording of two voices is written down by a recogniser of this machine: who speaks is told by the channel, and most words are recovered', async () => {
  const { db, clock, services, mia, issue, send, create, show, server, deliveries } =
    await conversationScene();
  await issue(1);
  const recogniser = join(import.meta.dirname, '../support/recognise.ts');
  const transcribe = transcriptionOf({
    conversations: readConversations({
      TRANSCRIPTION_COMMAND: `${process.execPath} ${recogniser} {file}`,
      TRANSCRIPTION_CHANNELS: 'speakers',
    }),
    allowLoopback: false,
  });
  const parts = { ...services, transcribe };
  const works = {
    [conversationJob]: conversationWork(parts),
    [recordingJob]: recordingWork(parts),
  };
  const { id: file } = await send(mia, conversation(), 'call.wav');
  const { id } = await create(mia, { files: [file] });
  await outboxWorker({
    db,
    clock,
    log: services.log,
    deliveries: { ...deliveries, ...works },
  }).runDue(clock.now());

  const { status, failure } = await show(mia, id);
  expect([status, failure]).toEqual(['completeWithErrors', null]);
  const { passages } = await server
    .as(mia)
    .call('GET /kai-conversations/{kaiConversation}/passages', {
      params: { kaiConversation: id },
      query: {},
    });
  expect(passages.map(({ speaker }) => speaker)).toEqual([
    'Speaker 1',
    'Speaker 2',
    'Speaker 1',
    'Speaker 2',
  ]);
  for (const [nth, [, text]] of said.entries()) {
    const heard = plain(passages[nth]?.text ?? '');
    expect([text, heard, recovered(plain(text), heard) >= least]).toEqual([text, heard, true]);
  }
}, 120_000);
