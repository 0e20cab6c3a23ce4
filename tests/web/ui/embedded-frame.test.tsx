import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EmbeddedFrame } from '#web/ui/embedded/embedded-frame.tsx';
import { frameMessage, groundOf, type FrameMessage } from '#web/ui/embedded/frame-message.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const warning = 'This activity is taking longer than usual. Reload or open in a new tab.';
const src = 'https://activities.example/grow';
const frame = () => screen.getByTitle<HTMLIFrameElement>('GROW');
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const say = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data,
        origin: from.origin ?? 'https://activities.example',
        source: from.source === undefined ? frame().contentWindow : from.source,
      }),
    );
  });

describe('a message', () => {
  test.each([
    [{ type: 'resize', height: 300 }, true],
    [{ type: 'resize', height: -1 }, false],
    [{ type: 'resize', height: '300' }, false],
    [{ type: 'resize', height: Infinity }, false],
    [{ type: 'progress', progress: 1 }, true],
    [{ type: 'progress', progress: 1.1 }, false],
    [{ type: 'score', score: Number.NaN }, false],
    [{ type: 'state', state: 'x'.repeat(256 * 1024) }, true],
    [{ type: 'state', state: 'é'.repeat(256 * 1024) }, false],
    [{ type: 'open', url: 'https://example.org' }, false],
    ['ready', false],
    [null, false],
  ])('%j is heard: %s', (data, heard) => {
    expect(frameMessage(data) !== null).toBe(heard);
  });
});

describe('an address', () => {
  test('of our own origin is embedded without its origin', () => {
    const ours = 'https://waymark.example';
    expect(groundOf('/activity', ours)).toEqual({
      origin: 'null',
      sandbox: 'allow-scripts allow-forms',
    });
    expect(groundOf(src, ours)?.sandbox).toContain('allow-same-origin');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://activities.example',
    'https://a:b@c.example',
    'blob:x',
  ])('such as %s is not embedded', (address) => {
    expect(groundOf(address, 'https://waymark.example')).toBe(null);
    render(<EmbeddedFrame title="GROW" src={address} />);
    expect(document.querySelector('iframe')).toBe(null);
    expect(
      screen.getByText('This site can’t be embedded; it will open in a new tab.'),
    ).toBeDefined();
  });

  test('that could run has no way to be opened either', () => {
    render(<EmbeddedFrame title="GROW" src="javascript:alert(1)" />);
    expect(screen.queryByRole('link')).toBe(null);
  });
});

describe('an embedded frame', () => {
  test('is as tall as it asks to be, within limits', () => {
    render(<EmbeddedFrame title="GROW" src={src} />);
    say({ type: 'resize', height: 640.2 });
    expect(frame().style.height).toBe('641px');
    say({ type: 'resize', height: 1 });
    expect(frame().style.height).toBe('160px');
    say({ type: 'resize', height: 1e9 });
    expect(frame().style.height).toBe('4000px');
  });

  test('is heard only from its own window and its own origin', () => {
    const heard: FrameMessage[] = [];
    render(<EmbeddedFrame title="GROW" src={src} onMessage={(message) => heard.push(message)} />);
    say({ type: 'score', score: 1 }, { origin: 'https://evil.example' });
    say({ type: 'score', score: 2 }, { source: window });
    say({ type: 'score', score: 3 }, { source: null });
    say({ type: 'score', score: 4 });
    expect(heard).toEqual([{ type: 'score', score: 4 }]);
  });

  test('that says nothing for 5,000 ms is said to be late, and loads anew when asked', () => {
    render(<EmbeddedFrame title="GROW" src={src} />);
    wait(4999);
    expect(screen.queryByText(warning)).toBe(null);
    wait(1);
    expect(screen.getByText(warning)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open GROW in a new tab' })).toBeDefined();
    const before = frame();
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(frame()).not.toBe(before);
    expect(screen.queryByText(warning)).toBe(null);
    wait(5000);
    expect(screen.getByText(warning)).toBeDefined();
    say({ type: 'ready' });
    expect(screen.queryByText(warning)).toBe(null);
  });

  test('that answers in time is never said to be late', () => {
    render(<EmbeddedFrame title="GROW" src={src} />);
    say({ type: 'ready' });
    wait(60_000);
    expect(screen.queryByText(warning)).toBe(null);
  });
});
