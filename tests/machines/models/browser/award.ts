import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { awardModel } from '../award.ts';
import { people } from '../people.ts';
import type { BrowserModel } from './model.ts';

const stopped =
  'What the product and staff say of sessions has no button here; that nobody else can say it is tried through the API.';

/** What a member sees of their awards on their profile while sessions are counted and corrected, and what they pin. */
export const awardPages: BrowserModel = {
  territory: explore(
    modelOf({
      ...awardModel,
      cases: (award, now) =>
        awardModel
          .cases(award, now)
          .filter(({ event, refusal }) =>
            event.type === 'PIN' || event.type === 'UNPIN'
              ? event.by.id === people.mia.id
              : refusal === undefined,
          ),
    }),
  ),
  refuses: true,
  beyond: { isSystem: stopped, isOwner: stopped, mayTakeBack: stopped, hasReason: stopped },
};
