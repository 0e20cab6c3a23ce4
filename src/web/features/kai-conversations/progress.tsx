import { useEffect } from 'react';
import { isDraft, isGoingOn, waitsForCredit } from '#machines/kai-conversation/phases.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import type { KaiConversation } from './kai-records.ts';
import * as texts from './texts.ts';

/** How far the work has come, by the steps that are behind it. */
const percents: Readonly<Record<keyof typeof texts.steps, number>> = {
  uploading: 10,
  awaitingCredit: 25,
  queued: 40,
  transcribing: 60,
  analysing: 85,
};

/** Milliseconds. */
const lookEvery = 5_000;

/** Work may be over before the page hears of anything: as long as it goes on, the page looks by itself. */
function Looking({ id }: { id: string }) {
  const params = { kaiConversation: id };
  const { refetch } = useApiQuery('GET /kai-conversations/{kaiConversation}', { params });
  useEffect(() => {
    const timer = setInterval(() => void refetch(), lookEvery);
    return () => clearInterval(timer);
  }, [refetch]);
  return null;
}

const isStep = (status: string): status is keyof typeof texts.steps => status in percents;

/** Where a conversation stands: what is being done, what it waits for, or why it could not be analysed. */
export function Progress({ conversation }: { conversation: KaiConversation }) {
  const { status, failure, waitsFor, warnings } = conversation;
  if (failure !== null)
    return (
      <Notice tone={isDraft(status) ? 'warning' : 'error'} title={texts.couldNotAnalyse} live>
        <p>
          {failure.reason} {isDraft(status) ? null : texts.creditNotUsed}
        </p>
      </Notice>
    );
  if (isDraft(status)) return <Notice tone="info">{texts.draftNotice}</Notice>;
  if (isStep(status) && (isGoingOn(status) || waitsForCredit(status)))
    return (
      <Stack gap="3">
        {isGoingOn(status) ? <Looking id={conversation.id} /> : null}
        <ProgressBar label={texts.steps[status]} percent={percents[status]} />
        {waitsFor === null ? (
          <Text tone="muted">{texts.working}</Text>
        ) : (
          <Notice tone="warning" live>
            {waitsFor}
          </Notice>
        )}
      </Stack>
    );
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.analysedWithWarnings}>
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </Notice>
  );
}
