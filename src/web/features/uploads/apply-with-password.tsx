import { PasswordDialog } from '#web/screens/account/password-dialog.tsx';
import type { Decision } from './use-decision.ts';
import { useNumbers } from '#web/ui/numbers.ts';
import type { UploadReport } from './words.ts';

interface ApplyWithPasswordProps {
  report: UploadReport;
  decision: Decision;
}

/** Giving power away needs the password again. */
export function ApplyWithPassword({ report, decision }: ApplyWithPasswordProps) {
  const { counted } = useNumbers();
  return (
    <PasswordDialog
      open={decision.isAsking}
      onClose={decision.giveUp}
      title="Apply this upload"
      tip="Roles decide what people may see, so we ask for your own password."
      verb="Apply"
      errorTitle="Not applied yet"
      command={decision}
      onConfirm={(yourPassword) => decision.confirm(report, yourPassword)}
    >
      {counted(report.roleChanges, 'row changes', 'rows change')} somebody’s role. Whoever loses or
      gains one is signed out.
    </PasswordDialog>
  );
}
