import { receiptSentences } from '#domain/people/traces.ts';
import { settings } from '#web/settings.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import * as texts from './texts.ts';

/** What became of the data of somebody who was erased, in numbers. */
export function ErasureReceipt({ user }: { user: string }) {
  const query = useApiQuery('GET /users/{user}/erasure-receipt', { params: { user } });
  const { counted } = useNumbers();
  return (
    <Card title={texts.receiptOfErasure} note={texts.itHoldsNoneOfTheData}>
      <Loaded query={query}>
        {({ receipt }) => {
          if (receipt === null) return <Text>{texts.erasedBeforeReceipts}</Text>;
          const said = receiptSentences(receipt.lines, counted);
          const outcomes = (['removed', 'anonymous', 'kept'] as const).filter(
            (outcome) => said[outcome].length > 0,
          );
          return (
            <Facts
              facts={[
                {
                  term: texts.erased,
                  detail: (
                    <>
                      <When at={receipt.at} />
                      {texts.by(receipt.by?.fullName ?? settings.productName)}
                    </>
                  ),
                },
                ...outcomes.map((outcome) => ({
                  term: texts.becameOf[outcome],
                  detail: (
                    <Stack gap="1">
                      {said[outcome].map((sentence) => (
                        <Text key={sentence}>{sentence}</Text>
                      ))}
                    </Stack>
                  ),
                })),
              ]}
            />
          );
        }}
      </Loaded>
    </Card>
  );
}
