import { useCommand } from '#web/screens/command/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import type { AssignmentSummary } from './places.ts';
import * as texts from './texts.ts';

interface RemindProps {
  assignment: Pick<AssignmentSummary, 'id' | 'version' | 'availableEvents'>;
  size?: 'small' | undefined;
}

/** One press for all who have not answered; when it is too soon, it says so. */
export function Remind({ assignment: { id, version, availableEvents }, size }: RemindProps) {
  const command = useCommand('POST /questionnaire-assignments/{questionnaireAssignment}/events');
  const offer = availableEvents.find(({ type }) => type === 'REMIND');
  if (!offer) return null;
  const send = () =>
    void command.send({
      params: { questionnaireAssignment: id },
      body: { type: 'REMIND', version, payload: {} },
    });
  return (
    <Stack gap="1">
      <Button
        variant={size === 'small' ? 'secondary' : 'primary'}
        size={size}
        disabled={!offer.enabled}
        busy={command.busy}
        onClick={send}
      >
        {texts.remind}
      </Button>
      {offer.reasons.map((reason) => (
        <Text key={reason} look="small" tone="muted">
          {reason}
        </Text>
      ))}
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
    </Stack>
  );
}
