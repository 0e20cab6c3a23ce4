import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Button } from '#web/ui/button.tsx';
import { CountBadge } from '#web/ui/badge.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

afterEach(cleanup);

describe('a button', () => {
  test('takes no press while busy, says so, and keeps the focus', () => {
    let presses = 0;
    const press = () => {
      presses += 1;
    };
    const { rerender } = render(<Button onClick={press}>Send request</Button>);
    const button = screen.getByRole('button', { name: 'Send request' });
    button.focus();
    fireEvent.click(button);
    rerender(
      <Button onClick={press} busy>
        Send request
      </Button>,
    );
    fireEvent.click(button);
    expect(presses).toBe(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  test('sends no form while busy', () => {
    let sent = 0;
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toBe(0);
  });

  test('with only an icon is named by its label and its mark', () => {
    render(
      <IconButton
        label="Notifications"
        icon={null}
        mark={<CountBadge count={12} tone="danger" label="unread" />}
      />,
    );
    const button = screen.getByRole('button');
    expect(button.textContent).toContain('9+');
    expect(screen.getByRole('button', { name: /Notifications.*12 unread/ })).toBe(button);
  });
});

describe('copying', () => {
  const copyWith = async (writeText: () => Promise<void>, message?: string) => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const outcome = await new Promise((resolve) => {
      render(<CopyButton content="WAY-42" message={message} onOutcome={resolve} />);
      fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    });
    return outcome;
  };

  test('tells what was copied', async () => {
    expect(await copyWith(() => Promise.resolve())).toEqual({
      type: 'success',
      message: 'Copied: WAY-42',
    });
  });

  test('tells it in words of its own where those are given', async () => {
    expect(await copyWith(() => Promise.resolve(), 'Link copied.')).toEqual({
      type: 'success',
      message: 'Link copied.',
    });
  });

  test('says when it failed', async () => {
    expect(await copyWith(() => Promise.reject(new Error('no permission')))).toEqual({
      type: 'error',
      message: 'Failed.',
    });
  });
});
