import { z } from 'zod';

/** The database channel on which the processes hear of changes. */
export const changesChannel = 'changes';

const changeHint = z.object({
  topics: z.array(z.string()),
  to: z.object({
    userIds: z.array(z.string()),
    staff: z.boolean(),
    interested: z.boolean().optional(),
  }),
});

/**
 * What changed and whose pages should know: topics such as `booking:<id>`, `bookings`, `notifications`. Nothing personal:
 * the page asks again, and is answered what it may see.
 */
export interface ChangeHint {
  readonly topics: readonly string[];
  readonly to: {
    readonly userIds: readonly string[];
    readonly staff: boolean;
    /** Also whoever has asked to hear of these very topics and was let, however many there are. */
    readonly interested?: boolean | undefined;
  };
}

/** PostgreSQL carries less than 8,000 bytes in one notification. */
const mostBytes = 7_900;

/** The hint as texts that fit into notifications: halved until each part fits. */
export function messagesOf(hint: ChangeHint): string[] {
  const { topics, to } = hint;
  if (topics.length === 0 || (to.userIds.length === 0 && !to.staff && !to.interested)) return [];
  const message = JSON.stringify(hint);
  if (Buffer.byteLength(message) <= mostBytes) return [message];
  if (to.userIds.length > 1) {
    const [first, second] = halves(to.userIds);
    return [
      ...messagesOf({ topics, to: { ...to, userIds: first } }),
      ...messagesOf({ topics, to: { userIds: second, staff: false } }),
    ];
  }
  if (topics.length === 1) throw new Error('The topic of a hint is too long.');
  const [first, second] = halves(topics);
  return [...messagesOf({ topics: first, to }), ...messagesOf({ topics: second, to })];
}

export function parseMessage(message: string): ChangeHint | null {
  try {
    return changeHint.safeParse(JSON.parse(message)).data ?? null;
  } catch {
    return null;
  }
}

function halves<T>(items: readonly T[]): [T[], T[]] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}
