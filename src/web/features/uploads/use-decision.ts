import { useState } from 'react';
import { useCommand, type Command } from '#web/screens/command/use-command.ts';
import type { UploadReport } from './words.ts';

const endpoint = 'POST /upload-reports/{uploadReport}/events';

/** How somebody decides on an upload: at a press, or with their password where it changes roles. */
export interface Decision extends Pick<
  Command<typeof endpoint>,
  'busy' | 'errors' | 'refusal' | 'clear'
> {
  readonly apply: (report: UploadReport) => void;
  readonly discard: (report: UploadReport) => void;
  readonly confirm: (report: UploadReport, yourPassword: string | null) => void;
  /** The password is being asked for. */
  readonly isAsking: boolean;
  readonly giveUp: () => void;
}

export function useDecision(): Decision {
  const [isAsking, setAsking] = useState(false);
  const command = useCommand(endpoint, { onDone: () => setAsking(false) });
  const { busy, errors, refusal, clear } = command;
  const confirm = ({ id, version }: UploadReport, yourPassword: string | null) =>
    void command.send({
      params: { uploadReport: id },
      body: { type: 'APPLY', version, payload: { yourPassword } },
    });
  return {
    busy,
    errors,
    refusal,
    clear,
    isAsking,
    confirm,
    apply: (report) => (report.roleChanges > 0 ? setAsking(true) : confirm(report, null)),
    discard: ({ id, version }) =>
      void command.send({
        params: { uploadReport: id },
        body: { type: 'DISCARD', version, payload: {} },
      }),
    giveUp: () => {
      setAsking(false);
      clear();
    },
  };
}
