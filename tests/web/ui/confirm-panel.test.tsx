import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ConfirmPanel } from '#web/ui/overlays/confirm-panel.tsx';

afterEach(cleanup);

function confirmPanel(more: { busy?: boolean; failure?: string } = {}) {
  const pressed: string[] = [];
  render(
    <ConfirmPanel
      {...more}
      sentence="Delete the category “Sleep”?"
      consequences={['12 resources lose this category.', 'It can be restored later.']}
      verb="Delete category"
      keepVerb="Keep category"
      onConfirm={() => pressed.push('delete')}
      onKeep={() => pressed.push('keep')}
    />,
  );
  return pressed;
}

test('a question names the thing, says what happens, and has a way out', () => {
  const pressed = confirmPanel();
  expect(screen.getByRole('region', { name: 'Delete the category “Sleep”?' })).toBeDefined();
  const verb = screen.getByRole('button', { name: 'Delete category' });
  const description = document.getElementById(verb.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain('12 resources lose this category.');
  fireEvent.click(verb);
  fireEvent.click(screen.getByRole('button', { name: 'Keep category' }));
  expect(pressed).toEqual(['delete', 'keep']);
});

test('while it is being done it is not done again', () => {
  const pressed = confirmPanel({ busy: true });
  fireEvent.click(screen.getByRole('button', { name: 'Delete category' }));
  expect(pressed).toEqual([]);
});

test('what failed is announced', () => {
  confirmPanel({ failure: 'Nothing was deleted. Try again.' });
  expect(screen.getByRole('alert').textContent).toContain('Nothing was deleted. Try again.');
});
