import { programmeChart } from '#machines/programme/chart.ts';
import { reactTo } from '#server/records/reactions.ts';
import { announcing } from './effects/notices.ts';
import { takingPart } from './effects/taking-part.ts';
import { watching } from './effects/watch-end.ts';

/** What a programme itself does about the orders of its chart; its credits are moved by those who keep the books. */
export const programmeReaction = reactTo(programmeChart, {
  ...takingPart,
  ...watching,
  ...announcing,
});
