import type { ComponentProps, ReactNode } from 'react';
import type { Fields } from '#domain/records/fields.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import type { Answer } from '../use-api-query.ts';
import { factsOf, type Says } from './field-facts.ts';
import { lastChanged } from './last-changed.tsx';
import type { EventActions } from './record-actions.tsx';
import { RecordHistory } from './record-history.tsx';
import { RecordPage, type PageRecord } from './record-page.tsx';
import * as texts from './texts.ts';

/** A record as every page of a plain one knows it. */
export interface PlainData extends PageRecord {
  readonly name: string;
  readonly status: string;
  readonly deletedAt: string | null;
  readonly updatedAt: string;
  readonly updatedBy: { readonly fullName: string } | null;
}

/** The mark of a record that was put away; nothing on all others. */
export const deletedBadge = ({ deletedAt }: Pick<PlainData, 'deletedAt'>): ReactNode =>
  deletedAt === null ? null : <Badge>{texts.deleted}</Badge>;

interface RecordScreenProps<F extends Fields, Data extends PlainData> {
  of: {
    readonly noun: string;
    readonly fields: F;
    readonly actionsOf: (id: string) => EventActions;
  };
  /** `of.useOne()` and `of.useHistory()` */
  query: Answer<Data>;
  history: Omit<ComponentProps<typeof RecordHistory>, 'states'>;
  lead?: (record: Data) => ReactNode;
  /** Fields that are shown otherwise. */
  own?: (record: Data) => Partial<Record<keyof F, ReactNode>>;
  /** Between what it says of itself and what happened to it. */
  children?: (record: Data) => ReactNode;
}

/** The whole page of a plain record, its address apart: what can be done, its fields as facts, and its history. One that needs more than this is made of the same parts. */
export function RecordScreen<F extends Fields, Data extends PlainData & Says<F>>({
  of,
  query,
  history,
  lead,
  own,
  children,
}: RecordScreenProps<F, Data>) {
  return (
    <RecordPage
      query={query}
      title={({ name }) => name}
      lead={lead}
      status={deletedBadge}
      eventActions={({ id }) => of.actionsOf(id)}
    >
      {(record) => (
        <>
          <Card title={texts.aboutThis(of.noun)}>
            <Facts facts={[...factsOf(of.fields, record, own?.(record)), lastChanged(record)]} />
          </Card>
          {children?.(record)}
          <RecordHistory {...history} states={[record.status]} />
        </>
      )}
    </RecordPage>
  );
}
