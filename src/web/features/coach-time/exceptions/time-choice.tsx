import { useState } from 'react';
import {
  exceptionOf,
  exceptionTroubles,
  laidOver,
  reasonMost,
  type ExceptionKind,
} from '#domain/availability/exceptions.ts';
import type { Interval } from '#domain/slots/interval.ts';
import { formatRange, formatTime } from '#domain/time/format.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { AnchoredPanel } from '#web/ui/overlays/anchored-panel.tsx';
import { Text } from '#web/ui/text.tsx';
import { bookingsAhead, type TimeAnswer } from '../time-answer.ts';
import { bodyOf, timesOf, valuesFor } from './exception-values.ts';
import { choiceNames, timeChoiceWords } from './exception-words.ts';
import { useExceptions } from './use-exceptions.ts';
import * as texts from './texts.ts';

interface TimeChoiceProps {
  answer: TimeAnswer;
  /** By whose clock exceptions are kept. */
  coachZone: string;
  /** What was drawn. */
  drawn: Interval;
  /** The cells of its day, of which both ends are chosen. */
  cells: readonly Interval[];
  anchor: () => HTMLElement | null;
  /** The cells that were drawn over. */
  around: () => readonly HTMLElement[];
  /** What they stand in. */
  within: () => HTMLElement | null;
  onClose: () => void;
  /** It became this exception. */
  onAdded: (id: string) => void;
  /** Opens the whole form for this time. */
  onMore: (time: Interval) => void;
}

/** What becomes of a time that was drawn, asked where it was drawn. */
export function TimeChoice(props: TimeChoiceProps) {
  const { answer, coachZone, drawn, cells, anchor, onClose, onMore } = props;
  const zone = useZone();
  const [{ start, end }, setTime] = useState(drawn);
  const [reason, setReason] = useState('');
  const exceptions = useExceptions(answer.coach.id);
  const valuesOf = (kind: ExceptionKind) => ({
    ...valuesFor({ start, end }, coachZone),
    kind,
    reason: kind === 'extra' ? '' : reason,
  });
  const read = exceptionOf(timesOf(valuesOf('blocked')));
  const under = read === null ? [] : laidOver(read, bookingsAhead(answer));
  const trouble = troubleOf(answer, valuesOf('blocked'));
  const choose = async (kind: ExceptionKind) => {
    const id = await exceptions.add(bodyOf(valuesOf(kind), []));
    if (id === null) return;
    anchor()?.focus({ preventScroll: true });
    onClose();
    props.onAdded(id);
  };
  const clock = (at: number) => ({ value: String(at), label: formatTime(at, zone) });
  return (
    <AnchoredPanel
      name={timeChoiceWords.title}
      anchor={anchor}
      around={props.around}
      within={props.within}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text strong>{formatRange(start, end, zone)}</Text>
        <Grid columns="two" gap="3">
          <Field label={texts.from} id="choice-from">
            <Select
              options={cells.filter((each) => each.start < end).map((each) => clock(each.start))}
              value={String(start)}
              onChange={(value) => setTime({ start: Number(value), end })}
            />
          </Field>
          <Field label={texts.to} id="choice-to">
            <Select
              options={cells.filter((each) => each.end > start).map((each) => clock(each.end))}
              value={String(end)}
              onChange={(value) => setTime({ start, end: Number(value) })}
            />
          </Field>
        </Grid>
        <Field label={texts.name} tip={timeChoiceWords.nameTip} id="choice-name">
          <TextInput
            value={reason}
            maxLength={reasonMost}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {under.length === 0 ? null : (
          <Text tone="muted">{timeChoiceWords.under(under.length)}</Text>
        )}
        {trouble === undefined ? null : <Text tone="danger">{trouble}</Text>}
        {exceptions.refusal === null ? null : <Text tone="danger">{exceptions.refusal}</Text>}
        <Row gap="2">
          {(['blocked', 'extra', 'outOfOffice'] as const).map((kind) => (
            <Button
              key={kind}
              variant={kind === 'blocked' ? 'primary' : undefined}
              busy={exceptions.busy}
              onClick={() => void choose(kind)}
            >
              {choiceNames[kind]}
            </Button>
          ))}
          <Button variant="quiet" onClick={() => onMore({ start, end })}>
            {timeChoiceWords.more}
          </Button>
        </Row>
      </Stack>
    </AnchoredPanel>
  );
}

/** What is wrong with the time beside the other exceptions. */
function troubleOf(answer: TimeAnswer, values: Parameters<typeof timesOf>[0]): string | undefined {
  const wanted = exceptionOf(timesOf(values));
  if (wanted === null) return undefined;
  const others = answer.exceptions.flatMap((each) => exceptionOf(each) ?? []);
  return Object.values(exceptionTroubles(wanted, others))[0];
}
