import { PasswordDialog } from '#web/screens/account/password-dialog.tsx';
import type { Decision } from './use-decision.ts';
import { useNumbers } from '#web/ui/numbers.ts';
import type { UploadReport } from './words.ts';
import * as texts from './texts.ts';

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
      title={texts.applyThisUpload}
      tip={texts.rolesDecideWhatPeopleMay}
      verb={texts.apply}
      errorTitle={texts.notAppliedYet}
      command={decision}
      onConfirm={(yourPassword) => decision.confirm(report, yourPassword)}
    >
      {texts.someonesRoleAnyoneWhoseRole(counted(report.roleChanges, 'row changes', 'rows change'))}
    </PasswordDialog>
  );
}
