import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNumbers } from '../../../ui/numbers.ts';
import { ProgressBar } from '../../../ui/progress.tsx';
import { Text } from '../../../ui/text.tsx';
import { focusHeading } from '../../focus-heading.ts';
import { useAlert } from '../../use-alert.ts';
import { ChosenDialog, type ChosenAct } from './chosen-dialog.tsx';
import { chosenWords as words } from './chosen-words.ts';
import type { ChoosableRow, RowChoice } from '../row-choice.tsx';
import { useSendToEach, type Sending } from './use-send-to-each.ts';
import * as texts from './texts.ts';

export type ChosenRow = ChoosableRow & { readonly name: string };

interface ChosenRowsProps {
  choice: Pick<RowChoice<never>, 'route' | 'events' | 'noun' | 'nouns'>;
  rows: readonly ChosenRow[];
  /** How many stand on the page. */
  all: number;
  onChoose: (ids: readonly string[]) => void;
  onAll: () => void;
}

/** What all of them allow. */
const actsOf = (
  rows: readonly ChosenRow[],
  events: RowChoice<never>['events'],
): readonly ChosenAct[] =>
  (rows[0]?.availableEvents ?? []).flatMap(({ type, label }) => {
    const event = events[type];
    const isForAll = rows.every(({ availableEvents }) =>
      availableEvents.some((each) => each.type === type && each.enabled),
    );
    if (event === undefined || !isForAll) return [];
    return [{ type, label, ...(typeof event === 'string' ? { happens: event } : event) }];
  });

/** How many rows are chosen, what can be done with all of them, how far that is, and what was refused. */
export function ChosenRows({ choice, rows, all, onChoose, onAll }: ChosenRowsProps) {
  const [asked, setAsked] = useState<ChosenAct | null>(null);
  const bar = useRef<HTMLElement>(null);
  const { sending, failures, send } = useSendToEach(choice.route);
  const alert = useAlert();
  const { counted } = useNumbers();
  const count = (number: number) => counted(number, choice.noun, choice.nouns);
  const acts = actsOf(rows, choice.events);
  const begin = async (act: ChosenAct, payload: object) => {
    setAsked(null);
    const { failed, summary } = await send({ ...act, payload }, rows, count);
    onChoose(failed);
    alert(failed.length === 0 ? 'success' : 'error', summary);
    if (failed.length === 0) focusHeading();
    else bar.current?.focus();
  };
  const refused = failures.filter(({ id }) => rows.some((row) => row.id === id));
  return (
    <>
      {rows.length === 0 && sending === null ? null : (
        <Card title={words.title(count(rows.length))} region={bar}>
          <Stack gap="3">
            {refused.length === 0 ? null : (
              <Notice tone="warning">
                <ul>
                  {refused.map(({ id, name, reason }) => (
                    <li key={id}>
                      {name}: {reason}
                    </li>
                  ))}
                </ul>
              </Notice>
            )}
            {sending === null ? (
              <Row gap="2">
                {acts.map((act) => (
                  <Button key={act.type} size="small" onClick={() => setAsked(act)}>
                    {act.label}
                  </Button>
                ))}
                {acts.length === 0 ? <Text tone="muted">{words.nothing}</Text> : null}
                {rows.length < all ? (
                  <Button size="small" variant="quiet" onClick={onAll}>
                    {words.all(all)}
                  </Button>
                ) : null}
                <Button size="small" variant="quiet" onClick={() => onChoose([])}>
                  {words.none}
                </Button>
              </Row>
            ) : (
              <Progress sending={sending} />
            )}
          </Stack>
        </Card>
      )}
      <ChosenDialog
        act={asked}
        rows={rows}
        count={count(rows.length)}
        onClose={() => setAsked(null)}
        onYes={(act, payload) => void begin(act, payload)}
      />
    </>
  );
}

function Progress({ sending: { label, done, of } }: { sending: Sending }) {
  const { number } = useNumbers();
  const detail = texts.ofLabel(number(done), number(of));
  return <ProgressBar label={label} percent={(100 * done) / of} detail={detail} />;
}
