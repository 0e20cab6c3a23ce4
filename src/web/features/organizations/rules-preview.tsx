import { useState } from 'react';
import type { PolicyValues } from '#domain/policy/terms.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as texts from './texts.ts';

interface RulesPreviewProps {
  id: string;
  policy: PolicyValues;
}

/** What the rules that are typed would change, before they are saved. */
export function RulesPreview({ id, policy }: RulesPreviewProps) {
  const [seen, setSeen] = useState<{ of: PolicyValues; effects: readonly string[] } | null>(null);
  const preview = useCommand('POST /policy/organizations/{organization}/preview');
  const show = async () => {
    const answer = await preview.send({
      params: { organization: id },
      body: { policyOverrides: policy },
    });
    if (answer) setSeen({ of: policy, effects: answer.effects });
  };
  const effects = seen?.of === policy ? seen.effects : null;
  return (
    <Stack gap="3">
      <Row>
        <Button busy={preview.busy} onClick={() => void show()}>
          {texts.showEffects}
        </Button>
      </Row>
      {effects === null ? null : (
        <Notice
          tone={effects.length > 0 ? 'warning' : 'info'}
          title={effects.length > 0 ? texts.thisChanges : undefined}
          live
        >
          {effects.length > 0 ? (
            <ul>
              {effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          ) : (
            <p>{texts.sameRules}</p>
          )}
        </Notice>
      )}
    </Stack>
  );
}
