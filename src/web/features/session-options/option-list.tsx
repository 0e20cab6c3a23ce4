import { OfferedList } from '#web/features/programmes/offered/public.ts';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { useListSearch, useRecordList } from '#web/screens/list/use-record-list.tsx';
import { listPage, type Pages } from '#web/screens/pages.ts';
import { Video } from '#web/ui/icons.ts';
import { optionsOfProgramme } from './option-search.ts';
import { OptionTable } from './option-table.tsx';
import { places } from './places.ts';
import type { SessionOptionSummary } from './words.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/session-options': listPage(
    'everyone',
    'Session Options',
    OptionList,
    optionsOfProgramme,
  ),
} satisfies Pages;

/** Several session options at once. */
const choice = rowChoice<SessionOptionSummary, 'POST /session-options/{sessionOption}/events'>(
  'POST /session-options/{sessionOption}/events',
  {
    noun: 'session option',
    nouns: texts.sessionOptions,
    events: {
      DELETE: texts.removedTogether,
    },
    nameOf: ({ session }) => session.name,
  },
);

/** What a programme offers: members book it, staff look after it. */
export function OptionList() {
  const place = places.usePlace();
  const list = useRecordList(optionsOfProgramme, useListSearch(optionsOfProgramme), {
    fixed: { programme: place.id },
  });
  return (
    <OfferedList
      place={place}
      list={list}
      lead={texts.whatTheProgrammeOffers}
      choice={choice}
      nouns={texts.sessionOptions}
      searchLabel={texts.searchBySession}
      add={texts.addSessionOption}
      none={{
        title: texts.noSessionOptionsYet,
        icon: <Video />,
        toAdd: texts.addASession,
        otherwise: texts.nothingIsOfferedYet,
      }}
    >
      {(rows) => <OptionTable rows={rows} place={place} />}
    </OfferedList>
  );
}
