import { useEffect, useState } from 'react';
import { formatCalendarDate } from '#domain/time/format.ts';
import { Activity, assignmentPreview, launchOf } from '#web/features/activities/public.ts';
import { useProgrammeIds } from '#web/screens/form/use-look-ups.ts';
import { page, type Pages } from '#web/screens/pages.ts';
import { lastChanged } from '#web/screens/record/last-changed.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApi } from '#web/screens/use-services.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Eye } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { places, useAssignment, type Assignment } from './places.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/interactive-resources/$interactiveResource': page(
    'everyone',
    'Interactive Resource',
    AssignmentScreen,
  ),
} satisfies Pages;

/** An activity of a programme: members work in it here, coaches and staff look at it, and at how members get on. */
export function AssignmentScreen() {
  const place = places.usePlace();
  const [wasShown, setWasShown] = useState(false);
  const own = useProgrammeIds();
  /** Whoever is not known to be in the programme can’t launch it (specification, 2). */
  const refusalOf = ({ mayPreview, refusal, programme }: Assignment) =>
    mayPreview || own.includes(programme.id) ? refusal : texts.availableTo(programme.name);
  // Whoever has begun goes on at once.
  const isShown = (assignment: Assignment) =>
    wasShown || (assignment.own?.isBegun === true && refusalOf(assignment) === null);
  return (
    <RecordPage
      query={useAssignment(place.record)}
      title={({ activity }) => activity.name}
      lead={({ description }) => description}
      eventActions={({ id }) => ({
        EDIT: { link: place.below(id, 'edit') },
        DELETE: { link: place.below(id, 'delete'), danger: true },
      })}
      first={(assignment) =>
        isShown(assignment) ? null : (
          <First
            assignment={assignment}
            isRefused={refusalOf(assignment) !== null}
            onShow={() => setWasShown(true)}
          />
        )
      }
      notices={(assignment) => {
        const refusal = refusalOf(assignment);
        return refusal === null ? null : <Notice tone="info">{refusal}</Notice>;
      }}
    >
      {(assignment) => (
        <>
          {isShown(assignment) ? (
            <Shown assignment={assignment} onShown={() => setWasShown(true)} />
          ) : null}
          <About assignment={assignment} />
        </>
      )}
    </RecordPage>
  );
}

interface FirstProps {
  assignment: Assignment;
  isRefused: boolean;
  onShow: () => void;
}

function First({ assignment: { own, mayPreview, deletedAt }, isRefused, onShow }: FirstProps) {
  if (mayPreview)
    return deletedAt === null ? (
      <Button icon={<Eye />} onClick={onShow}>
        {texts.preview}
      </Button>
    ) : null;
  const verb = own === null || own.id === null ? texts.launch : texts.goOn;
  return (
    <Button variant="primary" disabled={isRefused} onClick={onShow}>
      {own?.isCompleted ? texts.openAgain : verb}
    </Button>
  );
}

interface ShownProps {
  assignment: Assignment;
  /** It stays, whatever becomes of the response meanwhile. */
  onShown: () => void;
}

function Shown({ assignment: { id, programme, own }, onShown }: ShownProps) {
  const api = useApi();
  useEffect(() => onShown());
  const [source] = useState(() => (own === null ? assignmentPreview(api, id) : launchOf(api, id)));
  return (
    <Activity
      source={source}
      address={`/app/programmes/${programme.id}/interactive-resources/${id}`}
    />
  );
}

function About({ assignment }: { assignment: Assignment }) {
  const zone = useZone();
  const { percent, number } = useNumbers();
  const place = places.usePlace();
  const { own, results, prerequisites, opensOn, closesOn, programme } = assignment;
  const day = (date: string | null, none: string) =>
    date === null ? none : formatCalendarDate(date, zone);
  return (
    <Card
      title={texts.aboutIt}
      actions={
        results === null ? undefined : (
          <LinkButton {...place.below(assignment.id, 'responses')} size="small">
            {texts.responses}
          </LinkButton>
        )
      }
    >
      <Facts
        facts={[
          {
            term: texts.programme,
            detail: (
              <TextLink to="/app/programmes/$programme" params={{ programme: programme.id }}>
                {programme.name}
              </TextLink>
            ),
          },
          { term: texts.opens, detail: day(opensOn, texts.atOnce) },
          { term: texts.closes, detail: day(closesOn, texts.never) },
          ...(prerequisites.length === 0
            ? []
            : [
                {
                  term: texts.prerequisites,
                  detail: prerequisites.map(({ name }) => name).join(', '),
                },
              ]),
          ...(own === null
            ? []
            : [
                {
                  term: texts.yourProgress,
                  detail:
                    own.id === null ? (
                      percent(0)
                    ) : (
                      <TextLink {...place.below(assignment.id, `responses/${own.id}`)}>
                        {own.isCompleted ? texts.completed : percent(own.progress * 100)}
                      </TextLink>
                    ),
                },
              ]),
          ...(results === null
            ? []
            : [
                { term: texts.version, detail: assignment.contentVersion },
                { term: texts.order, detail: assignment.position },
                { term: texts.started, detail: results.started },
                { term: texts.completed, detail: results.completed },
                {
                  term: texts.averageScore,
                  detail: results.averageScore === null ? '–' : number(results.averageScore),
                },
                lastChanged(assignment),
              ]),
        ]}
      />
    </Card>
  );
}
