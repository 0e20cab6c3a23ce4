import { useState } from 'react';
import { exceptionOf, exceptionTroubles } from '#domain/availability/exceptions.ts';
import { exceptionTime } from '#domain/slots/hours.ts';
import type { Interval } from '#domain/slots/interval.ts';
import { formatRange, formatTime } from '#domain/time/format.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import type { GridBlock } from '#web/ui/dates/time-grid.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { AnchoredPanel } from '#web/ui/overlays/anchored-panel.tsx';
import { Text } from '#web/ui/text.tsx';
import type { ShownException, TimeAnswer } from '../time-answer.ts';
import { localOf } from './exception-values.ts';
import { kindNames } from './exception-words.ts';
import { useExceptions } from './use-exceptions.ts';
import * as texts from './texts.ts';

interface BlockChoiceProps {
  answer: TimeAnswer;
  exception: ShownException;
  /** Where it lies on the day on which it was chosen. */
  block: GridBlock;
  /** The cells of that day, of which both ends are chosen. */
  cells: readonly Interval[];
  anchor: () => HTMLElement | null;
  around: () => readonly HTMLElement[];
  within: () => HTMLElement | null;
  onClose: () => void;
}

/** A block or extra time that was chosen: where it begins and ends on that day is changed there, for whoever can’t take hold of its edges. */
export function BlockChoice(props: BlockChoiceProps) {
  const { answer, exception, block, cells, onClose } = props;
  const zone = useZone();
  const exceptions = useExceptions(answer.coach.id);
  const read = exceptionOf(exception);
  const [was] = useState(() => (read === null ? { start: 0, end: 0 } : exceptionTime(read)));
  const [{ start, end }, setTime] = useState(was);
  const { timeZone, startsAt, endsAt } = exception;
  // An end that stays is kept as it is written: it may lie between two cells, or where the clocks change.
  const times = {
    startsAt: start === was.start ? startsAt : localOf(timeZone, start),
    endsAt: end === was.end ? endsAt : localOf(timeZone, end),
  };
  const trouble = troubleOf(answer, { ...exception, ...times });
  const act = async (work: Promise<boolean>) => {
    if (await work) onClose();
  };
  const clocks = (own: number, others: readonly number[]) =>
    [...new Set([own, ...others])]
      .toSorted((a, b) => a - b)
      .map((at) => ({ value: String(at), label: formatTime(at, zone) }));
  const starts = cells.filter((each) => each.start < end).map((each) => each.start);
  const ends = cells.filter((each) => each.end > start).map((each) => each.end);
  return (
    <AnchoredPanel
      name={texts.changeThisTime}
      anchor={props.anchor}
      around={props.around}
      within={props.within}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text strong>{`${kindNames[exception.kind]}, ${formatRange(start, end, zone)}`}</Text>
        {exception.reason === null ? null : <Text>{exception.reason}</Text>}
        <Grid columns="two" gap="3">
          {block.starts ? (
            <Field label={texts.from} id="block-from">
              <Select
                options={clocks(start, starts)}
                value={String(start)}
                onChange={(value) => setTime({ start: Number(value), end })}
              />
            </Field>
          ) : null}
          {block.ends ? (
            <Field label={texts.to} id="block-to">
              <Select
                options={clocks(end, ends)}
                value={String(end)}
                onChange={(value) => setTime({ start, end: Number(value) })}
              />
            </Field>
          ) : null}
        </Grid>
        {trouble === undefined ? null : <Text tone="danger">{trouble}</Text>}
        {exceptions.refusal === null ? null : <Text tone="danger">{exceptions.refusal}</Text>}
        <Row gap="2">
          {block.starts || block.ends ? (
            <Button
              variant="primary"
              busy={exceptions.busy}
              onClick={() => void act(exceptions.change(exception, times))}
            >
              {texts.change}
            </Button>
          ) : null}
          <Button
            variant="dangerQuiet"
            busy={exceptions.busy}
            onClick={() => void act(exceptions.remove(exception))}
          >
            {texts.remove}
          </Button>
        </Row>
      </Stack>
    </AnchoredPanel>
  );
}

/** What is wrong with its times beside the other exceptions. */
function troubleOf(answer: TimeAnswer, wanted: ShownException): string | undefined {
  const read = exceptionOf(wanted);
  if (read === null) return undefined;
  const others = answer.exceptions
    .filter(({ id }) => id !== wanted.id)
    .flatMap((each) => exceptionOf(each) ?? []);
  return Object.values(exceptionTroubles(read, others))[0];
}
