import type { NoteScope } from '#domain/coach-notes/vocabulary.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Lock } from '#web/ui/icons.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { NoteSearch } from './note-search.ts';
import { titles } from './titles.ts';
import { pageOf, statusWords, toneOf, type NoteSummary } from './words.ts';
import * as texts from './texts.ts';

interface NoteListProps {
  scope: NoteScope;
  subject: string;
  search: NoteSearch;
}

/** The notes about a member or a team: a coach's own, those handed over to them, and for staff that there are some. */
export function NoteList(props: NoteListProps) {
  const { scope, subject } = props;
  const holder = useApiQuery('GET /coach-notes/of/{scope}/{subject}', {
    params: { scope, subject },
  });
  return (
    <Loaded query={holder} whole>
      {({ name }) => <Rows {...props} name={name} />}
    </Loaded>
  );
}

const kinds = ['coach', 'session', 'programme'] as const;
const kindNames = {
  coach: texts.coach,
  session: texts.session,
  programme: texts.programme,
} as const;
const listsOf = { coach: 'coaches', session: 'sessions', programme: 'programmes' } as const;

function Rows({ scope, subject, search, name }: NoteListProps & { name: string }) {
  const url = useListUrl(search);
  const zone = useZone();
  const choices = useApiQuery('GET /coach-notes/choices', { query: { scope, subject } }).data;
  const query = useApiQuery(
    'GET /coach-notes',
    {
      query: {
        ...url.search,
        orderProperty: url.search.orderProperty as 'date' | undefined,
        scope,
        ...(scope === 'member' ? { member: subject } : { team: subject }),
      },
    },
    { keepPrevious: true },
  );
  const nameOf = (kind: (typeof kinds)[number]) =>
    choices?.[listsOf[kind]].find(({ id }) => id === url.search[kind])?.name;
  return (
    <ListPage
      title={titles[scope].list}
      lead={texts.coachesNotesAboutMembers(name)}
      url={url}
      nouns="notes"
      searchLabel={texts.searchBySessionOrCoach}
      filters={kinds.map((kind) => (
        <Field key={kind} label={kindNames[kind]} id={`filter-${kind}`}>
          <Select
            placeholder={texts.any}
            value={url.search[kind] ?? ''}
            options={(choices?.[listsOf[kind]] ?? []).map((each) => ({
              value: each.id,
              label: each.name,
            }))}
            onChange={(id) => url.change({ [kind]: id || undefined })}
          />
        </Field>
      ))}
      chips={kinds.flatMap((kind) =>
        url.search[kind] === undefined
          ? []
          : [
              {
                key: kind,
                label: `${kindNames[kind]}: ${nameOf(kind) ?? '…'}`,
                onRemove: () => url.change({ [kind]: undefined }),
              },
            ],
      )}
      usual={{ propertyName: 'date', order: 'Descending' }}
      sorts={useSorts('GET /coach-note/filter', {
        'date Descending': texts.sessionLatestFirst,
        'date Ascending': texts.sessionEarliestFirst,
      })}
      query={query}
      empty={
        <EmptyState title={texts.noNotesYet} icon={<Lock />}>
          {texts.notesYouCanReadAppear}
        </EmptyState>
      }
    >
      {(rows) => (
        <DataTable<NoteSummary, OrderOf<'GET /coach-notes'>>
          caption={titles[scope].list}
          rows={rows}
          rowKey={({ id }) => id}
          columns={columnsIn(zone)}
        />
      )}
    </ListPage>
  );
}

const columnsIn = (
  zone: string,
): [
  Column<NoteSummary, OrderOf<'GET /coach-notes'>>,
  ...Column<NoteSummary, OrderOf<'GET /coach-notes'>>[],
] => [
  {
    key: 'date',
    header: texts.sessionDate,
    sort: 'date',
    cell: (note) => (
      <TextLink tone="record" {...pageOf(note)}>
        <When at={note.startsAt} zone={zone} />
      </TextLink>
    ),
  },
  { key: 'session', header: texts.session, cell: ({ session }) => session.name },
  { key: 'coach', header: texts.coach, cell: ({ coach }) => coach.fullName },
  { key: 'excerpt', header: texts.excerpt, from: 'wide', cell: ({ excerpt }) => excerpt ?? '–' },
  {
    key: 'status',
    header: texts.status,
    cell: ({ status }) => <Badge tone={toneOf(status)}>{statusWords[status]}</Badge>,
  },
];
