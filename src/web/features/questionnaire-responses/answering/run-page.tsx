import { Suspense, useEffect, useState } from 'react';
import {
  placeOf,
  places,
  useAssignment,
  type Assignment,
} from '#web/features/questionnaire-assignments/public.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { ClipboardList } from '#web/ui/icons.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { useResponse, useResponseOf, type Response } from '../responses.ts';
import type { RunSearch } from './run-search.ts';
import * as texts from './texts.ts';

/** Fetched beside what is asked, not after it. */
const Runner = lazyPart(async () => (await import('./runner.tsx')).Runner);

/** Where somebody answers what they are asked; staff go on to choose whom they answer for. */
export function AnswerPage({ search }: { search: RunSearch }) {
  useEffect(() => Runner.fetch(), []);
  const place = places.usePlace();
  return (
    <Loaded query={useAssignment(place.record)} whole>
      {(assignment) =>
        assignment.own === null ? (
          <NotAsked assignment={assignment} />
        ) : (
          <Own assignment={assignment} id={assignment.own.id} search={search} />
        )
      }
    </Loaded>
  );
}

interface OwnProps {
  assignment: Assignment;
  id: string;
  search: RunSearch;
}

function Own({ id, ...rest }: OwnProps) {
  return (
    <Loaded query={useResponse(id)} whole>
      {(response) => <Answering key={response.id} {...rest} response={response} />}
    </Loaded>
  );
}

interface EditPageProps {
  /** Whose response it is. */
  user: string;
  search: RunSearch;
}

/** Where somebody changes what they have answered, and staff answer for others. */
export function EditAnswersPage({ user, search }: EditPageProps) {
  useEffect(() => Runner.fetch(), []);
  const place = places.usePlace();
  const response = useResponseOf(place.record, user);
  return (
    <Loaded query={useAssignment(place.record)} whole>
      {(assignment) => (
        <Loaded query={response} whole>
          {(found) => (
            <Answering key={found.id} assignment={assignment} response={found} search={search} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface AnsweringProps {
  assignment: Assignment;
  response: Response;
  search: RunSearch;
}

function Answering({ assignment, response, search }: AnsweringProps) {
  // Whoever has begun here stays: what came of it is read after it was submitted, and what was typed when it closes meanwhile.
  const [isBegun, setBegun] = useState(response.mayAnswer);
  if (response.mayAnswer && !isBegun) setBegun(true);
  return isBegun ? (
    // What others keep meanwhile does not begin the page anew under somebody’s hands.
    <Suspense fallback={<WaitingLines />}>
      <Runner assignment={assignment} response={response} search={search} />
    </Suspense>
  ) : (
    <CantAnswer assignment={assignment} response={response} />
  );
}

/** It was submitted, or can't be answered at present: what can be done about it. */
function CantAnswer({ assignment, response }: Omit<AnsweringProps, 'search'>) {
  const command = useCommand('POST /questionnaire-responses/{questionnaireResponse}/events');
  const { id, version, availableEvents, refusal, member } = response;
  const mayChange = availableEvents.some(({ type, enabled }) => type === 'CHANGE' && enabled);
  const change = () =>
    void command.send({
      params: { questionnaireResponse: id },
      body: { type: 'CHANGE', version, payload: {} },
    });
  const place = placeOf(assignment);
  return (
    <EmptyState
      level="h1"
      title={refusal === null ? texts.alreadySubmitted : texts.notNow}
      icon={<ClipboardList />}
      action={
        mayChange ? (
          <Button variant="primary" busy={command.busy} onClick={change}>
            {texts.change}
          </Button>
        ) : member === null ? undefined : (
          <LinkButton {...place.below(assignment.id, `responses/${member.id}`)}>
            {texts.seeAnswers}
          </LinkButton>
        )
      }
    >
      {command.refusal ?? refusal ?? assignment.questionnaire.name}
    </EmptyState>
  );
}

function NotAsked({ assignment }: Pick<AnsweringProps, 'assignment'>) {
  return (
    <EmptyState
      level="h1"
      title={texts.nothingAsked}
      icon={<ClipboardList />}
      action={
        assignment.mayStandIn ? (
          <LinkButton {...placeOf(assignment).below(assignment.id, 'respondents')}>
            {texts.respondents}
          </LinkButton>
        ) : undefined
      }
    >
      {assignment.mayStandIn ? texts.answerForOthers : assignment.questionnaire.name}
    </EmptyState>
  );
}
