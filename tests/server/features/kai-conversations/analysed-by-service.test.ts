import { expect, test } from 'vitest';
import { conversationJob, conversationWork } from '#server/features/kai-conversations/public.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { conversationScene, transcript } from './scene.ts';

test('what is corrected is analysed by the service again, as it was the first time', async () => {
  const { mia, db, clock, services, deliveries, send, create, act, show, issue } =
    await conversationScene();
  await issue(1);
  const asked: string[] = [];
  const analysisService = {
    engine: 'a service of the house',
    async ask(_: unknown, { segments }: { readonly segments: readonly { text: string }[] }) {
      asked.push(segments[1]?.text ?? '');
      return {
        scores: [
          {
            dimension: 'goal',
            value: 40 + asked.length,
            confidence: 0.9,
            evidence: [{ passage: 0, quote: segments[0]?.text ?? '', comment: 'Opens.' }],
          },
        ],
        summary: `Read ${asked.length} times.`,
        strengths: [],
        improvements: [],
        actions: [],
      };
    },
  };
  const work = conversationWork({ ...services, analysisService });
  const worker = outboxWorker({
    db,
    clock,
    log: services.log,
    deliveries: { ...deliveries, [conversationJob]: work },
  });
  const { id: file } = await send(mia, transcript);
  const { id } = await create(mia, { files: [file] });
  await worker.runDue(clock.now());
  expect((await show(mia, id)).analysis).toMatchObject({
    source: 'service',
    summary: 'Read 1 times.',
  });
  await act(mia, id, 'CORRECT', { passage: 1, text: 'I would like to hand the review over.' });
  await worker.runDue(clock.now());
  expect(asked.at(-1)).toBe('I would like to hand the review over.');
  expect((await show(mia, id)).analysis).toMatchObject({
    source: 'service',
    engine: 'a service of the house',
    summary: 'Read 2 times.',
  });
});
