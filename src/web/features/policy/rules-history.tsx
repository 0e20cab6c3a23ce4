import { productTerms, type ProductKey } from '#domain/policy/product.ts';
import { settings } from '#web/settings.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Timeline } from '#web/ui/lists/timeline.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { amount } from '#web/features/organizations/public.ts';
import * as texts from './texts.ts';

/** Who changed which rule, when, from what and to what. */
export function RulesHistory() {
  const query = useApiQuery('GET /policy/history');
  const numbers = useNumbers();
  const said = (key: ProductKey, value: number | null) => {
    const term = productTerms.find((each) => each.key === key);
    return value === null || !term ? texts.standardRule : amount(value, term, numbers);
  };
  const labelOf = (key: ProductKey) => productTerms.find((each) => each.key === key)?.label ?? key;
  return (
    <Card title={texts.history} note={texts.historyNote}>
      <Loaded query={query}>
        {(steps) =>
          steps.length === 0 ? (
            <Text tone="muted">{texts.neverChanged}</Text>
          ) : (
            <Timeline
              label={texts.history}
              entries={steps.map(({ id, at, by, organization, changes }) => ({
                key: id,
                title:
                  organization === null ? (
                    texts.theProduct
                  ) : (
                    <TextLink
                      to="/app/organizations/$organization"
                      params={{ organization: organization.id }}
                    >
                      {organization.name}
                    </TextLink>
                  ),
                meta: (
                  <>
                    <When at={at} />
                    {texts.by(by?.fullName ?? settings.productName)}
                  </>
                ),
                note: changes.map(({ key, from, to }) => (
                  <p key={key}>{texts.from(labelOf(key), said(key, from), said(key, to))}</p>
                )),
              }))}
            />
          )
        }
      </Loaded>
    </Card>
  );
}
