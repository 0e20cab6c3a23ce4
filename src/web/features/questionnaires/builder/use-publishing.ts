import { useRef } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import type { useGo } from '#web/screens/use-go.ts';
import { questionnaires, type Questionnaire } from '../questionnaire-records.ts';

/** Publishes what has just been saved, where that was asked for, and leads to it either way. */
export function usePublishing() {
  const isWanted = useRef(false);
  const command = useCommand('POST /questionnaires/{questionnaire}/events');
  return {
    /** Sends the form, and what it saves is published. */
    publishWith(submit: () => void) {
      isWanted.current = true;
      submit();
    },
    /** Sends the form alone. */
    saveWith(submit: () => void) {
      isWanted.current = false;
      submit();
    },
    async goOn(saved: Questionnaire, go: ReturnType<typeof useGo>) {
      const { id, version, availableEvents } = saved;
      const isOffered = availableEvents.some(({ type, enabled }) => type === 'PUBLISH' && enabled);
      if (isWanted.current && isOffered)
        await command.send({
          params: { questionnaire: id },
          body: { type: 'PUBLISH', version, payload: {} },
        });
      await go(questionnaires.pageOf(id));
    },
  };
}
