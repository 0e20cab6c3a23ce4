import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { PromptsRef } from '#machines/app/refs.ts';
import { useServices } from '../../screens/use-services.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const PromptDialog = lazyPart(async () => (await import('./prompt-dialog.tsx')).PromptDialog);

/** One prompt at a time, when there is one. */
export function Prompts() {
  const { app } = useServices();
  const prompts = useSelector(app, ({ children }) => children.prompts);
  return prompts === undefined ? null : <Open prompts={prompts} key={prompts.sessionId} />;
}

function Open({ prompts }: { prompts: PromptsRef }) {
  const shown = useSelector(prompts, (queue) =>
    queue.hasTag('open') ? queue.context.queue[0] : undefined,
  );
  const isBusy = useSelector(prompts, (queue) => queue.hasTag('busy'));
  const hasFailed = useSelector(prompts, (queue) => queue.hasTag('failed'));
  if (shown === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PromptDialog
        key={shown.id}
        prompt={shown}
        isBusy={isBusy}
        hasFailed={hasFailed}
        onClose={() => prompts.send({ type: 'prompt.close' })}
        onFollow={() => prompts.send({ type: 'prompt.cta' })}
      />
    </Suspense>
  );
}
