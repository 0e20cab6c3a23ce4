import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { reviewModel } from '../review.ts';
import type { BrowserModel } from './model.ts';

const stopped = 'Who came is said by the outcome; what stops that is tried through the API.';

/** A radio button that is chosen stays chosen. */
const unthinkable = 'the member takes the rating away';

/** What somebody who was there does on the page of their review, and what others find in its place. */
export const reviewPages: BrowserModel = {
  territory: explore(
    modelOf({
      ...reviewModel,
      cases: (review, now) =>
        reviewModel
          .cases(review, now)
          .filter(
            ({ name, event, refusal }) =>
              name !== unthinkable &&
              (event.by.role === 'System'
                ? refusal === undefined && review.can(event)
                : event.type === 'SUBMIT' || event.type === 'EDIT'),
          ),
    }),
  ),
  refuses: true,
  beyond: { isSystem: stopped },
};
