import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { ZoneChip } from '#web/ui/dates/zone-chip.tsx';
import { type GroupPlan, type PlannedSession } from './words.ts';
import * as texts from './texts.ts';

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
  const credits = plan.credits.map(({ programme, units }) => texts.of3(units, programme.name));
  return (
    <Card
      title={texts.dates}
      note={
        <>
          {plan.words} <ZoneChip zone={zone} />
        </>
      }
    >
      <Stack gap="4">
        {refused.length === 0 ? (
          <Notice tone="success" live>
            {texts.canBeBooked(booked.length, credits.length === 0, credits.join(', '))}
          </Notice>
        ) : (
          <Notice
            tone="warning"
            live
            title={texts.ofCantBeBooked(refused.length, plan.sessions.length)}
          >
            <Stack gap="2">
              <p>{texts.leaveThemOutAndBook}</p>
              <div>
                <Button
                  size="small"
                  onClick={() =>
                    onLeaveOut([...leftOut, ...refused.map(({ startsAt }) => startsAt)])
                  }
                >
                  {refused.length === 1 ? texts.leaveItOut : texts.leaveTheseOut(refused.length)}
                </Button>
              </div>
            </Stack>
          </Notice>
        )}
        <ItemList label={texts.dates}>
          {plan.sessions.map((session) => (
            <Item
              key={session.startsAt}
              title={<When at={session.startsAt} until={session.endsAt} zone={zone} />}
              detail={<Detail session={session} />}
              end={
                <Button size="small" variant="quiet" onClick={() => toggle(session)}>
                  {session.isLeftOut ? texts.bookItToo : texts.leaveOut}
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
          <Badge>{texts.leftOut}</Badge>
        ) : refusal === null ? (
          <Badge tone="success">{texts.free}</Badge>
        ) : (
          <Badge tone="danger">{texts.cantBeBooked}</Badge>
        )}
      </div>
      {refusal === null ? null : <Text look="small">{refusal}</Text>}
      {isShifted ? <Text look="small">{texts.theClocksChangeThatDay}</Text> : null}
    </Stack>
  );
}
