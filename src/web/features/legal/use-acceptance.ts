import { useCommand } from '#web/screens/command/use-command.ts';
import { useOwed } from '#web/screens/account/use-owed.ts';
import type { LegalText } from './use-legal-text.ts';

/** Accepting a text, and where that leads: to the next one, else to the page that was wanted, else home. */
export function useAcceptance({ document, version }: LegalText, intended: string | undefined) {
  const { owed, settle, goOn } = useOwed(intended);

  const { busy, refusal, send } = useCommand('POST /legal/{document}/acceptance', {
    onDone: ({ owed: left }) => settle(left),
  });

  return {
    isOwed: owed.includes(document),
    busy,
    refusal,
    accept: () => void send({ params: { document }, body: { version } }),
    goOn,
  };
}
