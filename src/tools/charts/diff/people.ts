import { isDeepStrictEqual } from 'node:util';
import { audienceWords, recipientsIn } from '#machines/meanings.ts';
import { noticeRows } from '#domain/notifications/notices.ts';
import type { ChartAmount, ChartGuard, ChartNotice } from '#web/charts/drawing/chart.ts';
import type { Drawn } from './drawn.ts';
import { pairsOf } from './pairs.ts';
import { code, named, placed, quoted, spoken } from './spoken.ts';

type Named<Value> = Readonly<Record<string, Value>>;

/** Both sides of everything that both have. */
const changedIn = <Value>(before: Named<Value> = {}, after: Named<Value> = {}) =>
  Object.entries(after).flatMap(([name, now]) => {
    const past = before[name];
    return past === undefined || isDeepStrictEqual(past, now) ? [] : [{ name, past, now }];
  });

/** What a change does to people besides the structure: lengths, meanings, who asks what, and who hears of it. A sentence each; nothing of what an older chart does not say. */
export function sentencesForPeople(before: Drawn, after: Drawn): string[] {
  const amounts = changedIn(before.amounts, after.amounts).filter(
    ({ past, now }) =>
      past.words !== now.words || past.policy !== now.policy || past.where !== now.where,
  );
  /** What only says the new amount says nothing new. */
  const isNews = (past: string, now: string): boolean =>
    past !== now &&
    amounts.reduce((text, each) => text.replaceAll(each.past.words, each.now.words), past) !== now;
  return [
    ...amounts.map(({ name, past, now }) => amountWords(name, past, now)),
    ...changedIn(before.timers, after.timers).flatMap(({ name, past, now }) => [
      ...(isNews(past.when, now.when)
        ? [`${named(now.meaning, name)} comes ${now.when}, no longer ${past.when}`]
        : []),
      ...(isNews(past.meaning, now.meaning)
        ? [meansWords('Timer', name, past.meaning, now.meaning)]
        : []),
    ]),
    ...changedIn(before.guards, after.guards).flatMap(({ name, past, now }) =>
      guardWords(name, past, now, isNews),
    ),
    ...newWords(
      'Timer',
      before.timers,
      after.timers,
      ({ meaning, when }) => `${meaning} It rings ${when}`,
    ),
    ...newWords('Effect', before.effects, after.effects, (meaning) => meaning),
    ...newWords('Actor', before.actors, after.actors, (meaning) => meaning),
    ...meaningsWords('Effect', before.effects, after.effects, isNews),
    ...meaningsWords('Actor', before.actors, after.actors, isNews),
    ...changedIn(before.senders, after.senders).map(
      ({ name, past, now }) =>
        `${named(after.events[name], name)} is for ${now}, no longer for ${past}`,
    ),
    ...recipientWords(before, after),
  ];
}

const meansWords = (kind: string, name: string, past: string, now: string): string =>
  `${kind} ${code(name)} means “${now}”, not “${past}”`;

/** What a chart that says such things has more of. */
const newWords = <Value>(
  kind: string,
  before: Named<Value> | undefined,
  after: Named<Value> | undefined,
  meaningOf: (value: Value) => string,
): string[] =>
  Object.entries(before ? (after ?? {}) : {})
    .filter(([name]) => before?.[name] === undefined)
    .map(([name, value]) => `${kind} ${code(name)} is new: ${meaningOf(value)}`);

const meaningsWords = (
  kind: string,
  before: Named<string> | undefined,
  after: Named<string> | undefined,
  isNews: (past: string, now: string) => boolean,
): string[] =>
  changedIn(before, after)
    .filter(({ past, now }) => isNews(past, now))
    .map(({ name, past, now }) => meansWords(kind, name, past, now));

function amountWords(name: string, past: ChartAmount, now: ChartAmount): string {
  const where = now.policy === null ? now.where : `policy ${code(now.policy)}`;
  if (past.words === now.words) return `The ${spoken(name)} is changed elsewhere: ${where}`;
  const direction =
    now.value > past.value ? 'grows' : now.value < past.value ? 'shrinks' : 'changes';
  return `The ${spoken(name)} ${direction} from ${past.words} to ${now.words} (${where})`;
}

