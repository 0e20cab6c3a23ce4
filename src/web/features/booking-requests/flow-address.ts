import type { Choices } from '#machines/booking-request/context.ts';
import type { AppRouter } from '#web/shell/router.ts';
import { parseSearch } from '#web/shell/search-text.ts';
import { choicesOf, flowSearch, searchOf } from './flow-search.ts';
import { keepMessage } from './kept-message.ts';

const path = '/app/booking-requests/create';

/** The address bar of the flow: writes position and choices there, and hears when the person goes back, forward or follows a link. */
export function flowAddress(router: AppRouter, personId: string) {
  let writing = false;
  return {
    write({ choices, history }: { choices: Choices; history: 'push' | 'replace' }): void {
      keepMessage(personId, choices.message);
      if (router.history.location.pathname !== path) return;
      writing = true;
      void router.navigate({
        to: path,
        search: searchOf(choices),
        replace: history === 'replace',
        resetScroll: history === 'push',
        ignoreBlocker: true,
      });
      writing = false;
    },
    /** `message` is what stands in the page: the address does not carry it. */
    listen(message: () => string, onChange: (choices: Choices) => void): () => void {
      return router.history.subscribe(({ location }) => {
        if (writing || location.pathname !== path) return;
        onChange(choicesOf(flowSearch.parse(parseSearch(location.search)), message()));
      });
    },
  };
}
