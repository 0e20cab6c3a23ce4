import { readField } from '#domain/records/read-field.ts';
import { resourceFields } from '#machines/resource/fields.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { BookOpen } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { scopeNames } from './resource-records.ts';
import * as texts from './texts.ts';

/** So many are named; the others are found on the page of all of them. */
const shown = 5;

/** The latest that the reader has not opened; nothing where there is none, and where nobody can say. */
export function NewResources() {
  const { data } = useApiQuery('GET /resources', { query: { unseen: 'true', perPage: shown } });
  const latest = data?.data.results ?? [];
  if (latest.length === 0) return null;
  return (
    <Card
      title={texts.newResources}
      actions={<TextLink to="/app/resources">{texts.allResources}</TextLink>}
    >
      <ItemList label={texts.newResources}>
        {latest.map(({ id, name, kind, scope, target }) => (
          <Item
            key={id}
            media={<BookOpen />}
            title={
              <TextLink to="/app/resources/$resource" params={{ resource: id }} tone="record">
                {name}
              </TextLink>
            }
            detail={`${readField(resourceFields.kind, kind)} · ${target?.name ?? scopeNames[scope]}`}
          />
        ))}
      </ItemList>
    </Card>
  );
}