type Guard = Pick<ChartGuard, 'kind' | 'sentence'> & Partial<ChartGuard>;

function guardWords(
  name: string,
  past: Guard,
  now: Guard,
  isNews: (past: string, now: string) => boolean,
): string[] {
  const words: string[] = [];
  if (past.meaning && now.meaning && isNews(past.meaning, now.meaning))
    words.push(meansWords('Guard', name, past.meaning, now.meaning));
  const [old, fresh] = [past.definition, now.definition];
  if (!old || !fresh) return words;
  if (old.asks !== fresh.asks)
    words.push(
      `Whether ${named(now.meaning, name)} is decided otherwise: ${code(fresh.asks)}, no longer ${code(old.asks)}`,
    );
  const rests = changedIn(old.rests, fresh.rests);
  for (const each of rests) {
    const isText = [each.past, each.now].every((text) => !text.startsWith('#'));
    words.push(
      `Whether ${named(now.meaning, name)} is decided otherwise: ${code(each.name)} is ${isText ? `${code(each.now)}, no longer ${code(each.past)}` : 'written otherwise'}`,
    );
  }
  return words;
}

/** Where a notification is sent. */
function placeIn({ transitions, states }: Drawn, id: string): string {
  const each = transitions.find((transition) => transition.id === id);
  if (!each) return states.some(({ path }) => path === id) ? `entering ${placed(id)}` : code(id);
  const { label, source, description } = each;
  return `${code(label)} in ${placed(source)}${description ? ` (${description})` : ''}`;
}

type Heard = Map<string, Map<string, Set<string>>>;

/** Who hears of what, and at which transitions and states. */
function heardIn(notices: readonly ChartNotice[], idOf: (id: string) => string): Heard {
  const heard: Heard = new Map();
  for (const { type, to, on } of notices) {
    const people = heard.get(type) ?? new Map<string, Set<string>>();
    for (const person of recipientsIn(to))
      people.set(person, new Set([...(people.get(person) ?? []), ...on.map(idOf)]));
    heard.set(type, people);
  }
  return heard;
}

/** “A member cancels late” no longer goes to staff: everybody who hears of more, or of less. */
function recipientWords(before: Drawn, after: Drawn): string[] {
  if (!before.notices || !after.notices) return [];
  const pairs = pairsOf(before.transitions, after.transitions);
  // A transition that is still there goes by the name that it has now.
  const present = new Map(pairs.map(([old, now]) => [old.id, now.id]));
  const isState = (path: string) => after.states.some((state) => state.path === path);
  const past = heardIn(
    before.notices,
    (id) => present.get(id) ?? (isState(id) ? id : `before ${id}`),
  );
  const now = heardIn(after.notices, (id) => id);
  const placeOf = (id: string) =>
    id.startsWith('before ') ? placeIn(before, id.slice('before '.length)) : placeIn(after, id);
  return unique([...past.keys(), ...now.keys()]).flatMap((type) => {
    const old = past.get(type);
    const fresh = now.get(type);
    return unique([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])]).flatMap((person) => {
      const says = (ids: readonly string[], isAll: boolean, goes: string) =>
        ids.length === 0
          ? []
          : [
              `${titleOf(type)} ${goes} ${nameOf(person)}${isAll ? '' : `: ${unique(ids.map(placeOf)).join(', ')}`}`,
            ];
      const [lost, won] = [
        without(old?.get(person), fresh?.get(person)),
        without(fresh?.get(person), old?.get(person)),
      ];
      return [
        ...says(lost, !fresh?.has(person), 'no longer goes to'),
        ...says(won, !old?.has(person), 'now goes to'),
      ];
    });
  });
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const without = (all: Iterable<string> = [], others: ReadonlySet<string> = new Set()): string[] =>
  [...all].filter((each) => !others.has(each));

function titleOf(type: string): string {
  const label = noticeRows.find(([key, row]) => key.split('/')[0] === type && row.label)?.[1].label;
  return quoted(label ?? type);
}

const nameOf = (person: string): string =>
  Object.entries(audienceWords).find(([name]) => name === person)?.[1] ?? spoken(person);
