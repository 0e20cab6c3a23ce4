import type { ReactNode } from 'react';
import type { ProductKey } from '#domain/policy/product.ts';
import { termsByTopic } from '#domain/policy/topics.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';

interface ByTopicProps<Term> {
  terms: readonly Term[];
  /** The rules of one topic. */
  children: (terms: readonly Term[]) => ReactNode;
}

/** Rules under what they are about. */
export function ByTopic<Term extends { readonly key: ProductKey }>(props: ByTopicProps<Term>) {
  return (
    <Stack gap="6">
      {termsByTopic(props.terms).map(({ topic, terms }) => (
        <Stack key={topic} gap="3">
          <Text as="h3" strong>
            {topic}
          </Text>
          {props.children(terms)}
        </Stack>
      ))}
    </Stack>
  );
}
