import { useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Kpi } from './kpi-records.ts';
import * as texts from './texts.ts';

/** Computes the values now, without waiting for the night. */
export function ComputeButton({ kpi: { id } }: { kpi: Kpi }) {
  const [changed, setChanged] = useState<number | null>(null);
  const command = useCommand('POST /kpis/{kpi}/computation');
  const compute = async () => {
    setChanged(null);
    const done = await command.send({ params: { kpi: id }, body: {} });
    if (done) setChanged(done.changed);
  };
  return (
    <Stack gap="2">
      <Button size="small" busy={command.busy} onClick={() => void compute()}>
        {texts.computeNow}
      </Button>
      {changed === null ? null : (
        <Notice tone="success" live>
          {texts.computed(changed)}
        </Notice>
      )}
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
    </Stack>
  );
}
