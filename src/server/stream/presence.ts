import { z } from 'zod';
import type { Database } from '#database/database.ts';
import { changesChannel, messagesOf, type ChangeHint } from './hints.ts';

/** The database channel on which the processes hear who looks whether whom is there. */
export const presenceChannel = 'presence';

/** Milliseconds for which somebody who has looked hears of it when the other one comes or goes: until they look again, and a little longer. */
const lookLasts = 45_000;
/** Milliseconds without an open page after which somebody is away: pages that are loaded again, and streams that are renewed, take less. */
const goesAfter = 5_000;

const presenceMessage = z.discriminatedUnion('kind', [
  /** Both have agreed: one of them looks whether the other is there. */
  z.object({ kind: z.literal('look'), by: z.string(), at: z.string() }),
  /** Somebody is no longer to be seen, by one person or by anybody, and no longer sees. */
  z.object({ kind: z.literal('hide'), who: z.string(), from: z.string().nullable() }),
]);
type PresenceMessage = z.output<typeof presenceMessage>;

const publish = (db: Database, message: PresenceMessage): Promise<void> =>
  db.notify(presenceChannel, JSON.stringify(message));

/** Somebody looks whether somebody is there, when the current transaction commits: whoever has agreed to it is to be certain by then. */
export const publishLook = (db: Database, by: string, at: string): Promise<void> =>
  publish(db, { kind: 'look', by, at });

/** From when the current transaction commits somebody is seen no more: by one person, or by anybody. */
export const publishHidden = (
  db: Database,
  who: string,
  from: string | null = null,
): Promise<void> => publish(db, { kind: 'hide', who, from });

/** Somebody types. It is no change of theirs: an answer that named it to them would say whether the other one has agreed. */
export async function publishTyping(db: Database, by: string, to: string): Promise<void> {
  const hint = { topics: [`typing:${by}`], to: { userIds: [to], staff: false } };
  for (const message of messagesOf(hint)) await db.notify(changesChannel, message);
}

interface Parts {
  /** Whether somebody has a page open that is connected to this process. */
  readonly isHere: (personId: string) => boolean;
  /** Passes a hint to the pages of all processes. */
  readonly say: (hint: ChangeHint) => void;
  /** Passes a hint to the pages of this process. */
  readonly deliver: (hint: ChangeHint) => void;
}

/** Who looks whether whom is there, as this process has heard it; it is forgotten by itself, and written down nowhere. */
export interface Presence {
  /** False when it could not be read. */
  readonly hear: (payload: string) => boolean;
  /** A page of somebody's has been connected to this process. */
  readonly came: (personId: string) => void;
  /** The last one is gone. */
  readonly left: (personId: string) => void;
  readonly stop: () => void;
}

type Timer = ReturnType<typeof setTimeout>;

/** Tells those who look when somebody comes and goes. Every process hears of every look, and speaks for the people whose pages it has. */
export function createPresence({ isHere, say, deliver }: Parts): Presence {
  /** By whom is looked at, and then by who looks: until when it lasts. */
  const looks = new Map<string, Map<string, Timer>>();
  const leaving = new Map<string, Timer>();

  const about = (word: 'online' | 'away', who: string, to: readonly string[]): ChangeHint => ({
    topics: [`${word}:${who}`],
    to: { userIds: to, staff: false },
  });
  const lookingAt = (who: string): string[] => [...(looks.get(who)?.keys() ?? [])];

  const forget = (by: string, at: string): void => {
    const all = looks.get(at);
    clearTimeout(all?.get(by));
    all?.delete(by);
    if (all?.size === 0) looks.delete(at);
  };
  const look = (by: string, at: string): void => {
    const all = looks.get(at) ?? new Map<string, Timer>();
    clearTimeout(all.get(by));
    all.set(by, setTimeout(() => forget(by, at), lookLasts).unref());
    looks.set(at, all);
    if (isHere(at)) say(about('online', at, [by]));
  };
  const hide = (who: string, from: string | null): void => {
    const isMeant = (other: string): boolean => from === null || other === from;
    for (const by of lookingAt(who).filter(isMeant)) {
      forget(by, who);
      deliver(about('away', who, [by]));
    }
    for (const at of [...looks.keys()].filter(isMeant)) {
      if (!looks.get(at)?.has(who)) continue;
      forget(who, at);
      deliver(about('away', at, [who]));
    }
  };

  return {
    hear(payload) {
      const message = read(payload);
      if (message?.kind === 'look') look(message.by, message.at);
      if (message?.kind === 'hide') hide(message.who, message.from);
      return message !== null;
    },
    came(personId) {
      clearTimeout(leaving.get(personId));
      leaving.delete(personId);
      const to = lookingAt(personId);
      if (to.length > 0) say(about('online', personId, to));
    },
    left(personId) {
      const go = (): void => {
        leaving.delete(personId);
        const to = lookingAt(personId);
        if (to.length > 0 && !isHere(personId)) say(about('away', personId, to));
      };
      clearTimeout(leaving.get(personId));
      leaving.set(personId, setTimeout(go, goesAfter).unref());
    },
    stop() {
      for (const timer of leaving.values()) clearTimeout(timer);
      for (const all of looks.values()) for (const timer of all.values()) clearTimeout(timer);
      leaving.clear();
      looks.clear();
    },
  };
}

function read(payload: string): PresenceMessage | null {
  try {
    return presenceMessage.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
