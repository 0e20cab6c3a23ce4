import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '#machines/trace.ts';
import type { Chart, ChartGuard, ChartState, ChartTransition } from '#web/charts/drawing/chart.ts';
import { heardBy, sentBy } from './connections.ts';
import { definitionsOf, workingCopy } from './definitions.ts';
import { meaningsIn, sendersOf, describedBy, type Described } from './meanings.ts';
import { noticesOf } from './notices.ts';
import { peopleIn } from './people.ts';
import { actionList, actorName, eventWords, guardWords, raisedBy, raisedEvents } from './words.ts';
import type { CatalogueEntry } from '#machines/catalogue/entry.ts';
import { allMeanings } from '#machines/meanings.gen.ts';
import type { Meanings } from '#machines/meanings.ts';
import { say, type GuardSentence } from '#machines/sentences.ts';

/** A machine of the catalogue as plain data, without its layout. Sentences that depend on the record are said of `sample`, its context. */
export function extract(
  entry: CatalogueEntry,
  sample: unknown,
  meanings: Meanings = allMeanings[entry.name] ?? {},
): Omit<Chart, 'layout'> {
  const nodes = inDocumentOrder(entry.machine.root);
  const raised = new Set([...raisedEvents(entry.machine, nodes), ...(entry.raised ?? [])]);
  const described = describedBy(meanings);
  const events = Object.fromEntries(
    Object.entries(entry.events).map(([event, meaning]) => [event, described.fill(meaning)]),
  );
  const transitions = nodes.flatMap((node) =>
    transitionsOf(node).map((each) => chartTransition(each, raised, described)),
  );
  const states = nodes.map((node) => chartState(node, described));
  return {
    name: entry.name,
    title: entry.title,
    kind: entry.kind,
    purpose: entry.purpose,
    states,
    transitions,
    guards: guardsOf(entry, transitions, sample, described),
    events,
    senders: sendersOf(transitions, described),
    ...meaningsIn({ states, transitions, events }, described),
    notices: noticesOf(nodes),
    sends: sentBy(entry.name),
    hears: heardBy(entry.name),
  };
}

export const pathOf = (node: AnyStateNode): string => node.path.join('.');

export function inDocumentOrder(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(inDocumentOrder)];
}

export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

function chartState(node: AnyStateNode, { fill }: Described): ChartState {
  const initial = node.initial?.target?.[0];
  return {
    path: pathOf(node),
    parent: node.parent ? pathOf(node.parent) : null,
    name: node.key,
    kind: node.type,
    region: node.parent?.type === 'parallel',
    initial: initial && node.type === 'compound' ? pathOf(initial) : null,
    description: node.description === undefined ? null : fill(node.description),
    tags: [...node.tags],
    entry: actionList(node.entry),
    exit: actionList(node.exit),
    ...raisesOn(node),
    invokes: node.invoke.map((each) => {
      const name = actorName(each, node.id);
      return name === each.src || typeof each.src !== 'string' ? name : `${name}:${each.src}`;
    }),
  };
}

function chartTransition(
  each: AnyTransitionDefinition,
  raised: ReadonlySet<string>,
  described: Described,
): ChartTransition {
  const { kind, label } = eventWords(each);
  const guard = each.guard === undefined ? null : guardWords(each.guard);
  return {
    id: transitionId(each),
    source: pathOf(each.source),
    target: each.target?.[0] ? pathOf(each.target[0]) : null,
    kind: raised.has(each.eventType) ? 'internal' : kind,
    event: each.eventType,
    label,
    guard: guard?.text ?? (isLastOfSeveral(each) ? 'else' : null),
    guardNames: guard?.names ?? [],
    actions: actionList(each.actions),
    ...raises(each.source.machine, each.actions),
    by: peopleIn(each.guard, described.people),
    description: each.description ?? null,
  };
}

function raisesOn(node: AnyStateNode): Pick<ChartState, 'raisesOn'> {
  const entry = raisedBy(node.machine, node.entry);
  const exit = raisedBy(node.machine, node.exit);
  return entry.length + exit.length > 0 ? { raisesOn: { entry, exit } } : {};
}

function raises(
  machine: AnyStateMachine,
  actions: readonly unknown[],
): Pick<ChartTransition, 'raises'> {
  const raised = raisedBy(machine, actions);
  return raised.length > 0 ? { raises: raised } : {};
}

function isLastOfSeveral(each: AnyTransitionDefinition): boolean {
  const siblings =
    (each.eventType === '' ? each.source.always : each.source.transitions.get(each.eventType)) ??
    [];
  return siblings.length > 1;
}

function guardsOf(
  entry: CatalogueEntry,
  transitions: readonly ChartTransition[],
  sample: unknown,
  described: Described,
): Record<string, ChartGuard> {
  const names = [...new Set(transitions.flatMap(({ guardNames }) => guardNames))];
  const definitions = definitionsOf(workingCopy, entry.name);
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        ...chartGuard(entry.guards[name], sample),
        meaning: described.guard(name),
        definition: definitions[name] ?? null,
      },
    ]),
  );
}

function chartGuard(
  words: GuardSentence<never, never> | undefined,
  sample: unknown,
): Pick<ChartGuard, 'kind' | 'sentence'> {
  if (!words || words.kind === 'choice') return { kind: 'choice', sentence: null };
  const event = { type: '', at: 0 };
  const sentence = say(words.sentence, sample as never, event as never);
  return { kind: words.kind, sentence: sentence || null };
}
