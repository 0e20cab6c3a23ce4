import { isStaff } from '#machines/person.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { CopySupportLink } from '#web/screens/support-link.tsx';
import { MessageSquare } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { RequestTable } from './request-table.tsx';
import { latest, ownRequests, queue, type supportSearch } from './support-records.ts';
import * as texts from './texts.ts';

type Search = (typeof supportSearch.types)['output'];

/** What the reader has asked; staff see what has been asked of them. */
export function Requests({ search }: { search: Search }) {
  const isQueue = isStaff(useMe());
  const { request: _, about, ask: __, ...listed } = search;
  const list = useRecordList(
    isQueue ? queue : ownRequests,
    listed,
    isQueue ? {} : { fixed: { own: 'true' } },
  );
  return (
    <ListPage
      {...list.parts}
      title={texts.support}
      lead={isQueue ? texts.queueLead : texts.lead}
      actions={
        <>
          <LinkButton
            variant={isQueue ? 'secondary' : 'primary'}
            to="/app/support"
            search={{ ask: 'true', ...(about !== undefined && { about }) }}
          >
            {texts.askForHelp}
          </LinkButton>
          <CopySupportLink />
        </>
      }
      usual={latest}
      nouns={texts.nouns}
      searchLabel={texts.searchRequests}
      empty={
        <EmptyState title={texts.noneYet} icon={<MessageSquare />}>
          {isQueue ? texts.noneYetQueue : texts.noneYetOwn}
        </EmptyState>
      }
    >
      {(rows) => (
        <RequestTable
          rows={rows}
          caption={isQueue ? texts.requests : texts.yourRequests}
          isQueue={isQueue}
        />
      )}
    </ListPage>
  );
}
