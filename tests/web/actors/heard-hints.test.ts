import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hearHints } from '#web/actors/heard-hints.ts';
import { listen } from '#web/actors/news.ts';
import { createClient } from '#web/api/client.ts';
import type { Hint } from '#web/api/hints.ts';

test('a page hears the hints that reach its tab, until it has heard enough', async () => {
  const text = new TextEncoder();
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const api = createClient({
    baseUrl: '/api',
    bearer: () => 'bearer',
    onUnauthorized: () => undefined,
    fetch: () => {
      const body = new ReadableStream<Uint8Array>({ start: (each) => void streams.push(each) });
      return Promise.resolve(new Response(body));
    },
  });
  const stop = listen({
    api,
    queryClient: new QueryClient(),
    prompts: () => undefined,
    person: 'mia',
    answeredSince: () => null,
  });
  const heard: Hint[] = [];
  const stopHearing = hearHints((hint) => heard.push(hint));
  const say = (topic: string) => {
    const change = `event: change\ndata: ${JSON.stringify({ topics: [topic] })}\n\n`;
    streams[0]?.enqueue(text.encode(change));
  };

  await expect.poll(() => streams.length).toBeGreaterThan(0);
  say('meeting:b');
  await expect.poll(() => heard).toContainEqual({ kind: 'changed', topics: ['meeting:b'] });
  stopHearing();
  const before = heard.length;
  const others: Hint[] = [];
  const stopOthers = hearHints((hint) => others.push(hint));
  say('meeting:c');
  await expect.poll(() => others).toHaveLength(1);
  expect(heard).toHaveLength(before);
  stopOthers();
  stop();
});
