import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { tasks, type Task } from '../words.ts';
import * as texts from './texts.ts';

interface TaskChoiceProps {
  task: Task;
  onTask: (task: Task) => void;
}

/** Whether credits are allocated or added to the pool. */
export function TaskChoice({ task, onTask }: TaskChoiceProps) {
  return (
    <RadioGroup
      label={texts.whatToDo}
      direction="across"
      options={[
        { value: 'allocate', label: tasks.allocate },
        { value: 'issue', label: tasks.issue },
      ]}
      value={task}
      onChange={onTask}
    />
  );
}
