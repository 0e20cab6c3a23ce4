import type { DataOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';

export type Response = DataOf<'GET /questionnaire-responses/{questionnaireResponse}'>;
export type Respondent = DataOf<'GET /questionnaire-responses'>['data']['results'][number];

export const useResponse = (id: string) =>
  useApiQuery('GET /questionnaire-responses/{questionnaireResponse}', {
    params: { questionnaireResponse: id },
  });

/** What somebody answered to a questionnaire, by whom it is or by what stands for them. */
export const useResponseOf = (questionnaireAssignment: string, respondent: string) =>
  useApiQuery('GET /questionnaire-assignments/{questionnaireAssignment}/responses/{respondent}', {
    params: { questionnaireAssignment, respondent },
  });
