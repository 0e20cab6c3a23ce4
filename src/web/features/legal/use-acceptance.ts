import { useSyncExternalStore } from 'react';
import { safeIntended } from '#domain/intended.ts';
import type { LegalDocument } from '#domain/legal/documents.ts';
import { useCommand } from '#web/screens/use-command.ts';
import { useGo } from '#web/screens/use-go.ts';
import { useServices } from '#web/screens/use-services.ts';
import { useSession } from '#web/screens/use-session.ts';
import { homeOf } from '#web/shell/place-after.ts';
import type { LegalText } from './use-legal-text.ts';

/** Accepting a text, and where that leads: to the next one, else to the page that was wanted, else home. */
export function useAcceptance({ document, version }: LegalText, intended: string | undefined) {
  const { consent } = useServices();
  const go = useGo();
  const role = useSession((session) => session.context.me?.role ?? null);
  const owed = useSyncExternalStore(consent.subscribe, consent.owed);

  const follow = ([next]: readonly LegalDocument[]): void => {
    if (next !== undefined) void go({ to: `/auth/${next}`, search: { intended }, replace: true });
    else {
      const home = role === null ? '/' : homeOf(role);
      void go({ href: safeIntended(intended, location.origin) ?? home, replace: true });
    }
  };

  const { busy, refusal, send } = useCommand('POST /legal/{document}/acceptance', {
    onDone: ({ owed: left }) => {
      consent.tell(left);
      follow(left);
    },
  });

  return {
    isOwed: owed.includes(document),
    busy,
    refusal,
    accept: () => void send({ params: { document }, body: { version } }),
    goOn: () => follow(owed),
  };
}
