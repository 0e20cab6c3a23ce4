import { createFileRoute } from '@tanstack/react-router';
import { readField } from '#domain/records/read-field.ts';
import { factsOf } from '#web/screens/record/field-facts.ts';
import { lastChanged } from '#web/screens/record/last-changed.tsx';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { deletedBadge } from '#web/screens/record/record-screen.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { Swatch } from '#web/ui/marks/swatch.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { CategoryContents } from './category-contents.tsx';
import { categories, resourcesIn } from './categories.ts';
import type { Category } from './categories.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/resource-categories/$resourceCategory')({
  staticData: {
    title: 'Resource Category',
    audience: 'staff',
    asks: 'GET /resource-categories/{resourceCategory}',
  },
  component: CategoryScreen,
});

function CategoryScreen() {
  const { counted } = useNumbers();
  const history = categories.useHistory();
  return (
    <RecordPage
      query={categories.useOne()}
      title={({ name }) => name}
      lead={({ resources }) => resourcesIn(resources, counted)}
      status={deletedBadge}
      eventActions={({ id }) => categories.actionsOf(id)}
    >
      {(category) => (
        <>
          <Grid columns="aside" gap="6">
            <Stack gap="6">
              <CategoryContents category={category} />
            </Stack>
            <CategoryFacts category={category} />
          </Grid>
          <RecordHistory {...history} states={[category.status]} />
        </>
      )}
    </RecordPage>
  );
}

function CategoryFacts({ category }: { category: Category }) {
  const { colour, parent, order, neighbours } = category;
  const { fields, pageOf } = categories;
  return (
    <Card title={texts.aboutThisCategory}>
      <Facts
        facts={[
          ...factsOf(fields, category, {
            colour: (
              <Row gap="2">
                <Swatch colour={colour} />
                {readField(fields.colour, colour)}
              </Row>
            ),
            parent: parent && <TextLink {...pageOf(parent.id)}>{parent.name}</TextLink>,
          }),
          {
            term: texts.order,
            detail: order === 0 ? texts.none : texts.ofLabel(order, neighbours),
          },
          lastChanged(category),
        ]}
      />
    </Card>
  );
}
