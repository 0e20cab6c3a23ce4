import type { LinkProps } from '@tanstack/react-router';
import type { DataOf } from '#web/api/call.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Check, RotateCcw, X } from '#web/ui/icons.ts';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

type Setup = DataOf<'GET /coaches/{coach}/setup-check'>;
type CheckName = Setup['checks'][number]['check'];

/** Whether a coach is ready for online meetings and team sessions, line by line, each with what puts it right. */
export function SetupPage({ coach }: { coach: string }) {
  const query = useApiQuery('GET /coaches/{coach}/setup-check', { params: { coach } });
  return (
    <Loaded query={query} whole>
      {(setup) => (
        <Checklist setup={setup} busy={query.isFetching} onAgain={() => void query.refetch()} />
      )}
    </Loaded>
  );
}

interface ChecklistProps {
  setup: Setup;
  busy: boolean;
  onAgain: () => void;
}

function Checklist({ setup: { coach, checks }, busy, onAgain }: ChecklistProps) {
  const me = useMe();
  const isOwn = me.id === coach.id;
  const open = checks.filter(({ isReady }) => !isReady).length;
  return (
    <Stack gap="6" measure="form">
      <PageHeading
        title="Teams Setup Check"
        lead={
          isOwn
            ? 'What you need for online meetings and sessions with teams.'
            : `What ${coach.fullName} needs for online meetings and sessions with teams.`
        }
        actions={
          <Button icon={<RotateCcw />} busy={busy} onClick={onAgain}>
            Check again
          </Button>
        }
      />
      <Notice tone={open === 0 ? 'success' : 'warning'} live>
        {open === 0
          ? 'Everything is ready.'
          : `${checks.length - open} of ${checks.length} are ready.`}
      </Notice>
      <ItemList label="What is needed">
        {checks.map(({ check, isReady }) => {
          const { title, why, fix } = lines[check];
          const link = fix.to(coach.id, isOwn);
          return (
            <Item
              key={check}
              title={title}
              detail={isReady ? undefined : why}
              end={
                <Row gap="2">
                  <Badge tone={isReady ? 'success' : 'danger'} icon={isReady ? <Check /> : <X />}>
                    {isReady ? 'Ready' : 'Missing'}
                  </Badge>
                  {isReady ? null : (
                    <LinkButton {...link} size="small">
                      {fix.verb}
                    </LinkButton>
                  )}
                </Row>
              }
            />
          );
        })}
      </ItemList>
    </Stack>
  );
}

interface Line {
  readonly title: string;
  readonly why: string;
  readonly fix: {
    readonly verb: string;
    readonly to: (coach: string, isOwn: boolean) => LinkProps;
  };
}

const calendars = (coach: string, isOwn: boolean): LinkProps =>
  isOwn
    ? { to: '/app/external-calendars' }
    : { to: '/app/coaches/$coach/external-calendars', params: { coach } };

const lines: Readonly<Record<CheckName, Line>> = {
  accountConnected: {
    title: 'An account with a calendar is connected',
    why: 'Connect Microsoft, Google or another calendar, so that members can’t book times when you are busy.',
    fix: { verb: 'Connect', to: calendars },
  },
  calendarWritable: {
    title: 'Sessions can be written into the calendar',
    why: 'Choose the direction that writes sessions for one of the calendars; its invitations carry the link to the meeting.',
    fix: { verb: 'Open calendars', to: calendars },
  },
  workingHours: {
    title: 'Working hours are set',
    why: 'Without hours nobody can book a time.',
    fix: {
      verb: 'Set hours',
      to: (coach, isOwn) =>
        isOwn
          ? { to: '/app/working-hours/update' }
          : { to: '/app/coaches/$coach/working-hours/update', params: { coach } },
    },
  },
  sessionPermission: {
    title: 'At least one session is permitted',
    why: 'Without a permission for a session nobody can book it. Staff give permissions.',
    fix: {
      verb: 'Add session',
      to: (coach) => ({
        to: '/app/coaches/$coach/session-permissions/create',
        params: { coach },
      }),
    },
  },
  teamPermission: {
    title: 'At least one team is permitted',
    why: 'Without a permission for a team there are no team sessions. Staff give permissions.',
    fix: {
      verb: 'Add team',
      to: (coach) => ({ to: '/app/coaches/$coach/team-permissions/create', params: { coach } }),
    },
  },
};
