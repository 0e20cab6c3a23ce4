import { weekdayNames } from '#domain/availability/hours.ts';
import { Button } from '#web/ui/button.tsx';
import { ClockInput } from '#web/ui/dates/clock-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Copy, Plus, X } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { Text } from '#web/ui/text.tsx';
import { withInterval, type TypedSpan } from './hours-values.ts';
import * as texts from './texts.ts';

interface DayHoursProps {
  index: number;
  spans: readonly TypedSpan[];
  onChange: (spans: readonly TypedSpan[]) => void;
  /** Gives these days the same intervals. */
  onCopy: (to: readonly number[]) => void;
}

/** The intervals of one weekday. Hours over midnight are two: until 24:00, and from 00:00 on the next day. */
export function DayHours({ index, spans, onChange, onCopy }: DayHoursProps) {
  const name = weekdayNames[index] ?? '';
  const others = [...weekdayNames.keys()].filter((each) => each !== index);
  const put = (at: number, patch: Partial<TypedSpan>) =>
    onChange(spans.map((span, i) => (i === at ? { ...span, ...patch } : span)));
  return (
    <Field label={name} errorKey={name.toLowerCase()} group="group">
      <Stack gap="2">
        {spans.length === 0 ? <Text tone="muted">{texts.free}</Text> : null}
        {spans.map(({ from, to }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an interval has no other name than its place
          <Row key={at} gap="2">
            <ClockInput
              aria-label={texts.intervalStart(name, at + 1)}
              value={from}
              onChange={(text) => put(at, { from: text })}
            />
            <Text as="span">{texts.to}</Text>
            <ClockInput
              aria-label={texts.intervalEnd(name, at + 1)}
              value={to}
              onChange={(text) => put(at, { to: text })}
            />
            <IconButton
              label={texts.removeIntervalOf(at + 1, name)}
              icon={<X />}
              size="small"
              onClick={() => onChange(spans.filter((_, i) => i !== at))}
            />
          </Row>
        ))}
        <Row gap="2">
          <Button
            size="small"
            variant="quiet"
            icon={<Plus />}
            aria-label={texts.addHoursOn(name)}
            onClick={() => onChange(withInterval(spans))}
          >
            {texts.addHours}
          </Button>
          <Menu
            label={texts.copyToOtherDays(name)}
            icon={<Copy />}
            size="small"
            items={[
              {
                key: 'workdays',
                label: texts.mondayToFriday,
                onSelect: () => onCopy(others.filter((each) => each < 5)),
              },
              { key: 'all', label: texts.everyDay, onSelect: () => onCopy(others) },
              ...others.map((each) => ({
                key: String(each),
                label: weekdayNames[each] ?? '',
                onSelect: () => onCopy([each]),
              })),
            ]}
          />
        </Row>
      </Stack>
    </Field>
  );
}
