import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { writeAs } from '#domain/time/own-locale.ts';
import { CountBadge } from '#web/ui/badge.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { counted, LocaleContext } from '#web/ui/numbers.ts';
import { ProgressBar } from '#web/ui/progress.tsx';

const Left = () => <p>{counted(3400, 'credit')}</p>;

const numbers = (
  <>
    <Left />
    <CountBadge count={1200} label="new" />
    <Textarea maxLength={2000} defaultValue="" />
    <ProgressBar label="Read" percent={48} />
  </>
);

afterEach(() => {
  writeAs();
});

test('numbers are written as their reader chose', () => {
  writeAs('de');
  render(<LocaleContext value="de">{numbers}</LocaleContext>);
  expect(screen.getByText('1.200')).toBeTruthy();
  expect(screen.getByText('3.400 credits')).toBeTruthy();
  expect(screen.getByText('0 / 2.000')).toBeTruthy();
  expect(screen.getByText(/^48\s%$/)).toBeTruthy();
});

test('and as the house does for whoever is not signed in', () => {
  render(numbers);
  expect(screen.getByText('1,200')).toBeTruthy();
  expect(screen.getByText('3,400 credits')).toBeTruthy();
  expect(screen.getByText('0 / 2,000')).toBeTruthy();
  expect(screen.getByText('48%')).toBeTruthy();
});
