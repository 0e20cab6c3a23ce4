import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { swipeOf } from '#web/ui/dates/date-picker-swipe.ts';
import { later, openByKey, showPicker, stopClock } from './date-picker-stage.tsx';

type Slide = { from: unknown; to: unknown; duration: unknown; onfinish: (() => void) | null };
let slides: Slide[] = [];

/** jsdom has neither animations nor media queries. */
function standIn(reduced: boolean) {
  slides = [];
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query === '(prefers-reduced-motion: reduce)',
  }));
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value: (frames: { transform: string }[], { duration }: { duration: number }) => {
      const slide = {
        from: frames[0]?.transform,
        to: frames[1]?.transform,
        duration,
        onfinish: null,
      };
      slides.push(slide);
      return Object.assign(slide, { cancel: () => undefined });
    },
  });
}

beforeEach(stopClock);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const value = '2027-05-20T00:00:00.000Z';
const sheets = () => [...document.querySelectorAll('table')].map((table) => table.ariaLabel);
const turn = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a month that makes room for another', () => {
  test('slides out sideways in 150 ms while the next one slides in, and is gone', async () => {
    standIn(false);
    await openByKey(showPicker({ value }).box);
    turn('Next month');
    expect(sheets()).toEqual(['May 2027', 'June 2027']);
    expect(slides).toMatchObject([
      { from: 'none', to: 'translateX(-100%)', duration: 150 },
      { from: 'translateX(100%)', to: 'none', duration: 150 },
    ]);
    expect(document.querySelector('[inert] table')?.ariaLabel).toBe('May 2027');
    act(() => slides[1]?.onfinish?.());
    expect(sheets()).toEqual(['June 2027']);
  });

  test.each([
    ['en-GB', 'Previous month', 'translateX(100%)'],
    ['ar', 'Next month', 'translateX(100%)'],
    ['ar', 'Previous month', 'translateX(-100%)'],
  ])('in %s leaves for “%s” to %s', async (locale, name, to) => {
    standIn(false);
    await openByKey(showPicker({ value, locale }).box);
    turn(name);
    expect(slides[0]).toMatchObject({ to });
  });

  test('does not slide when reduced motion is asked for', async () => {
    standIn(true);
    await openByKey(showPicker({ value }).box);
    turn('Next month');
    expect(slides).toEqual([]);
    expect(sheets()).toEqual(['June 2027']);
  });
});

describe('a swipe', () => {
  test.each([
    [{ across: -60, down: 0, lasted: 300 }, 'left'],
    [{ across: 60, down: 80, lasted: 300 }, 'right'],
    [{ across: -200, down: -80, lasted: 0 }, 'left'],
    [{ across: -59, down: 0, lasted: 300 }, undefined],
    [{ across: 59.9, down: 0, lasted: 300 }, undefined],
    [{ across: -60, down: 0, lasted: 301 }, undefined],
    [{ across: -60, down: 81, lasted: 300 }, undefined],
    [{ across: -60, down: -81, lasted: 300 }, undefined],
  ])('%j goes %s', (stroke, way) => expect(swipeOf(stroke)).toBe(way));

  const swipe = (by: { x: number; y?: number; ms?: number; pointerType?: string }) => {
    const frame = screen.getByRole('grid').closest('[role=none]') ?? document.body;
    const { x, y = 0, ms = 100, pointerType = 'touch' } = by;
    fireEvent.pointerDown(frame, { pointerType, clientX: 200, clientY: 200 });
    later(ms);
    fireEvent.pointerUp(frame, { pointerType, clientX: 200 + x, clientY: 200 + y });
  };

  test.each([
    [{ x: -60, y: 80, ms: 300 }, 'June 2027'],
    [{ x: 60, y: -80, ms: 300 }, 'April 2027'],
    [{ x: -59 }, 'May 2027'],
    [{ x: -60, ms: 301 }, 'May 2027'],
    [{ x: -60, y: 81 }, 'May 2027'],
    [{ x: -100, pointerType: 'mouse' }, 'May 2027'],
  ])('by %j leads to %s', async (by, month) => {
    await openByKey(showPicker({ value }).box);
    swipe(by);
    expect(sheets()).toEqual([month]);
  });

  test('to the left goes back in time in Arabic', async () => {
    await openByKey(showPicker({ value, locale: 'ar' }).box);
    swipe({ x: -60 });
    expect(sheets()).toEqual(['أبريل 2027']);
  });
});
