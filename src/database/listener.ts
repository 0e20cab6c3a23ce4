import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ClientConfig } from 'pg';
import type { Report, Subscription } from './driver.ts';
import { createQueue } from './queue.ts';

export interface Listener {
  add(subscription: Subscription): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Longest pause in milliseconds between two attempts to reconnect. */
const longestPause = 10_000;

/**
 * One connection of its own for LISTEN, opened with the first subscription. A lost connection is opened again,
 * with growing pauses, until it works; then every subscription is told that it may have missed something.
 */
export function createListener(config: ClientConfig, report: Report): Listener {
  const subscriptions = new Set<Subscription>();
  const closing = new AbortController();
  const inOrder = createQueue();
  let connected: Promise<pg.Client> | null = null;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client(config);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of subscriptions)
        if (subscription.channel === channel) subscription.onNotification(payload);
    });
    let lost = false;
    const onLost = (error?: Error): void => {
      if (lost || closing.signal.aborted) return;
      lost = true;
      report(
        'The connection that listens for notifications was lost.',
        error ?? new Error('connection ended'),
      );
      connected = reconnect();
      connected.catch(() => undefined);
    };
    client.on('error', onLost);
    try {
      await client.connect();
      for (const channel of channels()) await client.query(`LISTEN "${channel}"`);
    } catch (error) {
      lost = true;
      await client.end().catch(() => undefined);
      throw error;
    }
    client.on('end', () => onLost());
    return client;
  };

  const reconnect = async (): Promise<pg.Client> => {
    for (let attempt = 0; ; attempt += 1) {
      await pause(
        Math.min(longestPause, 50 * 2 ** attempt) * (0.5 + Math.random() / 2),
        undefined,
        {
          signal: closing.signal,
        },
      );
      try {
        const client = await connect();
        for (const subscription of subscriptions) subscription.onGap();
        return client;
      } catch (error) {
        report(
          'The connection that listens for notifications could not be opened again yet.',
          error,
        );
      }
    }
  };

  const channels = (): Set<string> => new Set([...subscriptions].map(({ channel }) => channel));

  return {
    async add(subscription) {
      subscriptions.add(subscription);
      try {
        connected ??= connect();
        const client = await connected;
        await inOrder(() => client.query(`LISTEN "${subscription.channel}"`));
      } catch (error) {
        subscriptions.delete(subscription);
        if (subscriptions.size === 0) connected = null;
        throw error;
      }
      return async () => {
        subscriptions.delete(subscription);
        if (channels().has(subscription.channel) || closing.signal.aborted) return;
        const client = await connected;
        await inOrder(async () => client?.query(`UNLISTEN "${subscription.channel}"`));
      };
    },
    async close() {
      closing.abort();
      subscriptions.clear();
      const client = await connected?.catch(() => null);
      connected = null;
      await client?.end();
    },
  };
}
