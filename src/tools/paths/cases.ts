import type { AnyMachineSnapshot } from 'xstate';
import type { Case, Model, Ring } from './model.ts';

/** How an actor ends. */
const ended: readonly string[] = ['done', 'error', 'stopped'];

/** All that can happen now: what people do, then the timers that are armed, then what the running actors answer. */
export function casesAt(model: Model, snapshot: AnyMachineSnapshot, now: number): Case[] {
  if (ended.includes(snapshot.status)) return [];
  return [
    ...model.cases(snapshot, now),
    ...timers(model, snapshot, now),
    ...answers(model, snapshot),
  ];
}

function timers(model: Model, snapshot: AnyMachineSnapshot, now: number): Case[] {
  const armed = snapshot._nodes.flatMap((node) =>
    node.after.map((each) => ({ node, type: String(each.eventType) })),
  );
  const unique = new Map(armed.map((each) => [each.type, each]));
  return [...unique.values()].flatMap(({ node, type }) => {
    const delay = type.slice('xstate.after.'.length, type.length - node.id.length - 1);
    const rings: readonly Ring[] = model.ring?.(delay, snapshot, now) ?? [{ stamp: {} }];
    return rings.map(({ how, stamp }): Case => ({
      name: how ? `${delay} is over, ${how}` : `${delay} is over`,
      kind: 'time',
      event: { type, ...stamp },
    }));
  });
}

function answers(model: Model, snapshot: AnyMachineSnapshot): Case[] {
  const running = snapshot._nodes.flatMap((node) => node.invoke);
  return running.flatMap(({ id, src }) => {
    if (typeof src !== 'string') return [];
    return (model.answers?.[src]?.(snapshot) ?? []).map((answer): Case => {
      const [how, payload] =
        'error' in answer
          ? ['error', { error: answer.error }]
          : ['done', { output: answer.output }];
      const event = { type: `xstate.${how}.actor.${id}`, actorId: id, ...(payload as object) };
      return { name: `${src}: ${answer.name}`, kind: 'result', event };
    });
  });
}
