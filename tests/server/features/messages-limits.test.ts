import { expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { allowances, rateLimits } from '#server/http/limits/rate-limits.ts';
import { aStage } from '#tests/support/stage.ts';
import { testServer } from '#tests/support/server.ts';
import { aPair } from '../paths/message-host.ts';

test('whoever writes too many messages at once is asked to wait, and what was refused goes later, once', async () => {
  const stage = await aStage();
  const limited = await testServer({ services: { db: stage.db, limits: rateLimits() } });
  const { mia, carl } = await aPair(stage);
  const write = (text: string, idempotencyKey: string) =>
    limited.as(mia).request(`/api/conversations/contacts/${carl.id}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, idempotencyKey }),
    });
  for (let nth = 1; nth <= allowances.write.burst; nth += 1)
    expect((await write(`Message ${nth}`, newId())).status).toBe(200);

  const key = newId();
  const refused = await write('One too many', key);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    errors: { request: 'You’re doing that too often. Try again in 1 minute.' },
  });

  limited.clock.advance({ seconds: 1 });
  expect((await write('One too many', key)).status).toBe(200);
  expect((await write('One too many', key)).status).toBe(200);
  const { messages } = await limited
    .as(carl)
    .call('GET /conversations/contacts/{contact}/messages', {
      params: { contact: mia.id },
      query: { around: allowances.write.burst },
    });
  expect(messages.filter(({ text }) => text === 'One too many')).toHaveLength(1);
  expect(messages.at(-1)?.position).toBe(allowances.write.burst + 1);
});
