import type { DataOf } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { useCommand } from '../../command/use-command.ts';
import * as texts from './texts.ts';
import { ViewNameForm } from './view-name-form.tsx';

interface ChangeViewProps {
  view: DataOf<'GET /saved-views'>[number];
  act: 'rename' | 'delete';
  /** It has another name now, or stays as it was. */
  onChanged: () => void;
  onDeleted: () => void;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** In the place of a saved view, while it gets another name or is deleted. */
export function ChangeView({ view, act, onChanged, onDeleted }: ChangeViewProps) {
  const command = useCommand('POST /saved-views/{savedView}/events', {
    onDone: act === 'delete' ? onDeleted : onChanged,
  });
  const params = { savedView: view.id };
  if (act === 'rename')
    return (
      <ViewNameForm
        label={texts.rename(view.name)}
        initial={view.name}
        verb={texts.saveName}
        command={command}
        field={takeFocus}
        onName={(name) => void command.send({ params, body: { type: 'RENAME', name } })}
      >
        <Button size="small" variant="quiet" onClick={onChanged}>
          {texts.keepName}
        </Button>
      </ViewNameForm>
    );
  return (
    <Stack gap="2">
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      <Text>{texts.deleteThisView(view.name)}</Text>
      <Row gap="2">
        <Button
          ref={takeFocus}
          size="small"
          variant="danger"
          busy={command.busy}
          onClick={() => void command.send({ params, body: { type: 'DELETE' } })}
        >
          {texts.deleteLabel}
        </Button>
        <Button size="small" variant="quiet" onClick={onChanged}>
          {texts.keep}
        </Button>
      </Row>
    </Stack>
  );
}
