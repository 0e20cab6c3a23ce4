import { createFileRoute } from '@tanstack/react-router';
import { isStaff } from '#machines/person.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BookLinks } from './book-links.tsx';
import { SessionCoaches, SessionProgrammes } from './session-cards.tsx';
import { SessionFacts } from './session-facts.tsx';
import { useSession } from './session-event.ts';
import { costWords, lengthWords } from './words.ts';
import type { Offer } from './words.ts';

export const Route = createFileRoute('/app/sessions/$session')({
  staticData: { title: 'Session', checks: ['authenticated'] },
  component: SessionScreen,
});

function SessionScreen() {
  const params = Route.useParams();
  const mayManage = isStaff(useMe());
  const history = useApiQuery('GET /sessions/{session}/history', { params }, { when: mayManage });
  return (
    <RecordPage
      query={useSession(params)}
      title={({ name }) => name}
      lead={({ durationMinutes, creditCost }) =>
        `${lengthWords(durationMinutes)} · ${costWords(creditCost)}`
      }
      status={({ deletedAt }) => (deletedAt === null ? null : <Badge>Deleted</Badge>)}
      first={(session) => <BookLinks session={session} />}
      eventActions={() => ({
        EDIT: { link: { to: '/app/sessions/$session/edit', params } },
        DELETE: { link: { to: '/app/sessions/$session/delete', params }, danger: true },
      })}
      notices={({ offers }) => <WhyNot offers={offers} />}
    >
      {(session) => (
        <>
          <Grid columns="aside" gap="6">
            <SessionFacts session={session} />
            <Stack gap="6">
              <SessionCoaches session={session} mayManage={mayManage} />
              {mayManage ? <SessionProgrammes session={session} /> : null}
            </Stack>
          </Grid>
          {mayManage ? (
            <RecordHistory
              query={history}
              label="What happened to this session"
              chart={() => import('#charts/session.json')}
              states={[session.status]}
            />
          ) : null}
        </>
      )}
    </RecordPage>
  );
}

/** Why somebody can't book it now. */
function WhyNot({ offers }: { offers: readonly Offer[] }) {
  const blocked = offers.filter(({ blockedBy }) => blockedBy !== null);
  return blocked.map(({ team, blockedBy }) => (
    <Notice key={team?.id ?? 'reader'} title={team?.name}>
      {blockedBy}
    </Notice>
  ));
}
