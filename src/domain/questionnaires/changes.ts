import type { Definition, Question } from './definition.ts';
import { isSame } from './same.ts';
import { questionTypeNames } from './vocabulary.ts';

/** What another version asks otherwise, in sentences. Questions are found by their ids: one that was reworded is the same question. */
export function changesBetween(before: Definition, after: Definition): readonly string[] {
  const was = new Map(before.questions.map((question) => [question.id, question]));
  const is = new Map(after.questions.map((question) => [question.id, question]));
  const removed = before.questions.filter(({ id }) => !is.has(id));
  return [
    ...after.questions.flatMap((question, index) => {
      const old = was.get(question.id);
      return old
        ? changesOf(old, question).map((change) => `Question ${index + 1} ${change}`)
        : [`Question ${index + 1}, ${nameOf(question)}, is new.`];
    }),
    ...removed.map((question) => `${nameOf(question)} was removed.`),
    ...movedIn(before, after),
    ...scoringChanges(before.scoring, after.scoring),
  ];
}

const nameOf = ({ label }: Pick<Question, 'label'>): string =>
  label.trim() === '' ? 'an unwritten question' : `“${label}”`;

function changesOf(old: Question, now: Question): string[] {
  const said: (string | null)[] = [
    old.type === now.type ? null : `asks for ${typeName(now)} instead of ${typeName(old)}.`,
    old.label === now.label ? null : `is now ${nameOf(now)}; it was ${nameOf(old)}.`,
    old.help === now.help ? null : 'has a new help text.',
    old.required === now.required ? null : now.required ? 'is now required.' : 'is now optional.',
    old.sensitive === now.sensitive
      ? null
      : now.sensitive
        ? 'is now sensitive.'
        : 'is no longer sensitive.',
    ...optionChanges(old, now),
    isSame(old.rows, now.rows) ? null : 'has different lines.',
    isSame([old.limits, old.ends], [now.limits, now.ends]) ? null : 'has different limits.',
    isSame(old.visibleIf, now.visibleIf)
      ? null
      : now.visibleIf === null
        ? 'is now always shown.'
        : 'is shown under a different condition.',
    old.weight === now.weight
      ? null
      : now.weight === 0
        ? 'no longer counts towards the score.'
        : `counts ${now.weight} times instead of ${old.weight}.`,
  ];
  return said.filter((sentence) => sentence !== null);
}

const typeName = ({ type }: Question): string => `“${questionTypeNames[type]}”`;

function optionChanges({ options: old }: Question, { options: now }: Question): string[] {
  if (isSame(old, now)) return [];
  const added = now.filter(({ id }) => !old.some((each) => each.id === id));
  const gone = old.filter(({ id }) => !now.some((each) => each.id === id));
  const said = [
    ...added.map(({ label }) => `has the new option “${label}”.`),
    ...gone.map(({ label }) => `no longer has the option “${label}”.`),
  ];
  const kept = old.flatMap((each) => {
    const same = now.find(({ id }) => id === each.id);
    return same ? [{ old: each, now: same }] : [];
  });
  const reworded = kept.flatMap(({ old: { label }, now: { label: words } }) =>
    label === words ? [] : [`has the option “${words}”, which was “${label}”.`],
  );
  const isCounted = kept.some(({ old: { score }, now: { score: other } }) => score !== other);
  const all = [...said, ...reworded, ...(isCounted ? ['scores its options differently.'] : [])];
  return all.length > 0 ? all : ['has its options in a different order.'];
}

/** Whether those that are in both come in another order. */
function movedIn(before: Definition, after: Definition): string[] {
  const order = (questions: readonly Question[], others: readonly Question[]) =>
    questions.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  return isSame(order(before.questions, after.questions), order(after.questions, before.questions))
    ? []
    : ['Its questions are in a different order.'];
}

const scoringChanges = (old: Definition['scoring'], now: Definition['scoring']): string[] => [
  ...(old.method === now.method ? [] : ['The score is calculated differently.']),
  ...(isSame(old.bands, now.bands) ? [] : ['The score bands have changed.']),
];
