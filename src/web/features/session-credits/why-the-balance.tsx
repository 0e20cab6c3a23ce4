import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Credits } from './credits-data.ts';
import { StatementTable } from './statement-table.tsx';
import * as texts from './texts.ts';

/** What came in and where it went, in sentences that make the balance together, and then every movement. */
export function WhyTheBalance({
  credits: { balance, reasons, statement },
  title = texts.whyIsTheBalance(balance),
}: {
  credits: Credits;
  title?: string;
}) {
  if (statement.length === 0) return null;
  return (
    <Stack gap="4" as="section" aria-labelledby="statement">
      <Text as="h2" look="title" id="statement">
        {title}
      </Text>
      {reasons.length === 0 ? null : (
        <Text>
          {texts.soManyAreLeft(
            reasons.map(({ sentence }) => sentence),
            balance,
          )}
        </Text>
      )}
      <StatementTable statement={statement} />
    </Stack>
  );
}
