import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { analyse } from '#domain/kai-conversations/analysis/analyse.ts';
import { withAnswer } from '#domain/kai-conversations/analysis/answered.ts';
import { growRubric } from '#domain/kai-conversations/rubrics/grow.ts';
import { readTranscript } from '#domain/kai-conversations/transcript/read.ts';
import { analysisServiceOf } from '#server/conversations/analysis-service.ts';
import { transcriptionOf } from '#server/conversations/transcription.ts';
import { readConversations } from '#server/settings/conversations.ts';
import { injections } from '#tests/domain/kai-conversations/injections.ts';
import { coaching } from '#tests/domain/kai-conversations/corpus/coaching.ts';

/** A service on this machine that answers as it is told, and keeps what it was asked. */
const asked: { path: string; key: string; body: string }[] = [];
let next: { status: number; body: string; after?: Promise<unknown> } = {
  status: 200,
  body: '{}',
};
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('latin1');
    asked.push({ path: request.url ?? '', key: request.headers.authorization ?? '', body });
    const { status, body: said, after } = next;
    const respond = async (): Promise<void> => {
      await after;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(said);
    };
    void respond();
  });
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const { port } = service.address() as AddressInfo;
afterAll(() => new Promise((resolve) => service.close(resolve)));

const url = `http://127.0.0.1:${port}/v1`;
const settings = (environment: Readonly<Record<string, string>>) => ({
  conversations: readConversations(environment),
  allowLoopback: true,
});
const recording = {
  name: 'call.wav',
  mediaType: 'audio/wav',
  content: {
    byteLength: 4,
    open: () => Promise.resolve(Readable.from([Buffer.from('RI'), Buffer.from('FF')])),
  },
  language: 'und',
};
const answer = (status: number, body: unknown, after: Promise<unknown> = Promise.resolve()) => {
  next = { status, body: typeof body === 'string' ? body : JSON.stringify(body), after };
};

describe('a transcription service', () => {
  const transcribe = transcriptionOf(
    settings({ TRANSCRIPTION_URL: url, TRANSCRIPTION_KEY: 'secret' }),
  );

  test('is sent the recording, and what it hears is a transcript', async () => {
    answer(200, {
      text: 'Hello. Hello Ana.',
      segments: [
        { start: 0.5, end: 1.2, text: ' Hello.', speaker: 'Ana' },
        { start: 1.5, end: 2.1, text: ' Hello Ana.' },
      ],
    });
    expect(await transcribe?.(recording)).toEqual({
      segments: [
        { start: 500, end: 1200, speaker: 'Ana', text: 'Hello.' },
        { start: 1500, end: 2100, speaker: 'Speaker 1', text: 'Hello Ana.' },
      ],
    });
    const sent = asked.at(-1);
    expect(sent?.path).toBe('/v1/audio/transcriptions');
    expect(sent?.key).toBe('Bearer secret');
    expect(sent?.body).toContain('filename="call.wav"');
    expect(sent?.body).toMatch(/Content-Type: audio\/wav\r\n\r\nRIFF\r\n--waymark-[\w-]+--\r\n$/);
  });

  test('that hears nothing, or can’t read it, has a problem; one that is busy or broken is asked again', async () => {
    answer(200, { text: ' ' });
    expect(await transcribe?.(recording)).toEqual({
      problem: 'Nothing is said in this recording.',
    });
    answer(400, { error: 'no' });
    expect(await transcribe?.(recording)).toHaveProperty('problem');
    for (const status of [429, 500, 503]) {
      answer(status, {});
      await expect(transcribe?.(recording)).rejects.toThrow(String(status));
    }
    answer(200, 'no JSON');
    await expect(transcribe?.(recording)).rejects.toThrow('something else');
  });

  test('that is slow is waited for, until what it hears is not wanted any more', async () => {
    const late = Promise.withResolvers<undefined>();
    answer(200, { text: 'Hello at last.' }, late.promise);
    const count = asked.length;
    const waiting = transcribe?.(recording);
    await expect.poll(() => asked.length).toBe(count + 1);
    late.resolve(undefined);
    expect(await waiting).toMatchObject({ segments: [{ text: 'Hello at last.' }] });

    const never = Promise.withResolvers<undefined>();
    answer(200, { text: 'Too late.' }, never.promise);
    const stop = new AbortController();
    const given = transcribe?.(recording, stop.signal);
    await expect.poll(() => asked.length).toBe(count + 2);
    stop.abort();
    await expect(given).rejects.toThrow(/./);
    never.resolve(undefined);
  });
});

