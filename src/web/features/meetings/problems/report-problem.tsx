import { Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { CircleHelp } from '#web/ui/icons.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

const ReportForm = lazyPart(async () => (await import('./report-form.tsx')).ReportForm);

interface ReportProblemProps {
  booking: string;
  /** Where they stand on the meeting chart, as a path. */
  step: string;
}

/** For somebody whose session does not go well: what is wrong, to staff. */
export function ReportProblem(props: ReportProblemProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<CircleHelp />} onClick={() => setOpen(true)}>
        {texts.reportAProblem}
      </Button>
      <Dialog open={open} onClose={close} title={texts.reportAProblem}>
        {open ? (
          <Suspense fallback={null}>
            <ReportForm {...props} onClose={close} />
          </Suspense>
        ) : null}
      </Dialog>
    </>
  );
}
