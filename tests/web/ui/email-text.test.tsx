import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmailText } from '#web/ui/written/email-text.tsx';

afterEach(cleanup);

test('an address may be parted after its @ and before its dots, and is copied whole', () => {
  const { container } = render(<EmailText>agnieszka.wojcik@northwind.example</EmailText>);
  expect(container.textContent).toBe('agnieszka.wojcik@northwind.example');
  const parts = container.firstElementChild?.innerHTML.split('<wbr>');
  expect(parts).toEqual(['agnieszka', '.wojcik@', 'northwind', '.example']);
});
