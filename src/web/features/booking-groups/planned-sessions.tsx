import { counted } from '#domain/text/counted.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { type GroupPlan, type PlannedSession } from './words.ts';

interface PlannedSessionsProps {
  plan: GroupPlan;
  /** Whose clock the dates are read by. */
  zone: string;
  leftOut: readonly string[];
  onLeaveOut: (starts: readonly string[]) => void;
}

/** Every session before any is booked: which can be, which not and why. Nothing is booked while one that can't be is in. */
export function PlannedSessions({ plan, zone, leftOut, onLeaveOut }: PlannedSessionsProps) {
  const refused = plan.sessions.filter(({ refusal }) => refusal !== null);
  const booked = plan.sessions.filter(({ refusal, isLeftOut }) => refusal === null && !isLeftOut);
  const toggle = ({ startsAt, isLeftOut }: PlannedSession) =>
    onLeaveOut(isLeftOut ? leftOut.filter((each) => each !== startsAt) : [...leftOut, startsAt]);
  const credits = plan.credits.map(
    ({ programme, units }) => `${counted(units, 'credit')} of “${programme.name}”`,
  );
  return (
    <Card title="Dates" note={plan.words}>
      <Stack gap="4">
        {refused.length === 0 ? (
          <Notice tone="success" live>
            {counted(booked.length, 'session')} can be booked.{' '}
            {credits.length === 0 ? '' : `Set aside: ${credits.join(', ')}.`}
          </Notice>
        ) : (
          <Notice
            tone="warning"
            live
            title={`${refused.length} of ${plan.sessions.length} can’t be booked`}
          >
            <Stack gap="2">
              <p>
                Leave them out and book the others, or change the pattern. Until then nothing is
                booked.
              </p>
              <div>
                <Button
                  size="small"
                  onClick={() =>
                    onLeaveOut([...leftOut, ...refused.map(({ startsAt }) => startsAt)])
                  }
                >
                  {refused.length === 1 ? 'Leave it out' : `Leave these ${refused.length} out`}
                </Button>
              </div>
            </Stack>
          </Notice>
        )}
        <ItemList label="Dates">
          {plan.sessions.map((session) => (
            <Item
              key={session.startsAt}
              title={<When at={session.startsAt} until={session.endsAt} zone={zone} />}
              detail={<Detail session={session} />}
              end={
                <Button size="small" variant="quiet" onClick={() => toggle(session)}>
                  {session.isLeftOut ? 'Book it too' : 'Leave out'}
                </Button>
              }
            />
          ))}
        </ItemList>
      </Stack>
    </Card>
  );
}

function Detail({ session }: { session: PlannedSession }) {
  const { member, refusal, isLeftOut, isShifted } = session;
  return (
    <Stack gap="1">
      {member === null ? null : <Text look="small">{member.fullName}</Text>}
      <div>
        {isLeftOut ? (
          <Badge>Left out</Badge>
        ) : refusal === null ? (
          <Badge tone="success">Free</Badge>
        ) : (
          <Badge tone="danger">Can’t be booked</Badge>
        )}
      </div>
      {refusal === null ? null : <Text look="small">{refusal}</Text>}
      {isShifted ? (
        <Text look="small">The clocks change that day, so it starts later by the clock.</Text>
      ) : null}
    </Stack>
  );
}
