import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { kaiCreditSelectionRequestModel } from '../kai-credit-selection-request.ts';
import type { BrowserModel } from './model.ts';

/** What staff decide about a conversation that waits for its credit, and what its member sees to. */
export const kaiCreditSelectionRequestPages: BrowserModel = {
  territory: explore(
    modelOf({
      ...kaiCreditSelectionRequestModel,
      cases: (request, now) =>
        kaiCreditSelectionRequestModel
          .cases(request, now)
          .filter(({ event, refusal }) =>
            event.type === 'RAISE'
              ? request.value === 'new' && refusal === undefined
              : request.value !== 'new',
          ),
    }),
  ),
  refuses: true,
  beyond: {
    isSystem:
      'A conversation that is submitted brings it about; that nobody else can is tried through the API.',
  },
};
