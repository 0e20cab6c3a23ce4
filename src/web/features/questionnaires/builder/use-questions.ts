import { useState } from 'react';
import type { Question } from '#domain/questionnaires/definition.ts';
import type { QuestionType } from '#domain/questionnaires/vocabulary.ts';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { movedTo } from '../moving.ts';
import { copied, newQuestion, type QuestionnaireValues } from './drafts.ts';
import * as texts from './texts.ts';

/** How many steps can be taken back. */
const mostSteps = 50;

/** The questions of the builder: which of them is being written, and what was done with them, which can be taken back. */
export function useQuestions({ values: { questions }, change }: RecordForm<QuestionnaireValues>) {
  const [open, setOpen] = useState<string | null>(null);
  const [past, setPast] = useState<readonly (readonly Question[])[]>([]);
  const [announced, announce] = useState('');
  const put = (next: readonly Question[], words: string) => {
    setPast([...past.slice(-mostSteps + 1), questions]);
    change({ questions: next });
    announce(words);
  };
  return {
    open,
    setOpen,
    announced,
    canUndo: past.length > 0,
    undo() {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      change({ questions: before });
      announce(texts.undone);
    },
    add(type: QuestionType, place = questions.length) {
      const question = newQuestion(type);
      put(questions.toSpliced(place, 0, question), texts.added(place + 1));
      setOpen(question.id);
    },
    /** What is typed is taken back by the browser's own undo. */
    write: (question: Question) =>
      change({ questions: questions.map((each) => (each.id === question.id ? question : each)) }),
    duplicate(place: number) {
      const question = questions[place];
      if (!question) return;
      const copy = copied(question);
      put(questions.toSpliced(place + 1, 0, copy), texts.added(place + 2));
      setOpen(copy.id);
    },
    remove: (place: number) => put(questions.toSpliced(place, 1), texts.removed(place + 1)),
    move: (from: number, to: number) =>
      put(movedTo(questions, from, to), texts.movedTo(from + 1, to + 1)),
  };
}

export type Questions = ReturnType<typeof useQuestions>;
