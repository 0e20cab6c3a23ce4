import { useCommand } from '#web/screens/command/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Text } from '#web/ui/text.tsx';
import type { KaiAnalysis, KaiConversation } from '../kai-records.ts';
import * as texts from '../texts.ts';

interface AdviceProps {
  conversation: KaiConversation;
  analysis: KaiAnalysis;
  onRead: (passage: number) => void;
}

/** What went well, what to try, and what was promised. */
export function Advice({ conversation, analysis, onRead }: AdviceProps) {
  const { strengths, improvements, actions } = analysis;
  return (
    <>
      <Grid columns="two" gap="6">
        <Listed title={texts.strengths} items={strengths} none={texts.noneStrong} />
        <Listed title={texts.improvements} items={improvements} none={texts.noneWeak} />
      </Grid>
      {actions.length === 0 ? null : (
        <Card title={texts.actions} note={texts.actionsNote}>
          <Actions conversation={conversation} actions={actions} onRead={onRead} />
        </Card>
      )}
    </>
  );
}

interface ListedProps {
  title: string;
  items: readonly string[];
  none: string;
}

function Listed({ title, items, none }: ListedProps) {
  return (
    <Card title={title}>
      {items.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <ItemList label={title}>
          {items.map((item) => (
            <Item key={item} title={item} />
          ))}
        </ItemList>
      )}
    </Card>
  );
}

interface ActionsProps extends Pick<AdviceProps, 'conversation' | 'onRead'> {
  actions: KaiAnalysis['actions'];
}

function Actions({
  conversation: { id, version, availableEvents },
  actions,
  onRead,
}: ActionsProps) {
  const { send, busy } = useCommand('POST /kai-conversations/{kaiConversation}/events');
  const mayTick = availableEvents.some(({ type, enabled }) => type === 'TICK' && enabled);
  const tick = (action: number, isDone: boolean) =>
    void send({
      params: { kaiConversation: id },
      body: { type: 'TICK', payload: { action, isDone }, version },
    });
  return (
    <Stack gap="3">
      {actions.map(({ text, at, isDone }, action) => (
        <Row key={text} gap="3">
          <Checkbox
            label={text}
            checked={isDone}
            disabled={!mayTick || busy}
            onChange={({ target }) => tick(action, target.checked)}
          />
          {at === null ? null : (
            <Button variant="quiet" size="small" onClick={() => onRead(at)}>
              {texts.goToPassage}
            </Button>
          )}
        </Row>
      ))}
    </Stack>
  );
}
