import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { unnamed } from '#domain/kai-conversations/transcript/names.ts';
import type { ReadTranscript } from '#domain/kai-conversations/transcript/read.ts';
import { outside } from '#server/outbound/ask.ts';
import type { SpeechService } from '#server/settings/conversations.ts';
import type { Recording, Transcribe } from './recording.ts';

/** Milliseconds that a service may take, and bytes of its answer. */
const timeout = 15 * 60 * 1000;
const mostBytes = 10 * 1024 * 1024;

/** What the audio call answers with, as far as it is used. */
const heard = z.object({
  text: z.string().default(''),
  segments: z
    .array(
      z.object({
        start: z.number().nonnegative(),
        end: z.number().nonnegative(),
        text: z.string(),
        speaker: z.string().max(80).optional(),
      }),
    )
    .default([]),
});

const unreadable: ReadTranscript = {
  problem: 'The transcription service could not make anything of this recording.',
};

/** Writes down recordings by a service that speaks the audio call of OpenAI. */
export const byService =
  ({ url, key, model }: SpeechService, { allowLoopback }: { allowLoopback: boolean }): Transcribe =>
  async (recording, signal) => {
    const { body, boundary, byteLength } = formOf(recording, {
      model,
      ...(recording.language !== 'und' && { language: recording.language }),
      response_format: 'verbose_json',
      'timestamp_granularities[]': 'segment',
    });
    const response = await outside({ allowLoopback, timeout, mostBytes })(
      `${url}/audio/transcriptions`,
      {
        method: 'POST',
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': String(byteLength),
          ...(key !== null && { authorization: `Bearer ${key}` }),
        },
        body,
        ...(signal && { signal }),
      },
    );
    if (response.status === 400 || response.status === 413 || response.status === 415)
      return unreadable;
    if (!response.ok) throw new Error(`The transcription service answers with ${response.status}`);
    const answer = heard.safeParse(await response.json().catch(() => null));
    if (!answer.success) throw new Error('The transcription service answers with something else');
    return transcriptOf(answer.data);
  };

function transcriptOf({ text, segments }: z.output<typeof heard>): ReadTranscript {
  const said = segments
    .map(({ start, end, text: words, speaker }) => ({
      start: Math.round(start * 1000),
      end: Math.round(Math.max(start, end) * 1000),
      speaker: speaker?.trim() || unnamed,
      text: words.trim(),
    }))
    .filter(({ text: words }) => words !== '');
  if (said.length > 0) return { segments: said };
  if (text.trim() === '') return { problem: 'Nothing is said in this recording.' };
  return { segments: [{ start: null, end: null, speaker: unnamed, text: text.trim() }] };
}

/** The form that is sent, recording and all, as it is read. */
function formOf({ name, mediaType, content }: Recording, fields: Readonly<Record<string, string>>) {
  const boundary = `waymark-${randomUUID()}`;
  const fileName = name.replaceAll(/[^\w.-]+/g, '_');
  const said = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = Buffer.from(
    `${said.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: ${mediaType}\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const parts = async function* () {
    yield head;
    yield* (await content.open()) as AsyncIterable<Buffer>;
    yield tail;
  };
  return {
    body: Readable.from(parts()),
    boundary,
    byteLength: head.length + content.byteLength + tail.length,
  };
}
