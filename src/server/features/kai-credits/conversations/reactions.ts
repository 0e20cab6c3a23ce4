import { conversationCredit } from '#domain/credits/conversations.ts';
import { selectionRequestChart } from '#machines/kai-credit-selection-request/chart.ts';
import type { SelectionContext } from '#machines/kai-credit-selection-request/context.ts';
import type {
  SelectionEvent,
  selectionRequestMachine,
} from '#machines/kai-credit-selection-request/machine.ts';
import type { EffectHandlers } from '#server/records/kind.ts';
import { reactTo } from '#server/records/reactions.ts';
import { holdFrom } from './hold.ts';
import { lockUse, writeUse } from './use.ts';
import { candidatesFor, type SelectionRow } from './kind.ts';

const reactToRequest = (
  handlers: EffectHandlers<
    typeof selectionRequestMachine,
    SelectionContext,
    SelectionRow,
    SelectionEvent
  >,
) => reactTo(selectionRequestChart, handlers);

/**
 * What staff decide of the credit of a conversation. Whoever looks after conversations reacts to the same two orders after this: with `holdCredit` the credit
 * is set aside and the conversation goes on, with `refuseCredit` it has none.
 */
export const creditOfConversations = reactToRequest({
  async holdCredit({ db, id, after, eventId, by, at, extra }) {
    const { conversationId } = extra;
    const use = await lockUse(db, conversationId);
    const found = await candidatesFor(db, extra, at);
    const chosen = found.find((each) => each.id === after.context.chosenCredit);
    if (!use || !chosen) throw new Error(`The credit chosen by ${id} is not there`);
    const machine = selectionRequestChart.name;
    const cause = { machine, entityId: id, event: 'RESOLVE', eventId, actorId: by.id, at };
    await holdFrom(db, use, chosen, cause);
  },
  refuseCredit: ({ db, extra: { conversationId } }) =>
    writeUse(db, conversationId, { creditState: conversationCredit.refused }),
});
