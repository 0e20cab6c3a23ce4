import type { ReactNode } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import type { AssignmentSummary } from './places.ts';
import * as texts from './texts.ts';

type Offered = Pick<AssignmentSummary, 'id' | 'version' | 'availableEvents'>;

/** One press for all who have not answered; when it is too soon, it says so. */
export function Remind({ assignment }: { assignment: Offered }) {
  const command = useCommand('POST /questionnaire-assignments/{questionnaireAssignment}/events');
  const { id: questionnaireAssignment, version } = assignment;
  return (
    <Reminding
      record={assignment}
      command={command}
      send={() =>
        void command.send({
          params: { questionnaireAssignment },
          body: { type: 'REMIND', version, payload: {} },
        })
      }
    >
      {texts.remind}
    </Reminding>
  );
}

interface RemindOneProps {
  response: Offered;
  name: string;
}

/** A reminder for one of those who are asked. */
export function RemindOne({ response, name }: RemindOneProps) {
  const command = useCommand('POST /questionnaire-responses/{questionnaireResponse}/events');
  const { id: questionnaireResponse, version } = response;
  return (
    <Reminding
      record={response}
      command={command}
      one={name}
      send={() =>
        void command.send({
          params: { questionnaireResponse },
          body: { type: 'REMIND', version, payload: {} },
        })
      }
    >
      {texts.remindOne}
    </Reminding>
  );
}

/** The same where only the person is known: nothing for those who are not asked, or who have answered. */
export function RemindOf({ assignment, user }: { assignment: string; user: string }) {
  const { data } = useApiQuery(
    'GET /questionnaire-assignments/{questionnaireAssignment}/responses/{respondent}',
    { params: { questionnaireAssignment: assignment, respondent: user } },
  );
  return data?.member ? <RemindOne response={data} name={data.member.fullName} /> : null;
}

interface RemindingProps {
  record: Offered;
  command: Pick<ReturnType<typeof useCommand>, 'busy' | 'refusal'>;
  send: () => void;
  /** Whom it is for, where it is one of many. */
  one?: string;
  children: ReactNode;
}

function Reminding({ record, command, send, one, children }: RemindingProps) {
  const offer = record.availableEvents.find(({ type }) => type === 'REMIND');
  if (!offer) return null;
  return (
    <Stack gap="1">
      <Button
        variant={one === undefined ? 'primary' : 'secondary'}
        size={one === undefined ? undefined : 'small'}
        disabled={!offer.enabled}
        busy={command.busy}
        aria-label={one === undefined ? undefined : texts.remindNamed(one)}
        onClick={send}
      >
        {children}
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
