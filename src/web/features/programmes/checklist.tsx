import { seeking } from '#web/screens/sought-block.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import type { Programme } from './words.ts';
import * as texts from './texts.ts';

interface ChecklistProps {
  /** Null where the programme is not there yet: what it will need. */
  readiness: Programme['readiness'];
  /** Whose lines lead to what mends them. */
  programme?: string;
}

/** What a programme needs before it can be active, and what of it is there. */
export function Checklist({ readiness, programme }: ChecklistProps) {
  const lines = [
    {
      key: 'members',
      title: texts.atLeastOneMember,
      found: readiness?.members,
      detail: texts.members2,
      to: '/app/programmes/$programme/edit',
      block: 'members',
      verb: texts.addMembers,
    },
    {
      key: 'sessionOptions',
      title: texts.atLeastOneSession,
      found: readiness?.sessionOptions,
      detail: texts.sessions2,
      to: '/app/programmes/$programme/session-options/create',
      block: undefined,
      verb: texts.addSession,
    },
    {
      key: 'coaches',
      title: texts.atLeastOneCoach,
      found: readiness?.coaches,
      detail: texts.coaches2,
      to: '/app/programmes/$programme/edit',
      block: 'coaches',
      verb: texts.addCoaches,
    },
  ] as const;
  return (
    <Card title={texts.beforeItCanBeActive} tone="sunken">
      <ItemList label={texts.beforeItCanBeActive}>
        {lines.map(({ key, title, found, detail, to, block, verb }) => (
          <Item
            key={key}
            title={title}
            detail={found === undefined ? undefined : detail(found)}
            end={
              found === undefined ? undefined : found > 0 ? (
                <Badge tone="success">{texts.done}</Badge>
              ) : programme === undefined ? (
                <Badge tone="warning">{texts.missing}</Badge>
              ) : (
                <LinkButton
                  to={to}
                  params={{ programme }}
                  state={block && seeking(block)}
                  size="small"
                >
                  {verb}
                </LinkButton>
              )
            }
          />
        ))}
      </ItemList>
    </Card>
  );
}
