import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionId } from '#machines/trace.ts';
import type { Chart, ChartGuard, ChartState, ChartTransition } from '#web/charts/drawing/chart.ts';
import { noticesOf } from './notices.ts';
import { actionList, actorName, eventWords, guardWords, raisedEvents } from './words.ts';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { say, type GuardSentence } from '#machines/sentences.ts';

/** A machine of the catalogue as plain data, without its layout. Sentences that depend on the record are said of `sample`, its context. */
export function extract(entry: CatalogueEntry, sample: unknown): Omit<Chart, 'layout'> {
  const nodes = inDocumentOrder(entry.machine.root);
  const raised = new Set([...raisedEvents(entry.machine, nodes), ...(entry.raised ?? [])]);
  const transitions = nodes.flatMap((node) =>
    transitionsOf(node).map((each) => chartTransition(each, raised)),
  );
  return {
    name: entry.name,
    title: entry.title,
    kind: entry.kind,
    purpose: entry.purpose,
    states: nodes.map(chartState),
    transitions,
    guards: guardsOf(entry, transitions, sample),
    events: { ...entry.events },
    notices: noticesOf(nodes),
  };
}

export const pathOf = (node: AnyStateNode): string => node.path.join('.');

export function inDocumentOrder(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(inDocumentOrder)];
}

export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

function chartState(node: AnyStateNode): ChartState {
  const initial = node.initial?.target?.[0];
  return {
    path: pathOf(node),
    parent: node.parent ? pathOf(node.parent) : null,
    name: node.key,
    kind: node.type,
    region: node.parent?.type === 'parallel',
    initial: initial && node.type === 'compound' ? pathOf(initial) : null,
    description: node.description ?? null,
    tags: [...node.tags],
    entry: actionList(node.entry),
    exit: actionList(node.exit),
    invokes: node.invoke.map((each) => {
      const name = actorName(each, node.id);
      return name === each.src || typeof each.src !== 'string' ? name : `${name}:${each.src}`;
    }),
  };
}

function chartTransition(
  each: AnyTransitionDefinition,
  raised: ReadonlySet<string>,
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
    description: each.description ?? null,
  };
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
): Record<string, ChartGuard> {
  const names = [...new Set(transitions.flatMap(({ guardNames }) => guardNames))];
  return Object.fromEntries(names.map((name) => [name, chartGuard(entry.guards[name], sample)]));
}

function chartGuard(words: GuardSentence<never, never> | undefined, sample: unknown): ChartGuard {
  if (!words || words.kind === 'choice') return { kind: 'choice', sentence: null };
  const event = { type: '', at: 0 };
  return { kind: words.kind, sentence: say(words.sentence, sample as never, event as never) };
}
