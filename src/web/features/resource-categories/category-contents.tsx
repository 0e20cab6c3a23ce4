import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { BookOpen, FolderTree } from '#web/ui/icons.ts';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { useNumbers } from '#web/ui/numbers.ts';
import { categories as record, kindNames, resourcesIn } from './categories.ts';
import type { Category } from './categories.ts';
import * as texts from './texts.ts';

/** What lies in a category: other categories, and its newest resources. */
export function CategoryContents({ category }: { category: Category }) {
  const { counted } = useNumbers();
  const { categories, newest, resources } = category;
  const zone = useZone();
  return (
    <>
      {categories.length === 0 ? null : (
        <Card title={texts.categoriesInIt}>
          <ItemList label={texts.categoriesInIt}>
            {categories.map((inner) => (
              <Item
                key={inner.id}
                media={<FolderTree />}
                title={
                  <TextLink tone="record" {...record.pageOf(inner.id)}>
                    {inner.name}
                  </TextLink>
                }
                detail={resourcesIn(inner.resources, counted)}
              />
            ))}
          </ItemList>
        </Card>
      )}
      <Card
        title={texts.resources}
        note={newest.length < resources ? texts.theNewestOf(newest.length, resources) : undefined}
      >
        {newest.length === 0 ? (
          <EmptyState title={texts.noResources} icon={<BookOpen />} level="h3">
            {texts.thereIsNothing}
          </EmptyState>
        ) : (
          <ItemList label={texts.resources}>
            {newest.map(({ id, title, kind, addedAt }) => (
              <Item
                key={id}
                media={<BookOpen />}
                title={title}
                detail={
                  <>
                    {texts.added(kindNames[kind])}
                    <When at={addedAt} zone={zone} inSentence />
                  </>
                }
              />
            ))}
          </ItemList>
        )}
      </Card>
    </>
  );
}
