import { settings } from '../../settings.ts';
import type { Fact } from '../../ui/facts.tsx';
import { When } from '../../ui/dates/when.tsx';
import { useZone } from '../use-zone.ts';
import * as texts from './texts.ts';

interface Changed {
  readonly updatedAt: string;
  readonly updatedBy: { readonly fullName: string } | null;
}

/** When a record was written last, and by whom: the last of its facts. */
export const lastChanged = (record: Changed): Fact => ({
  term: texts.lastChanged,
  detail: <LastChanged {...record} />,
});

function LastChanged({ updatedAt, updatedBy }: Changed) {
  return (
    <>
      <When at={updatedAt} zone={useZone()} />
      {texts.by(updatedBy?.fullName ?? settings.productName)}
    </>
  );
}
