import { useCommand } from '#web/screens/command/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/icons.ts';
import type { ResourceSummary } from './resource-records.ts';
import * as texts from './texts.ts';

interface MarkDoneProps {
  resource: Pick<ResourceSummary, 'id' | 'name' | 'progress'>;
  /** Beside the title in a list, or on the page of one. */
  inList?: boolean;
}

/** The reader says that they are done with a resource, or not yet. */
export function MarkDone({ resource: { id, name, progress }, inList = false }: MarkDoneProps) {
  const { send, busy } = useCommand('POST /resources/{resource}/progress');
  const isDone = progress === 'done';
  const said = isDone ? texts.notDoneYet : texts.markAsDone;
  const type = isDone ? 'NOT_DONE' : 'DONE';
  return (
    <Button
      variant={inList ? 'quiet' : isDone ? 'secondary' : 'primary'}
      size={inList ? 'small' : undefined}
      icon={isDone ? undefined : <Check />}
      busy={busy}
      aria-label={inList ? texts.saidOf(said, name) : undefined}
      onClick={() => void send({ params: { resource: id }, body: { type } })}
    >
      {said}
    </Button>
  );
}
