import { ListPage } from '#web/screens/list/list-page.tsx';
import { useListSearch, useRecordList } from '#web/screens/list/use-record-list.tsx';
import { listPage, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Plus, Video } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { optionsOfProgramme } from './option-search.ts';
import { OptionTable } from './option-table.tsx';
import { places } from './places.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/session-options': listPage(
    'everyone',
    'Session Options',
    OptionList,
    optionsOfProgramme,
  ),
} satisfies Pages;

/** What a programme offers: members book it, staff look after it. */
export function OptionList() {
  const place = places.usePlace();
  const programme = useApiQuery('GET /programmes/{programme}', { params: { programme: place.id } });
  const list = useRecordList(optionsOfProgramme, useListSearch(optionsOfProgramme), {
    fixed: { programme: place.id },
  });
  const add = list.mayCreate ? (
    <LinkButton {...place.create} variant="primary" icon={<Plus />}>
      {texts.addSessionOption}
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...list.parts}
      title={place.titles.list}
      lead={programme.data && texts.whatTheProgrammeOffers(programme.data.name)}
      actions={add}
      nouns={texts.sessionOptions}
      searchLabel={texts.searchBySession}
      empty={
        <EmptyState title={texts.noSessionOptionsYet} icon={<Video />} action={add}>
          {list.mayCreate ? texts.addASession : texts.nothingIsOfferedYet}
        </EmptyState>
      }
    >
      {(rows) => <OptionTable rows={rows} place={place} />}
    </ListPage>
  );
}
