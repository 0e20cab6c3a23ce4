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
import * as texts from './texts.ts';

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
        title={texts.teamsSetupCheck}
        lead={isOwn ? texts.whatYouNeedForOnline : texts.whatNeedsForOnlineMeetings(coach.fullName)}
        actions={
          <Button icon={<RotateCcw />} busy={busy} onClick={onAgain}>
            {texts.checkAgain}
          </Button>
        }
      />
      <Notice tone={open === 0 ? 'success' : 'warning'} live>
        {open === 0
          ? texts.everythingIsReady
          : texts.ofAreReady(checks.length - open, checks.length)}
      </Notice>
      <ItemList label={texts.whatIsNeeded}>
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
                    {isReady ? texts.ready : texts.missing}
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
    title: texts.anAccountWithACalendar,
    why: texts.connectMicrosoftGoogleOrAnother,
    fix: { verb: texts.connect, to: calendars },
  },
  calendarWritable: {
    title: texts.sessionsCanBeWrittenInto,
    why: texts.setOneOfTheCalendars,
    fix: { verb: texts.openCalendars, to: calendars },
  },
  workingHours: {
    title: texts.workingHoursAreSet,
    why: texts.withoutWorkingHoursNobodyCan,
    fix: {
      verb: texts.setHours,
      to: (coach, isOwn) =>
        isOwn
          ? { to: '/app/working-hours/update' }
          : { to: '/app/coaches/$coach/working-hours/update', params: { coach } },
    },
  },
  sessionPermission: {
    title: texts.atLeastOneSession,
    why: texts.withoutAPermission,
    fix: {
      verb: texts.addSession,
      to: (coach) => ({
        to: '/app/coaches/$coach/session-permissions/create',
        params: { coach },
      }),
    },
  },
  teamPermission: {
    title: texts.atLeastOneTeam,
    why: texts.withoutAPermissionForATeam,
    fix: {
      verb: texts.addTeam,
      to: (coach) => ({ to: '/app/coaches/$coach/team-permissions/create', params: { coach } }),
    },
  },
};
