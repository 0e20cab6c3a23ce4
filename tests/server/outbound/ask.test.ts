import { describe, expect, test } from 'vitest';
import { isLoopback, isPublic } from '#server/outbound/addresses.ts';
import { outside } from '#server/outbound/ask.ts';
import { serving } from '#tests/support/small-http.ts';

const here = outside({ allowLoopback: true, mostBytes: 1000, timeout: 500 });
const strict = outside({ allowLoopback: false });

describe('addresses', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::',
  ])('%s is none of the public internet', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])('%s is one', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  test('this machine has many', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1'].map(isLoopback)).toEqual([true, true, true]);
    expect(isLoopback('128.0.0.1')).toBe(false);
  });
});

describe('nobody is asked', () => {
  test.each([
    'http://waymark.example/',
    'ftp://waymark.example/',
    'file:///etc/passwd',
    'http://127.0.0.1:9/',
    'http://localhost:9/',
  ])('without https: %s', async (address) => {
    await expect(strict(address)).rejects.toMatchObject({ reason: 'protocol' });
  });

  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:192.168.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
  ])('within our own network: %s', async (address) => {
    await expect(strict(address)).rejects.toMatchObject({ reason: 'address' });
  });

  test('also not where this machine may be asked', async () => {
    await expect(here('http://10.0.0.1/')).rejects.toMatchObject({ reason: 'protocol' });
    await expect(here('https://10.0.0.1/')).rejects.toMatchObject({ reason: 'address' });
  });
});

test('a question and its answer', async () => {
  const address = await serving(async (request, response) => {
    const said: Buffer[] = [];
    for await (const chunk of request) said.push(chunk as Buffer);
    response
      .setHeader('content-type', 'text/plain')
      .end(`${request.method} ${Buffer.concat(said).toString()}`);
  });
  const answer = await here(address, { method: 'POST', body: 'hello' });
  expect(answer.headers.get('content-type')).toBe('text/plain');
  expect(await answer.text()).toBe('POST hello');
});

test('an answer may be no longer than agreed', async () => {
  const address = await serving((_, response) => response.end('x'.repeat(2000)));
  await expect(here(address)).rejects.toMatchObject({ reason: 'size' });
});

test('whoever does not answer in time is not waited for', async () => {
  const address = await serving(() => undefined);
  await expect(here(address)).rejects.toThrow(/abort|timeout/i);
});

describe('being sent on', () => {
  test('is followed, without what was only for the first', async () => {
    const second = await serving((request, response) =>
      response.end(JSON.stringify(request.headers)),
    );
    const first = await serving((_, response) =>
      response.writeHead(302, { location: second }).end(),
    );
    const answer = await here(first, { headers: { authorization: 'Bearer x', accept: 'a/b' } });
    const heard = await answer.json();
    expect(heard).toMatchObject({ accept: 'a/b' });
    expect(heard).not.toHaveProperty('authorization');
  });

  test('is checked like the first address', async () => {
    const address = await serving((_, response) =>
      response.writeHead(302, { location: 'https://169.254.169.254/' }).end(),
    );
    await expect(here(address)).rejects.toMatchObject({ reason: 'address' });
  });

  test('ends after three times', async () => {
    const address = await serving((_, response) =>
      response.writeHead(302, { location: '/' }).end(),
    );
    await expect(here(address)).rejects.toMatchObject({ reason: 'redirects' });
  });

  test('is told and not done when nothing is to be followed', async () => {
    const address = await serving((_, response) =>
      response.writeHead(302, { location: '/' }).end(),
    );
    expect((await here(address, { redirects: 0 })).status).toBe(302);
  });
});
