import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Checklist } from './checklist.tsx';
import { Overview } from './overview.tsx';
import { programmes } from './programme-records.ts';
import type { Asked } from './run-dialogs.tsx';
import {
  datesOf,
  isActive,
  isLookedAfter,
  statusNames,
  statusTones,
  type Programme,
} from './words.ts';
import * as texts from './texts.ts';

/** Staff alone go on or end a programme, and seldom. */
const RunDialogs = lazyPart(async () => (await import('./run-dialogs.tsx')).RunDialogs);

export const Route = createFileRoute('/app/programmes/$programme')({
  staticData: { title: 'Programme', audience: 'everyone', asks: 'GET /programmes/{programme}' },
  component: ProgrammeScreen,
});

function ProgrammeScreen() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  if (asked !== null && !wasAsked) setWasAsked(true);
  const command = useCommand('POST /programmes/{programme}/events');
  const query = programmes.useOne();
  const history = programmes.useHistory({ when: isLookedAfter(query.data) });
  const activate = ({ id, version }: Programme) =>
    void command.send({
      params: { programme: id },
      body: { type: 'ACTIVATE', version, payload: {} },
    });
  return (
    <RecordPage
      query={query}
      title={({ name }) => name}
      lead={(programme) => `${programme.organization.name} · ${datesOf(programme)}`}
      status={({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>}
      eventActions={(programme) => {
        const { EDIT, DELETE } = programmes.actionsOf(programme.id);
        return {
          ACTIVATE: { send: () => activate(programme), busy: command.busy },
          EDIT: { ...EDIT, quiet: true },
          EXTEND: { send: () => setAsked('EXTEND'), busy: false, quiet: true },
          COMPLETE: { send: () => setAsked('COMPLETE'), busy: false, danger: true },
          REOPEN: { send: () => setAsked('REOPEN'), busy: false },
          DELETE,
        };
      }}
      first={(programme) =>
        isActive(programme) ? (
          <LinkButton to="/app/booking-requests/create" variant="primary">
            {texts.bookASession}
          </LinkButton>
        ) : null
      }
      notices={() =>
        command.refusal === null ? null : (
          <Notice tone="error" live>
            {command.refusal}
          </Notice>
        )
      }
    >
      {(programme) => (
        <>
          {wasAsked ? (
            <Suspense fallback={null}>
              <RunDialogs programme={programme} asked={asked} onClose={() => setAsked(null)} />
            </Suspense>
          ) : null}
          {programme.readiness === null ? null : (
            <Checklist readiness={programme.readiness} programme={programme.id} />
          )}
          <Overview programme={programme} />
          {isLookedAfter(programme) ? (
            <RecordHistory {...history} states={[programme.status]} />
          ) : null}
        </>
      )}
    </RecordPage>
  );
}
