import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from '#web/ui/notice.tsx';

test('what is green is not read out as done', () => {
  const { container } = render(<Notice tone="success">Your request is on its way.</Notice>);
  expect(container.textContent).toBe('Your request is on its way.');
});

test('a warning is read out as one', () => {
  const { container } = render(<Notice tone="warning">This is late.</Notice>);
  expect(container.textContent).toBe('Warning:This is late.');
});
