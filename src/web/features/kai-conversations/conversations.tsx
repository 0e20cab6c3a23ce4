import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { erasedWithinHours } from '#domain/kai-conversations/vocabulary.ts';
import { isMember, isStaff } from '#machines/person.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { useListSearch, useRecordList } from '#web/screens/list/use-record-list.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { listPage, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Sparkles, Upload } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { ConversationTable } from './conversation-table.tsx';
import {
  allConversations,
  newestFirst,
  places,
  type KaiConversationSummary,
} from './kai-records.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/kai-conversations': listPage(
    'everyone',
    'AI Conversations',
    Conversations,
    allConversations,
  ),
  '/app/programmes/$programme/kai-conversations': listPage(
    'everyone',
    'Programme AI Conversations',
    ProgrammeConversations,
    allConversations,
  ),
} satisfies Pages;

/** The reader's conversations of all programmes; coaches see what is shared with them, staff all. */
export function Conversations() {
  return (
    <Rows
      title={pages['/app/kai-conversations'].title}
      lead={texts.listLead}
      create={{ to: '/app/kai-conversations/create' }}
      more={<LinkButton to="/app/kai-rubrics">{texts.rubrics}</LinkButton>}
    />
  );
}

/** The same of one programme. */
export function ProgrammeConversations() {
  const place = places.usePlace();
  const programme = useApiQuery('GET /programmes/{programme}', { params: { programme: place.id } });
  return (
    <Loaded query={programme} whole>
      {({ name }) => (
        <Rows
          title={place.titles.list}
          lead={texts.leadOfProgramme(name)}
          create={place.create}
          programme={place.id}
          more={<ForAll programme={place.id} />}
        />
      )}
    </Loaded>
  );
}

/** For those of staff who may. */
function ForAll({ programme }: { programme: string }) {
  const params = { programme };
  return (
    <>
      <LinkButton
        to="/app/programmes/$programme/kai-conversations/upload-analysis-report"
        params={params}
      >
        {texts.uploadReport}
      </LinkButton>
      <LinkButton to="/app/programmes/$programme/kai-conversations/delete-all" params={params}>
        {texts.deleteAll}
      </LinkButton>
    </>
  );
}

/** Several conversations at once. */
const choice = rowChoice<
  KaiConversationSummary,
  'POST /kai-conversations/{kaiConversation}/events'
>('POST /kai-conversations/{kaiConversation}/events', {
  noun: 'AI conversation',
  nouns: texts.nouns,
  events: {
    RETRY: texts.retriedTogether,
    DELETE: texts.deletedTogether(erasedWithinHours),
  },
  nameOf: ({ title }) => title,
});

interface RowsProps {
  title: string;
  lead: string;
  create: LinkProps;
  programme?: string;
  /** What else can be done with all of them. */
  more?: ReactNode;
}

function Rows({ title, lead, create, programme, more }: RowsProps) {
  const me = useMe();
  const list = useRecordList(
    allConversations,
    useListSearch(allConversations),
    programme === undefined ? {} : { fixed: { programme } },
  );
  const add = list.mayCreate ? (
    <LinkButton {...create} variant="primary" icon={<Upload />}>
      {texts.upload}
    </LinkButton>
  ) : undefined;
  const none = isMember(me) ? texts.noneOfOwn : texts.noneShared;
  return (
    <ListPage
      {...list.parts}
      title={title}
      lead={lead}
      actions={
        <>
          {add}
          {more}
        </>
      }
      usual={newestFirst}
      nouns={texts.nouns}
      searchLabel={texts.search}
      choice={choice}
      empty={
        <EmptyState title={texts.noneYet} icon={<Sparkles />} action={add}>
          {isStaff(me) ? texts.noneAtAll : none}
        </EmptyState>
      }
    >
      {(rows) => (
        <ConversationTable rows={rows} caption={title} isOfProgramme={programme !== undefined} />
      )}
    </ListPage>
  );
}
