import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { issuedWords, type Holders, type Task } from '../words.ts';
import { IssuePage, issueOf } from './issue-page.tsx';
import * as texts from './texts.ts';

interface IssueFormProps {
  holders: Holders;
  onTask: (task: Task) => void;
}

/** New session credits in the pool. */
export function IssueForm({ holders, onTask }: IssueFormProps) {
  const alert = useAlert();
  const { id } = holders.programme;
  const list = {
    to: '/app/programmes/$programme/session-credits',
    params: { programme: id },
  } as const;
  const { sent, ...parts } = issueOf(useZone(), holders);
  const form = useRecordForm('POST /programmes/{programme}/session-credits', {
    name: `session-credits/${id}/issue`,
    ...parts,
    input: (values) => ({
      params: { programme: id },
      body: { sessionOption: values.option, ...sent(values) },
    }),
    onDone: (_, go) => {
      alert('success', issuedWords(form.values.quantity ?? 0));
      void go(list);
    },
  });
  return <IssuePage names={texts.sessionNames} {...{ holders, form, list, onTask }} />;
}
