import { useState } from 'react';
import { ChooseRecord } from '#web/screens/form/choose-record.tsx';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { SearchBox } from '#web/ui/lists/search-box.tsx';
import type { SortOption } from '#web/ui/lists/sort-menu.tsx';
import { SortingContext } from '#web/ui/lists/sorting.ts';
import { Text } from '#web/ui/text.tsx';
import type { Programme } from '../words.ts';
import { AddEveryone } from './add-everyone.tsx';
import { MemberTable, type Member } from './member-table.tsx';
import { PasteAddresses } from './paste-addresses.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { Section } from './section.tsx';
import type { Turns } from './turns.ts';
import { useTakingPart } from './use-taking-part.ts';
import * as texts from './texts.ts';

const perPage = 20;

const sortNames: Readonly<Record<string, string>> = {
  'name Ascending': texts.nameAToZ,
  'name Descending': texts.nameZToA,
};

/** As the server is asked for it; nothing while nobody has sorted. */
const orderOf = (sorted: SortOption | null) =>
  sorted && ({ orderProperty: 'name', order: sorted.order } as const);

/** Who takes part: added one by one or from a pasted list, and taken out again. */
export function MembersSection({ programme, turns }: { programme: Programme; turns: Turns }) {
  const part = useTakingPart(programme, turns);
  const [search, setSearch] = useState('');
  const [pageNumber, setPage] = useState(1);
  const [sorted, setSorted] = useState<SortOption | null>(null);
  const sorts = useSorts('GET /programme-member/filter', sortNames);
  const [adding, setAdding] = useState<'list' | 'everyone' | null>(null);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const { id } = programme;
  const query = useApiQuery(
    'GET /programmes/{programme}/members',
    { params: { programme: id }, query: { search, pageNumber, perPage, ...orderOf(sorted) } },
    { keepPrevious: true },
  );
  const remove = async () => {
    if (leaving) await part.send('REMOVE_MEMBER', { memberId: leaving.id });
    setLeaving(null);
  };
  const sort = (option: SortOption) => {
    setSorted(option);
    setPage(1);
  };
  const mayAdd = part.offers('ADD_MEMBERS');
  const Adding = adding === 'list' ? PasteAddresses : AddEveryone;
  return (
    <Section block="members" title={texts.members} part={part}>
      {mayAdd ? (
        <>
          <ChooseRecord
            key={part.accepted}
            label={texts.addAMember}
            errorKey="memberIds"
            route="GET /programmes/{programme}/candidates"
            input={(typed) => ({ params: { programme: id }, query: { search: typed } })}
            nameOf={({ fullName }) => fullName}
            show={({ fullName, pictureUrl }) => (
              <Person name={fullName} picture={pictureUrl} size="small" />
            )}
            placeholder={texts.searchPeople}
            none={texts.nobodyByThatName}
            chosen={null}
            onChoose={(member) => {
              if (member) void part.send('ADD_MEMBERS', { memberIds: [member.id] });
            }}
          />
          {adding === null ? (
            <Row>
              <Button size="small" onClick={() => setAdding('everyone')}>
                {texts.addEveryoneIn(programme.organization.name)}
              </Button>
              <Button size="small" onClick={() => setAdding('list')}>
                {texts.pasteAListOfAddresses}
              </Button>
            </Row>
          ) : (
            <Adding
              programme={id}
              busy={part.busy}
              onClose={() => setAdding(null)}
              onAdd={(memberIds) => part.send('ADD_MEMBERS', { memberIds })}
            />
          )}
        </>
      ) : null}
      <Row>
        <SearchBox
          label={texts.searchMembers}
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
      </Row>
      <Loaded query={query}>
        {({ data: { results }, meta: { total } }) =>
          total === 0 ? (
            <Text tone="muted">{search === '' ? texts.noMembersYet : texts.nobodyByThatName}</Text>
          ) : (
            <>
              <SortingContext value={{ options: sorts, current: sorted ?? sorts[0], onSort: sort }}>
                <MemberTable
                  rows={results}
                  busy={part.busy}
                  onRemove={part.offers('REMOVE_MEMBER') ? setLeaving : undefined}
                />
              </SortingContext>
              <Row>
                <Text tone="muted">{texts.fromTo(pageNumber, perPage, results.length, total)}</Text>
                {pageNumber > 1 ? (
                  <Button size="small" onClick={() => setPage(pageNumber - 1)}>
                    {texts.previous}
                  </Button>
                ) : null}
                {pageNumber * perPage < total ? (
                  <Button size="small" onClick={() => setPage(pageNumber + 1)}>
                    {texts.next}
                  </Button>
                ) : null}
              </Row>
            </>
          )
        }
      </Loaded>
      <RemovalDialog
        name={leaving?.fullName ?? null}
        busy={part.busy}
        consequences={[texts.unusedCreditsGoBack, texts.theyCanBeAddedAgain]}
        onClose={() => setLeaving(null)}
        onRemove={() => void remove()}
      />
    </Section>
  );
}