describe('a program of this machine', () => {
  test('is given the recording by a name of ours, and what it prints is a transcript', async () => {
    const script =
      'process.stdout.write("Ana: "+require("node:fs").readFileSync(process.argv[1],"utf8")+"\\nMia:hm\\nMia: Yes.")';
    const transcribe = transcriptionOf({
      conversations: {
        transcriptionCommand: [process.execPath, '-e', script, '{file}'],
        transcription: null,
        analysis: null,
      },
      allowLoopback: false,
    });
    const found = await transcribe?.({ ...recording, name: '; rm -rf .wav' });
    expect(found).toMatchObject({ segments: [{ speaker: 'Ana' }, { speaker: 'Mia' }] });
  });

  test('that fails is tried again', async () => {
    const transcribe = transcriptionOf({
      conversations: {
        transcriptionCommand: [process.execPath, '-e', 'process.exit(3)', '{file}'],
        transcription: null,
        analysis: null,
      },
      allowLoopback: false,
    });
    await expect(transcribe?.(recording)).rejects.toThrow('3');
  });

  test('has to be told where the recording is', () => {
    expect(() => readConversations({ TRANSCRIPTION_COMMAND: 'whisper' })).toThrow('{file}');
    expect(() => readConversations({ ANALYSIS_URL: 'file:///x' })).toThrow('ANALYSIS_URL');
    expect(() => readConversations({ TRANSCRIPTION_CHANNELS: 'two' })).toThrow('speakers');
  });
});

describe('an analysis service', () => {
  const [first] = coaching;
  const read = readTranscript(first?.text ?? '');
  const segments = 'segments' in read ? read.segments : [];
  const counted = analyse(growRubric, { segments, participants: [] });
  const found = analysisServiceOf(settings({ ANALYSIS_URL: url }));
  const quote = segments[0]?.text ?? '';
  const good = {
    scores: [
      {
        dimension: 'goal',
        value: 81.4,
        confidence: 0.9,
        evidence: [
          { passage: 3, quote, comment: 'Asks for the goal.' },
          { passage: 0, quote: 'This was never said.', comment: 'Invented.' },
        ],
      },
      { dimension: 'will', value: 90, confidence: 1, evidence: [] },
      { dimension: 'admin', value: 100, confidence: 1, evidence: [] },
    ],
    summary: 'A clear conversation.',
    strengths: ['Goal'],
    improvements: [],
    actions: ['Ask less.'],
  };
  const completion = (content: unknown) => ({
    choices: [{ message: { content: JSON.stringify(content) } }],
  });

  test('scores what stands in the transcript; quotes that don’t are left out and counted', async () => {
    answer(200, completion(good));
    const said = await found?.ask(growRubric, { segments, participants: [] });
    if (!said || !('analysis' in counted)) throw new Error('There is no answer');
    const analysis = withAnswer(growRubric, segments, counted.analysis, {
      answer: said,
      engine: 'test',
    });
    const valueOf = (key: string) =>
      analysis.scores.find(({ dimension }) => dimension === key)?.value ?? null;
    expect([valueOf('goal'), valueOf('will'), valueOf('reality')]).toEqual([81, null, null]);
    expect(valueOf('admin')).toBeNull();
    expect(analysis.measures).toEqual(counted.analysis.measures);
    for (const each of analysis.evidence) expect(segments[each.at]?.text).toContain(each.quote);
    expect(analysis.warnings.join(' ')).toContain('One quote');
  });

  test('is told nothing by a transcript: what is said there is data', async () => {
    expect(new Set(injections).size).toBe(30);
    const injected = injections.map((text) => ({ speaker: 'Eve', start: null, end: null, text }));
    answer(200, completion(good));
    await found?.ask(growRubric, { segments: injected, participants: [] });
    const body = JSON.parse(Buffer.from(asked.at(-1)?.body ?? '', 'latin1').toString('utf8')) as {
      messages: { role: string; content: string }[];
    };
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    const [system, user] = body.messages;
    for (const { text } of injected) expect(system?.content).not.toContain(text);
    const { passages } = JSON.parse(user?.content ?? '') as { passages: { text: string }[] };
    expect(passages.map(({ text }) => text)).toEqual(injected.map(({ text }) => text));
  });

  test.each([
    ['is busy', 429, {}],
    ['answers without an answer', 200, { choices: [] }],
    [
      'answers with scores that are none',
      200,
      completion({ ...good, scores: [{ dimension: 'goal', value: 900 }] }),
    ],
  ])('that %s is not believed', async (_, status, body) => {
    answer(status, body);
    await expect(found?.ask(growRubric, { segments, participants: [] })).rejects.toThrow(/./);
  });
});

test('thirty injections change nothing of the built-in analysis but what is counted of them', () => {
  const [first] = coaching;
  const read = readTranscript(first?.text ?? '');
  const segments = 'segments' in read ? [...read.segments] : [];
  const participants = [{ label: 'Coach', part: 'coach' }] as const;
  const cues = new Set(growRubric.dimensions.filter(({ cues: own }) => own).map(({ key }) => key));
  const scoredWith = (more: readonly string[]) => {
    const said = more.map((text) => ({ speaker: 'Mia', start: null, end: null, text }));
    const found = analyse(growRubric, { segments: [...segments, ...said], participants });
    if (!('analysis' in found)) throw new Error('Nothing was analysed');
    return found.analysis.scores
      .filter(({ dimension }) => cues.has(dimension))
      .map(({ value }) => value);
  };
  const before = scoredWith([]);
  for (const text of injections) expect([text, scoredWith([text])]).toEqual([text, before]);
  expect(scoredWith(injections)).toEqual(before);
});
