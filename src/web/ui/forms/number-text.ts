import * as texts from './texts.ts';
export type NumberRule = {
  min?: number;
  max?: number;
  /** The distance between two values that are accepted, counted from `min`, or from 0 without one. */
  step?: number;
};

export type NumberReading =
  | { value: number | null; problem: null }
  | { value: null; problem: string };

const written = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Steps are compared in whole parts of this, so that 0.1 + 0.2 is three steps of 0.1. */
const tolerance = 1e-9;

/** What a typed text says: a number, nothing (null), or what is wrong with it. */
export function readNumber(text: string, { min, max, step = 1 }: NumberRule): NumberReading {
  const trimmed = text.trim().replace('−', '-');
  if (trimmed === '') return { value: null, problem: null };
  const refuse = (problem: string): NumberReading => ({ value: null, problem });
  const value = Number(trimmed);
  if (!written.test(trimmed) || !Number.isFinite(value)) return refuse(texts.enterANumber);
  if (min !== undefined && value < min) return refuse(texts.enterOrMore(min));
  if (max !== undefined && value > max) return refuse(texts.enterOrLess(max));
  if (!onStep(value, step, min ?? 0))
    return refuse(step === 1 ? texts.enterAWholeNumber : texts.enterANumberInSteps(step));
  return { value, problem: null };
}

/** The next value up or down from what is typed, within the limits; from an empty box, the nearest to 0. */
export function stepped(text: string, steps: number, rule: NumberRule): number {
  const { min = -Infinity, max = Infinity, step = 1 } = rule;
  const base = Number.isFinite(min) ? min : 0;
  const typed = Number(text.trim().replace('−', '-'));
  const from =
    text.trim() === '' || !Number.isFinite(typed) ? Math.max(min, Math.min(max, 0)) : typed;
  const places = (from - base) / step;
  const near = Math.round(places);
  const isOn = Math.abs(places - near) < tolerance;
  const start = isOn ? near : steps > 0 ? Math.floor(places) : Math.ceil(places);
  const lowest = Math.ceil((min - base) / step - tolerance);
  const highest = Math.floor((max - base) / step + tolerance);
  return exact(base + Math.max(lowest, Math.min(highest, start + steps)) * step);
}

const onStep = (value: number, step: number, base: number): boolean => {
  const places = (value - base) / step;
  return Math.abs(places - Math.round(places)) < tolerance * Math.max(1, Math.abs(places));
};

const exact = (value: number): number => Number(value.toFixed(9));
