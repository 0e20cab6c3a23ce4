import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { errorCatalogue } from '#tests/support/error-catalogue.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** What the browser has, where it has one: jsdom has none, like a page that was not fetched over TLS. */
function withClipboard(): string[] {
  const copied: string[] = [];
  const writeText = async (text: string): Promise<void> => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return copied;
}

async function copy(message?: string) {
  const outcomes: { type: string; message: string }[] = [];
  render(
    <CopyButton content="B-7K2M9Q" message={message} onOutcome={(said) => outcomes.push(said)} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(outcomes).toHaveLength(1));
  return outcomes[0];
}

test('error catalogue: something is copied (a reference)', async () => {
  const copied = withClipboard();
  const message = errorCatalogue['something is copied'].replace('{content}', 'B-7K2M9Q');
  expect(await copy()).toEqual({ type: 'success', message });
  expect(copied).toEqual(['B-7K2M9Q']);
});

test('error catalogue: something is copied, with words of its own (a link)', async () => {
  withClipboard();
  expect(await copy('The link is copied.')).toEqual({
    type: 'success',
    message: 'The link is copied.',
  });
});

test('error catalogue: copying fails (a browser without a clipboard)', async () => {
  expect(await copy()).toEqual({ type: 'error', message: errorCatalogue['copying fails'] });
});
