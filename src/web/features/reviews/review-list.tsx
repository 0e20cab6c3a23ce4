import type { ReactNode } from 'react';
import type { DataOf } from '#web/api/call.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { MessageSquare } from '#web/ui/icons.ts';
import { Select } from '#web/ui/forms/select.tsx';
import type { ReviewSearch } from './review-search.ts';
import { ReviewTable } from './review-table.tsx';
import { ratings } from './words.ts';
import * as texts from './texts.ts';

interface ReviewListProps {
  title: string;
  lead: ReactNode;
  /** Whose reviews, or of what. */
  of: { readonly coach: string } | { readonly booking: string };
  /** The sessions that the list can be narrowed to; one booking has none. */
  sessions?: DataOf<'GET /reviews/of/{coach}'>['sessions'];
  /** Numbers and drawings above the rows. */
  overview?: ReactNode;
  empty: string;
  search: ReviewSearch;
}

/** The reviews of a coach or of a booking, as far as the reader may see them. */
export function ReviewList(props: ReviewListProps) {
  const { title, lead, of, sessions, overview, empty, search } = props;
  const url = useListUrl(search);
  const { session, rating, low, orderProperty, ...list } = url.search;
  const query = useApiQuery(
    'GET /reviews',
    {
      query: {
        ...list,
        ...of,
        orderProperty: orderProperty as 'date' | undefined,
        session,
        rating,
        low,
      },
    },
    { keepPrevious: true },
  );
  const nameOf = (id: string) => sessions?.find((each) => each.id === id)?.name ?? '…';
  return (
    <ListPage
      title={title}
      lead={lead}
      overview={overview}
      url={url}
      nouns="reviews"
      searchLabel={sessions ? texts.searchBySessionMember : texts.searchByMemberOrComment}
      filters={
        <>
          <Field label={texts.rating2} id="filter-rating">
            <Select
              placeholder={texts.any}
              options={ratings}
              value={rating ?? ''}
              onChange={(value) => url.change({ rating: (value || undefined) as typeof rating })}
            />
          </Field>
          {sessions === undefined ? null : (
            <Field label={texts.session2} id="filter-session">
              <Select
                placeholder={texts.any}
                options={sessions.map(({ id, name }) => ({ value: id, label: name }))}
                value={session ?? ''}
                onChange={(value) => url.change({ session: value || undefined })}
              />
            </Field>
          )}
          <Checkbox
            label={texts.belowThreshold}
            checked={low === 'true'}
            onChange={({ target }) => url.change({ low: target.checked ? 'true' : undefined })}
          />
        </>
      }
      chips={[
        ...(rating === undefined
          ? []
          : [
              {
                key: 'rating',
                label: texts.rating(rating),
                onRemove: () => url.change({ rating: undefined }),
              },
            ]),
        ...(session === undefined
          ? []
          : [
              {
                key: 'session',
                label: texts.session(nameOf(session)),
                onRemove: () => url.change({ session: undefined }),
              },
            ]),
        ...(low === undefined
          ? []
          : [
              {
                key: 'low',
                label: texts.belowThreshold,
                onRemove: () => url.change({ low: undefined }),
              },
            ]),
      ]}
      usual={{ propertyName: 'date', order: 'Descending' }}
      sorts={useSorts('GET /review/filter', {
        'date Descending': texts.latestFirst,
        'date Ascending': texts.earliestFirst,
        'rating Ascending': texts.lowestRatingFirst,
        'rating Descending': texts.highestRatingFirst,
      })}
      query={query}
      empty={
        <EmptyState title={texts.noReviewsYet} icon={<MessageSquare />}>
          {empty}
        </EmptyState>
      }
    >
      {(rows) => <ReviewTable caption={title} rows={rows} withSession={sessions !== undefined} />}
    </ListPage>
  );
}
