import { useId, useState, type ReactNode } from 'react';
import { slots as slotsLook } from '#styled/recipes/slots.js';

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

/** Times by day. A greyed time can still be reached, and says below its day why it can't be taken. */
export function TimeSlots({ days, value, onPick }: TimeSlotsProps) {
  return (
    <div className={slotsLook().root}>
      {days.map((day) => (
        <Day key={day.key} day={day} value={value} onPick={onPick} />
      ))}
    </div>
  );
}

function Day({ day, value, onPick }: { day: SlotDay } & Omit<TimeSlotsProps, 'days'>) {
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
        <p className={look.reason}>{day.empty ?? 'No times on this day.'}</p>
      ) : (
        <ul className={look.grid}>
          {day.slots.map((slot) => (
            <li key={slot.key}>
              <SlotButton
                slot={slot}
                chosen={slot.key === value}
                describedBy={`${id}-why`}
                onAsk={() => setAskedFor(slot.key)}
                onPick={() => onPick(slot.key)}
              />
            </li>
          ))}
        </ul>
      )}
      {day.slots.some((slot) => slot.reason !== undefined) ? (
        <output className={look.reason} id={`${id}-why`}>
          {asked ? `${asked.label}: ${asked.reason}` : ''}
        </output>
      ) : null}
    </section>
  );
}

type SlotButtonProps = {
  slot: TimeSlot;
  chosen: boolean;
  describedBy: string;
  onAsk: () => void;
  onPick: () => void;
};

function SlotButton({ slot, chosen, describedBy, onAsk, onPick }: SlotButtonProps) {
  const look = slotsLook();
  const refused = slot.reason !== undefined;
  return (
    <button
      type="button"
      className={look.slot}
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
