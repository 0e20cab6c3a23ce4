import { useEffect } from 'react';
import { systemIds } from '#machines/app/machine.ts';
import type { PromptsRef } from '#machines/app/refs.ts';
import { useServices } from '../use-services.ts';

/** While a dialog of a page is open, no prompt comes up beside it. */
export function usePromptHold(open: boolean): void {
  const { app } = useServices();
  useEffect(() => {
    if (!open) return undefined;
    const prompts = app.system.get(systemIds.prompts) as PromptsRef | undefined;
    prompts?.send({ type: 'hold' });
    return () => prompts?.send({ type: 'release' });
  }, [app, open]);
}
