import type { DataOf } from '#web/api/call.ts';
import { shownAwardStates } from '#machines/award/states.ts';
import { List } from '#web/screens/list/list.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { AwardsSearch } from './awards-search.ts';
import { awardSortNames, stateWords } from './words.ts';
import * as texts from './texts.ts';

type Award = DataOf<'GET /awards'>['data']['results'][number];

/** Every award: those that are earned first, then what is nearest, unless somebody asks otherwise. */
export function AwardList({ search }: { search: AwardsSearch }) {
  const url = useListUrl(search, { isInPage: true });
  const { state, orderProperty } = search;
  const query = useApiQuery(
    'GET /awards',
    {
      query: {
        ...search,
        state: state && [state],
        orderProperty: orderProperty as 'earned' | undefined,
      },
    },
    { keepPrevious: true },
  );
  const narrow = (to?: AwardsSearch['state']) => url.change({ state: to });
  return (
    <List
      url={url}
      nouns="awards"
      searchLabel={texts.searchAwards}
      filters={
        <Field label={texts.state} id="filter-state">
          <Select
            placeholder={texts.any}
            value={state ?? ''}
            options={shownAwardStates.map((value) => ({ value, label: stateWords[value][0] }))}
            onChange={(value) => narrow(value || undefined)}
          />
        </Field>
      }
      chips={
        state === undefined
          ? []
          : [{ key: 'state', label: stateWords[state][0], onRemove: () => narrow() }]
      }
      usual={{ propertyName: 'earned', order: 'Descending' }}
      sorts={useSorts('GET /award/filter', awardSortNames)}
      query={query}
      empty={<EmptyState title={texts.noAwardsYet}>{texts.thereIsNothingToEarn}</EmptyState>}
    >
      {(awards) => (
        <ItemList label={texts.awards}>
          {awards.map((award) => (
            <AwardItem key={award.code} award={award} />
          ))}
        </ItemList>
      )}
    </List>
  );
}

function AwardItem({ award }: { award: Award }) {
  const { code, title, description, points, state, progress, goal, earnedAt, pinned } = award;
  const { revokedReason } = award;
  const command = useCommand('POST /awards/{award}/events');
  const [word, tone] = stateWords[state];
  const event = award.availableEvents.find(({ enabled }) => enabled);
  return (
    <Item
      media={<Avatar name={title} picture={award.badgeUrl} />}
      title={title}
      detail={texts.points(description, points)}
      end={
        event ? (
          <Button
            size="small"
            busy={command.busy}
            onClick={() =>
              void command.send({
                params: { award: code },
                body: { type: event.type as 'PIN' | 'UNPIN' },
              })
            }
          >
            {event.label}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        ) : null
      }
    >
      <Row gap="2">
        <Badge tone={tone}>{word}</Badge>
        {pinned ? <Badge tone="brand">{texts.pinned}</Badge> : null}
        <Text as="span" tone="muted">
          {earnedAt === null ? (
            texts.ofLabel(progress, goal)
          ) : (
            <>
              {texts.on}
              <When at={earnedAt} inSentence />
            </>
          )}
        </Text>
      </Row>
      {revokedReason === null ? null : <Text tone="muted">{revokedReason}</Text>}
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
    </Item>
  );
}
