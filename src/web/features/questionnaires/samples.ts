import { problemsIn } from '#domain/questionnaires/problems.ts';
import { questionsToSend, scoringToSend } from '#domain/questionnaires/written.ts';
import { questionnaireChart } from '#machines/questionnaire/chart.ts';
import { questionnaireState } from '#machines/questionnaire/states.gen.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import { samplesOf } from '#web/charts/sample/sample-record.ts';
import { questionnaires } from './questionnaire-records.ts';

export const samplePages = samplesOf(questionnaireChart, questionnaires, {
  pages: [
    {
      key: 'order',
      title: 'Question Order',
      address: '/app/questionnaires/r1/question-order',
      event: 'REORDER',
    },
  ],
  own: ({ context, base }) => ({
    questions: questionsToSend(context.questions),
    scoring: scoringToSend(context.scoring),
    asks: context.questions.length,
    publishedVersion: context.publishedVersion || null,
    changes: base.status === questionnaireState.revised ? ['Question 1 is now required.'] : [],
    problems: [...problemsIn(context)],
    versions: Array.from({ length: context.publishedVersion }, (_, index) => ({
      number: context.publishedVersion - index,
      publishedAt: base.createdAt,
      publishedBy: samplePerson('priya'),
      changes: [],
    })),
  }),
});
