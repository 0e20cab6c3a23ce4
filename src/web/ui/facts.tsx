import type { ReactNode } from 'react';
import { facts as factsLook, type FactsVariantProps } from '#styled/recipes/facts.js';

export type Fact = { term: string; detail: ReactNode };

/** What is known about a record: a description list, in columns or as rows. */
export function Facts({
  facts,
  layout,
}: { facts: readonly Fact[] } & Pick<FactsVariantProps, 'layout'>) {
  const look = factsLook({ layout });
  return (
    <dl className={look.root}>
      {facts.map(({ term, detail }) => (
        <div key={term} className={look.fact}>
          <dt className={look.term}>{term}</dt>
          <dd className={look.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
