import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { X } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { consequencesOf } from '../consequences.ts';
import type { FlowPage } from './flow-page.ts';
import * as texts from './texts.ts';

/** What the booking will mean, at every step. */
export function FlowSide(page: FlowPage) {
  const consequences = consequencesOf(page);
  return (
    <Stack gap="4" as="aside" aria-label={texts.whatThisMeans}>
      <Card title={texts.whatThisMeans} level="h2" tone="sunken">
        {consequences.length === 0 ? (
          <Text look="small" tone="muted">
            {texts.chooseASessionToSee}
          </Text>
        ) : (
          <Facts facts={consequences} />
        )}
      </Card>
      <Row>
        <Button
          variant="quiet"
          size="small"
          icon={<X />}
          onClick={() => page.send({ type: 'DISCARD' })}
        >
          {texts.leaveWithoutBooking}
        </Button>
      </Row>
    </Stack>
  );
}
