import { sessionChart } from '#machines/session/chart.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import { samplesOf } from '#web/charts/sample/sample-record.ts';
import { sessions } from './session-records.ts';

export const samplePages = samplesOf(sessionChart, sessions, {
  steps: ['edit', 'delete'],
  own: () => ({
    coaches: 2,
    upcomingBookings: 0,
    offers: [],
    givenBy: [samplePerson('carl'), samplePerson('cora')],
    programmes: [],
    preQuestionnaireId: null,
    postQuestionnaireId: null,
  }),
});
