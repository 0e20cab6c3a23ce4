import type { Answer, Question } from '#domain/questionnaires/definition.ts';
import { formatCalendarDate } from '#domain/time/format.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import * as texts from './texts.ts';

/** An answer in words; null where there is none. */
export function answerInWords(question: Question, answer: Answer | null): string | null {
  if (answer === null) return null;
  if (typeof answer === 'boolean') return answer ? texts.yes : texts.no;
  if (typeof answer === 'number') return String(answer);
  const labelOf = (id: string) => question.options.find((each) => each.id === id)?.label ?? '';
  if (typeof answer === 'string') {
    if (question.type === 'date') return formatCalendarDate(answer, ownZone());
    return question.type === 'singleChoice' ? labelOf(answer) : answer;
  }
  if (isList(answer)) {
    const labels = answer.map(labelOf);
    return question.type === 'ranking'
      ? labels.map((label, index) => `${index + 1}. ${label}`).join(', ')
      : labels.join(', ');
  }
  const chosen = new Map(Object.entries(answer));
  return question.rows
    .flatMap(({ id, label }) => {
      const option = chosen.get(id);
      return option === undefined ? [] : [`${label}: ${labelOf(option)}`];
    })
    .join('; ');
}

const isList = (answer: object): answer is readonly string[] => Array.isArray(answer);
