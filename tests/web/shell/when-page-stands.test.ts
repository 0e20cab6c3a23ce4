import { afterEach, expect, test, vi } from 'vitest';
import { whenPageStands } from '#web/shell/when-page-stands.ts';

afterEach(() => document.body.replaceChildren());

test('what nobody waits for is not begun while a page is drawn, but as soon as the product has taken its place', async () => {
  const drawn = document.body.appendChild(document.createElement('div'));
  drawn.id = 'drawn';
  const root = document.body.appendChild(document.createElement('div'));
  const work = vi.fn();
  whenPageStands(work);
  root.append('The same page');
  root.hidden = false;
  document.body.append(document.createElement('div'));
  await Promise.resolve();
  expect(work).not.toHaveBeenCalled();
  drawn.remove();
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  document.body.append(document.createElement('div'));
  await Promise.resolve();
  expect(work).toHaveBeenCalledOnce();
});

test('where none is drawn it is begun at once', () => {
  const work = vi.fn();
  whenPageStands(work);
  expect(work).toHaveBeenCalledOnce();
});
