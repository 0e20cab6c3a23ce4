import { isDeepStrictEqual } from 'node:util';
import { traceTransition } from '#machines/trace.ts';
import { attemptsIn, type Tried } from './attempts.ts';
import { innermost, type Territory } from './explore.ts';
import { differenceOf, ordersOf } from './table.ts';

type Held = Readonly<Record<string, unknown>>;

interface Draft {
  readonly leads: string;
  readonly orders: readonly string[];
  readonly tried: Set<string>;
  readonly writes: Held[];
  readonly unless: Set<string>;
}

/**
 * A table as a chart would tell it now, to be held line by line against what the domain reference says: what is left to write are the values that depend on
 * what is sent, and the moments. It proves nothing until somebody has read it.
 */
export function tableDraft(territory: Territory): string {
  const drafts = new Map<string, Draft>();
  const all = [...attemptsIn(territory).values()].flat();
  for (const each of all.filter(({ transitions }) => transitions.length > 0)) {
    const to = traceTransition(each.at.snapshot, each.case.event);
    const leads = `${each.at.states.join(' & ')} → ${innermost(to.snapshot).join(' & ')}`;
    const orders = ordersOf(to);
    const writes = differenceOf(each.at.snapshot.context as Held, to.snapshot.context as Held);
    const mark = JSON.stringify([leads, orders, Object.keys(writes)]);
    const draft = drafts.get(mark) ?? {
      leads,
      orders,
      tried: new Set(),
      writes: [],
      unless: new Set(),
    };
    drafts.set(mark, draft);
    draft.tried.add(each.case.name);
    draft.writes.push(writes);
    for (const question of questionsAbout(all, each)) draft.unless.add(question);
  }
  return [...drafts.values()].map(rowInWords).join('\n');
}

/** What the server may find out that stops the same event. */
const questionsAbout = (all: readonly Tried[], { case: { event } }: Tried): string[] =>
  all.flatMap(({ case: other }) => {
    if (other.event.type !== event.type || !other.refusal || !('facts' in other.event)) return [];
    const facts: object = other.event.facts ?? {};
    return other.refusal in facts ? [other.refusal] : [];
  });

function rowInWords({ leads, orders, tried, writes, unless }: Draft): string {
  const [first = {}] = writes;
  const isAlways = writes.every((each) => isDeepStrictEqual(each, first));
  const names = Object.keys(first);
  return [
    '    {',
    `      tried: ${JSON.stringify([...tried])},`,
    `      leads: ${JSON.stringify(leads)},`,
    ...(unless.size > 0 ? [`      unless: ${JSON.stringify([...unless])},`] : []),
    ...(orders.length > 0 ? [`      orders: ${JSON.stringify(orders)},`] : []),
    ...(names.length > 0
      ? [
          `      writes: () => (${JSON.stringify(first)}),${isAlways ? '' : ' // not always the same'}`,
        ]
      : []),
    '    },',
  ].join('\n');
}
