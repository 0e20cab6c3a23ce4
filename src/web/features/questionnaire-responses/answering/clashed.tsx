import { answerIn } from '#domain/questionnaires/drafting.ts';
import type { Question } from '#domain/questionnaires/definition.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { answerInWords } from '../answer-words.ts';
import * as texts from './texts.ts';
import type { useRun } from './use-run.ts';

interface ClashedProps {
  run: ReturnType<typeof useRun>;
  questions: readonly Question[];
}

/** Two devices have answered one question: both answers, and which of them is to count. */
export function Clashed({ run, questions }: ClashedProps) {
  const { clashes, answers } = run.snapshot.context;
  const [clash] = clashes;
  const question = questions.find(({ id }) => id === clash?.question);
  if (!clash || question === undefined) return null;
  const words = (answer: Parameters<typeof answerInWords>[1]) =>
    answerInWords(question, answer) ?? texts.noAnswer;
  return (
    <Notice tone="warning" title={texts.twoAnswers} live>
      <p>{question.label}</p>
      <Facts
        facts={[
          { term: texts.here, detail: words(answerIn(answers, question.id)) },
          { term: texts.there, detail: words(clash.theirs) },
        ]}
      />
      <Row>
        <Button size="small" onClick={run.keepMine}>
          {texts.keepThis}
        </Button>
        <Button size="small" onClick={run.takeOther}>
          {texts.takeThat}
        </Button>
      </Row>
    </Notice>
  );
}
