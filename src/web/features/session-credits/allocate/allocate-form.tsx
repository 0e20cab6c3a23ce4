import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { allocatedWords, type Holders, type Task } from '../words.ts';
import { AllocatePage, useAllocation } from './allocate-page.tsx';
import { holderFrom } from './holder-key.ts';
import * as texts from './texts.ts';

interface AllocateFormProps {
  holders: Holders;
  onTask: (task: Task) => void;
}

/** The same number of session credits for each of several members and teams. */
export function AllocateForm({ holders, onTask }: AllocateFormProps) {
  const alert = useAlert();
  const { id } = holders.programme;
  const list = {
    to: '/app/programmes/$programme/session-credits',
    params: { programme: id },
  } as const;
  const { seen, ...parts } = useAllocation(holders, texts.chooseAtLeastOneMember);
  const form = useRecordForm('POST /programmes/{programme}/session-credits/allocations', {
    name: `session-credits/${id}/allocate`,
    ...parts,
    input: ({ option, units, chosen }) => ({
      params: { programme: id },
      body: {
        sessionOption: option,
        units: units ?? 0,
        holders: chosen.map(holderFrom),
        seen: seen(option),
      },
    }),
    onDone: ({ units }, go) => {
      alert('success', allocatedWords(units));
      void go(list);
    },
  });
  const { data } = useApiQuery(
    'GET /programmes/{programme}/session-credits/holders',
    { params: { programme: id }, query: { sessionOption: form.values.option } },
    { keepPrevious: true },
  );
  return <AllocatePage names={texts.sessionNames} {...{ holders, data, form, list, onTask }} />;
}
