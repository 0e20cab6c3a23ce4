import { useId, useState, type ReactNode } from 'react';
import { slots as slotsLook } from '#styled/recipes/slots.js';
import { useRovingFocus } from '../roving-focus.ts';
import * as texts from './texts.ts';

export type TimeSlot = {
  key: string;
  /** "14:00" */
  label: string;
  /** A second line, such as the coach's local time. */
  detail?: string;
  /** Why it can't be taken; its presence greys the time. */
  reason?: string;
};

export type SlotDay = {
  key: string;
  heading: string;
  slots: readonly TimeSlot[];
  /** Said instead of times. */ empty?: ReactNode;
};

type TimeSlotsProps = { days: readonly SlotDay[]; value?: string; onPick: (key: string) => void };

/** Spelt out because the platform has no element for buttons that are one stop of the Tab key. */
const asToolbar = { role: 'toolbar', 'aria-label': texts.times } as const;

/** Times by day, one stop of the Tab key: the arrows lead from time to time. A greyed time can still be reached, and says in sight why it can't be taken. */
export function TimeSlots({ days, value, onPick }: TimeSlotsProps) {
  const all = days.flatMap(({ slots }) => slots);
  const free = all.find(({ reason }) => reason === undefined);
  const { handlers, tabIndexOf } = useRovingFocus(
    all.map(({ key }) => key),
    value ?? free?.key,
  );
  return (
    <div className={slotsLook().root} {...asToolbar} {...handlers}>
      {days.map((day) => (
        <Day key={day.key} day={day} value={value} onPick={onPick} tabIndexOf={tabIndexOf} />
      ))}
    </div>
  );
}

interface DayProps extends Omit<TimeSlotsProps, 'days'> {
  day: SlotDay;
  tabIndexOf: (key: string) => number;
}

function Day({ day, value, onPick, tabIndexOf }: DayProps) {
  const look = slotsLook();
  const id = useId();
  const [askedFor, setAskedFor] = useState<string>();
  // Looked up each time: a time may be taken while somebody looks at it.
  const asked = day.slots.find(({ key, reason }) => key === askedFor && reason !== undefined);
  return (
    <section className={look.day} aria-labelledby={id}>
      <h3 className={look.heading} id={id}>
        {day.heading}
      </h3>
      {day.slots.length === 0 ? (
        <p className={look.reason}>{day.empty ?? texts.noTimesOnThisDay}</p>
      ) : (
        <ul className={look.grid}>
          {day.slots.map((slot) => (
            <li key={slot.key}>
              <SlotButton
                slot={slot}
                chosen={slot.key === value}
                tabIndex={tabIndexOf(slot.key)}
                describedBy={`${id}-why`}
                onAsk={() => setAskedFor(slot.key)}
                onPick={() => onPick(slot.key)}
              />
            </li>
          ))}
        </ul>
      )}
      {day.slots.some((slot) => slot.reason !== undefined) ? (
        <output className={look.why} id={`${id}-why`}>
          {asked ? `${asked.label}: ${asked.reason}` : ''}
        </output>
      ) : null}
    </section>
  );
}

type SlotButtonProps = {
  slot: TimeSlot;
  chosen: boolean;
  tabIndex: number;
  describedBy: string;
  onAsk: () => void;
  onPick: () => void;
};

function SlotButton({ slot, chosen, tabIndex, describedBy, onAsk, onPick }: SlotButtonProps) {
  const look = slotsLook();
  const refused = slot.reason !== undefined;
  return (
    <button
      type="button"
      className={look.slot}
      data-key={slot.key}
      tabIndex={tabIndex}
      aria-pressed={refused ? undefined : chosen}
      aria-disabled={refused || undefined}
      aria-describedby={refused ? describedBy : undefined}
      onPointerEnter={onAsk}
      onFocus={onAsk}
      onClick={refused ? onAsk : onPick}
    >
      {slot.label}
      {slot.detail ? <span className={look.detail}>{slot.detail}</span> : null}
    </button>
  );
}
