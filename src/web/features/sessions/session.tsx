import { createFileRoute } from '@tanstack/react-router';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { deletedBadge } from '#web/screens/record/record-screen.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BookLinks } from './book-links.tsx';
import { SessionCoaches, SessionProgrammes, SessionResources } from './session-cards.tsx';
import { SessionFacts } from './session-facts.tsx';
import { costWords, lengthWords, sessions } from './session-records.ts';
import type { Offer, Session } from './session-records.ts';

export const Route = createFileRoute('/app/sessions/$session')({
  staticData: { title: 'Session', audience: 'everyone', asks: 'GET /sessions/{session}' },
  component: SessionScreen,
});

function SessionScreen() {
  const query = sessions.useOne();
  const history = sessions.useHistory({ when: isLookedAfter(query.data) });
  return (
    <RecordPage
      query={query}
      title={({ name }) => name}
      lead={({ durationMinutes, creditCost }) =>
        `${lengthWords(durationMinutes)} · ${costWords(creditCost)}`
      }
      status={deletedBadge}
      first={(session) => <BookLinks session={session} />}
      eventActions={({ id }) => sessions.actionsOf(id)}
      notices={({ offers }) => <WhyNot offers={offers} />}
    >
      {(session) => (
        <>
          <Grid columns="aside" gap="6">
            <SessionFacts session={session} />
            <Stack gap="6">
              <SessionCoaches session={session} />
              <SessionProgrammes programmes={session.programmes} />
              <SessionResources session={session} />
            </Stack>
          </Grid>
          {isLookedAfter(session) ? <RecordHistory {...history} states={[session.status]} /> : null}
        </>
      )}
    </RecordPage>
  );
}

/** By the reader, who is told where it is on offer. */
const isLookedAfter = (session: Session | undefined): boolean =>
  session !== undefined && session.programmes !== null;

/** Why somebody can't book it now. */
function WhyNot({ offers }: { offers: readonly Offer[] }) {
  const blocked = offers.filter(({ blockedBy }) => blockedBy !== null);
  return blocked.map(({ team, blockedBy }) => (
    <Notice key={team?.id ?? 'reader'} title={team?.name}>
      {blockedBy}
    </Notice>
  ));
}
