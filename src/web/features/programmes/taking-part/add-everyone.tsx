import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { JoiningPreview } from './joining-preview.tsx';

interface AddEveryoneProps {
  programme: string;
  busy: boolean;
  onClose: () => void;
  /** Resolves to whether they were added. */
  onAdd: (memberIds: string[]) => Promise<boolean>;
}

/** The whole organisation: who is in it already and who would be added. */
export function AddEveryone({ programme, ...rest }: AddEveryoneProps) {
  const query = useApiQuery('GET /programmes/{programme}/organization-members', {
    params: { programme },
  });
  return (
    <Stack gap="4">
      <Loaded query={query}>{(preview) => <JoiningPreview preview={preview} {...rest} />}</Loaded>
    </Stack>
  );
}
