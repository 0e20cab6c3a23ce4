import { settings } from '#web/settings.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Swatch } from '#web/ui/swatch.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { colourName, pageOf } from './words.ts';
import type { Category } from './words.ts';

export function CategoryFacts({ category }: { category: Category }) {
  const zone = useZone();
  const { description, colour, parent, order, neighbours, updatedBy, updatedAt } = category;
  return (
    <Card title="About this category">
      <Facts
        facts={[
          { term: 'Description', detail: description ?? 'None' },
          {
            term: 'Colour',
            detail: (
              <Row gap="2">
                <Swatch colour={colour} />
                {colourName(colour)}
              </Row>
            ),
          },
          {
            term: 'Parent',
            detail:
              parent === null ? 'None' : <TextLink {...pageOf(parent.id)}>{parent.name}</TextLink>,
          },
          { term: 'Order', detail: order === 0 ? 'None' : `${order} of ${neighbours}` },
          {
            term: 'Last changed',
            detail: (
              <>
                <When at={updatedAt} zone={zone} /> by {updatedBy?.fullName ?? settings.productName}
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
