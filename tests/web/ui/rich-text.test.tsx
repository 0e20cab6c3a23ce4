import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Field } from '#web/ui/forms/field.tsx';
import {
  aroundSelection,
  linesOfSelection,
  linkOfSelection,
  type Edit,
  type Selected,
} from '#web/ui/forms/rich-text-edits.ts';
import { RichTextEditor } from '#web/ui/forms/rich-text-editor.tsx';
import { RichText } from '#web/ui/written/rich-text.tsx';

afterEach(cleanup);

describe('a text with marks', () => {
  test('becomes elements, with its headings below that of the page', () => {
    render(
      <RichText
        under="h2"
        source={
          '## Plan\n\nTalk to **Ana** about [the guide](https://example.org/g).\n\n2. one\n3. two'
        }
      />,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Plan' })).toBeDefined();
    expect(screen.getByText('Ana').tagName).toBe('STRONG');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'the guide' });
    expect(link.href).toBe('https://example.org/g');
    expect(link.rel).toBe('noopener noreferrer nofollow');
    expect(screen.getByRole<HTMLOListElement>('list').start).toBe(2);
  });

  test('never becomes HTML, nor a link that runs', () => {
    const { container } = render(
      <RichText source={'<img src=x onerror=alert(1)>\n[x](javascript:alert(1))\n`<b>`'} />,
    );
    expect(container.querySelector('img, a, b, script')).toBe(null);
    expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
  });
});

/** The selection is what stands between the two bars, before and after. */
const selected = (written: string): Selected => {
  const from = written.indexOf('|');
  const to = written.lastIndexOf('|') - 1;
  return { text: written.replaceAll('|', ''), from, to };
};
const done = ({ text }: Selected, edit: Edit) => {
  const after = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
  const [from, to] = edit.select;
  return `${after.slice(0, from)}|${after.slice(from, to)}|${after.slice(to)}`;
};

describe('a mark', () => {
  test.each([
    ['so |very| good', '**', 'so **|very|** good'],
    ['so **|very|** good', '**', 'so |very| good'],
    ['so **|very|** good', '*', 'so ***|very|*** good'],
    ['so ***|very|*** good', '*', 'so **|very|** good'],
    ['||', '`', '`||`'],
  ])('round “%s” (%s) gives “%s”', (before, mark, after) => {
    expect(done(selected(before), aroundSelection(selected(before), mark))).toBe(after);
  });

  test.each([
    ['a\n|b\nc|\nd', '- ', 'a\n|- b\n- c|\nd'],
    ['|- b\n- c|', '- ', '|b\nc|'],
    ['|b\nc|', '1. ', '|1. b\n2. c|'],
    ['|1. b\n2. c|', '1. ', '|b\nc|'],
    ['He||llo', '## ', '## Hello||'],
  ])('before the lines of “%s” (%s) gives “%s”', (before, sign, after) => {
    expect(done(selected(before), linesOfSelection(selected(before), sign))).toBe(after);
  });

  test.each([
    ['see |this|', 'see [this](|https://|)'],
    ['|https://example.org|', '[||](https://example.org)'],
  ])('for a link round “%s” gives “%s”', (before, after) => {
    expect(done(selected(before), linkOfSelection(selected(before)))).toBe(after);
  });
});

function Notes() {
  const [value, setValue] = useState('Be brave');
  return (
    <Field label="Notes" required>
      <RichTextEditor value={value} onChange={setValue} />
    </Field>
  );
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>(/Notes/, { selector: 'textarea' });

describe('the editor', () => {
  test('writes marks by its buttons and by keys, round what is selected', () => {
    render(<Notes />);
    box().setSelectionRange(3, 8);
    fireEvent.click(screen.getByRole('button', { name: 'Bold (Ctrl B)' }));
    expect(box().value).toBe('Be **brave**');
    expect(box().value.slice(box().selectionStart, box().selectionEnd)).toBe('brave');
    fireEvent.keyDown(box(), { key: 'i', ctrlKey: true });
    expect(box().value).toBe('Be ***brave***');
    expect(document.activeElement).toBe(box());
  });

  test('counts up to 10,000 characters', () => {
    render(<Notes />);
    expect(screen.getByText('8 / 10,000')).toBeDefined();
    expect(box().maxLength).toBe(10_000);
  });

  test('shows what others will see, and keeps what was written', () => {
    render(<Notes />);
    fireEvent.change(box(), { target: { value: 'Be **brave**' } });
    const [write, preview] = screen.getAllByRole('tab');
    write?.focus();
    if (write) fireEvent.keyDown(write, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(preview);
    expect(screen.getByRole('tabpanel', { name: 'Preview' }).textContent).toBe('Be brave');
    if (write) fireEvent.click(write);
    expect(box().value).toBe('Be **brave**');
  });

  test('has one stop for the Tab key in its tools, and arrows between them', () => {
    render(<Notes />);
    const tools = screen.getByRole('toolbar', { name: 'Marks' });
    const stops = () => [...tools.querySelectorAll<HTMLElement>('[tabindex="0"]')];
    expect(stops()).toHaveLength(1);
    const [first] = stops();
    first?.focus();
    if (first) fireEvent.keyDown(first, { key: 'ArrowLeft' });
    expect(document.activeElement?.textContent).toBe('Quote');
    expect(stops()).toHaveLength(1);
  });
});
