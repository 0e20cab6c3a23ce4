import { fireEvent, screen } from '@testing-library/react';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchReachability } from '#web/actors/reachability.ts';
import { ConnectionContext } from '#web/ui/connection.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { show } from './show.tsx';

// React says of each part what broke it.
beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** A server whose files can be fetched, or not, and a tab that asks it. */
class Server {
  isAway = false;
  /** The build that has the file is no longer the one that is served. */
  isFileGone = false;
  fetched = 0;
  reloads = 0;
  readonly reach = watchReachability({
    pingUrl: '/health/ready',
    pause: 5,
    fetch: async () => {
      if (this.isAway) throw new TypeError('Failed to fetch');
      return new Response();
    },
  });

  readonly load = async () => {
    this.fetched += 1;
    if (this.isAway || this.isFileGone) throw new TypeError('Failed to fetch module: /form-1.js');
    return ({ name }: { name: string }) => <p>Here is {name}.</p>;
  };
}

/** What a page shows whose part broke it. */
class PageOf extends Component<{ children: ReactNode }> {
  override state = { broke: '' };
  static getDerivedStateFromError(error: unknown) {
    return { broke: String(error) };
  }
  override render() {
    return this.state.broke || this.props.children;
  }
}

const open = async (server: Server, part: ReactNode) =>
  show(
    <ConnectionContext value={{ ...server.reach, reload: () => (server.reloads += 1) }}>
      <PageOf>
        <Suspense fallback="On its way">{part}</Suspense>
      </PageOf>
    </ConnectionContext>,
  );

const unreachable = 'We can’t reach the server. Check your connection and try again.';
const found = () => screen.findByText('Here is the form.');

test('a part that comes at the second try is shown, and nothing is said', async () => {
  const server = new Server();
  server.isAway = true;
  const Part = lazyPart(() => {
    const fetched = server.load();
    server.isAway = false;
    return fetched;
  });
  await open(server, <Part name="the form" />);
  await found();
  expect(server).toMatchObject({ fetched: 2, reloads: 0 });
});

test('a part that can not be fetched says that the server is away, and comes by itself when it is back', async () => {
  const server = new Server();
  server.isAway = true;
  const Part = lazyPart(server.load);
  await open(server, <Part name="the form" />);
  await screen.findByText(unreachable);
  expect(server.fetched).toBe(2);
  server.isAway = false;
  await found();
  expect(screen.queryByText(unreachable)).toBeNull();
  expect(server.reloads).toBe(0);
});

test('the button tries again while the server is still away, and says so again', async () => {
  const server = new Server();
  server.isAway = true;
  const Part = lazyPart(server.load);
  await open(server, <Part name="the form" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect.poll(() => server.fetched).toBe(4);
  await screen.findByText(unreachable);
});

test('a file that is gone with its build opens the page anew, once, and then offers another try', async () => {
  const server = new Server();
  server.isFileGone = true;
  const Part = lazyPart(server.load);
  await open(server, <Part name="the form" />);
  await expect.poll(() => server.reloads).toBe(1);
  // The page as it is after it was opened anew, with the same part.
  const Again = lazyPart(server.load);
  await open(server, <Again name="the form" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect.poll(() => server.fetched).toBe(6);
  await screen.findByRole('button', { name: 'Try again' });
  expect(server.reloads).toBe(1);
});

test('a part that the page does without leaves its place empty', async () => {
  const server = new Server();
  server.isAway = true;
  const Part = lazyPart(server.load, { dispensable: true });
  await open(
    server,
    <>
      <p>Words</p>
      <Part name="the form" />
    </>,
  );
  await expect.poll(() => server.reach.isDown()).toBe(true);
  expect(screen.getByText('Words')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  server.isAway = false;
  await found();
});

test('a part that is there and breaks breaks its page, and is not fetched again', async () => {
  const server = new Server();
  const Part = lazyPart(async () => () => {
    throw new Error('Broken.');
  });
  await open(server, <Part />);
  await screen.findByText('Error: Broken.');
  expect(server.reach.isDown()).toBe(false);
});

test('what was fetched ahead and did not come is asked for when it is needed', async () => {
  const server = new Server();
  server.isAway = true;
  const Part = lazyPart(server.load);
  Part.fetch();
  expect(server.fetched).toBe(1);
  server.isAway = false;
  await open(server, <Part name="the form" />);
  await found();
});

test('what stands beside a part that a page does without is there before it', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((done) => (arrive = done));
  const Extra = lazyPart(
    async () => {
      await arrived;
      return () => <p>The extra</p>;
    },
    { dispensable: true },
  );
  await show(
    <>
      <p>Beside it</p>
      <Extra />
    </>,
  );
  expect(screen.queryByText('Beside it')).not.toBeNull();
  expect(screen.queryByText('The extra')).toBeNull();
  arrive();
  expect(await screen.findByText('The extra')).toBeTruthy();
});
