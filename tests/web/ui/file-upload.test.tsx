import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Field } from '#web/ui/forms/field.tsx';
import { formatSize } from '#domain/text/numbers.ts';
import { refusalOf, type FileRule } from '#web/ui/forms/file-rules.ts';
import { FileUpload } from '#web/ui/forms/file-upload.tsx';

afterEach(cleanup);

const mega = 1024 * 1024;
const fileOf = (name: string, type: string, size = 3) => {
  const file = new File(['abc'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

describe('a file', () => {
  const rule: FileRule = { accept: ['image/*', 'application/pdf', '.docx'], maxBytes: 50 * mega };
  test.each([
    ['photo.png', 'image/png', 50 * mega, null],
    ['photo.png', 'image/png', 50 * mega + 1, 'Files can’t be larger than 50 MB.'],
    ['notes.DOCX', '', 10, null],
    ['notes.docx.exe', 'application/x-msdownload', 10, 'This type of file isn’t allowed.'],
    ['page.html', 'text/html', 10, 'This type of file isn’t allowed.'],
    ['photo.png', 'imagepng', 10, 'This type of file isn’t allowed.'],
    ['a.pdf', 'application/pdf', 0, 'This file is empty.'],
  ])('%s of type “%s” and %i bytes is answered with: %s', (name, type, size, answer) => {
    expect(refusalOf(fileOf(name, type, size), rule)).toBe(answer);
  });

  test.each([
    [900, '900 bytes'],
    [2048, '2 KB'],
    [5 * mega, '5 MB'],
    [1.99 * mega, '1.9 MB'],
  ])('of %i bytes has %s', (bytes, words) => {
    expect(formatSize(bytes)).toBe(words);
  });
});

type Sending = {
  file: File;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
  resolve: (id: string) => void;
  reject: (error: Error) => void;
};

function showUpload(rule: FileRule = {}) {
  const sendings: Sending[] = [];
  const changes: (readonly string[])[] = [];
  const view = render(
    <Field label="Files">
      <FileUpload<string>
        {...rule}
        onChange={(results) => changes.push(results)}
        transport={(file, { onProgress, signal }) =>
          new Promise((resolve, reject) => {
            sendings.push({ file, onProgress, signal, resolve, reject });
          })
        }
      />
    </Field>,
  );
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Files', { selector: 'input' }), { target: { files } });
  const settle = (change: () => void) =>
    act(async () => {
      change();
      await Promise.resolve();
    });
  return { sendings, changes, choose, settle, view };
}

const pdf = (name: string) => fileOf(name, 'application/pdf');

describe('sending files', () => {
  test('starts when they are chosen, and shows how many percent are sent', async () => {
    const { sendings, changes, choose, settle } = showUpload();
    choose(pdf('a.pdf'), pdf('b.pdf'));
    expect(sendings.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']);
    await settle(() => sendings[0]?.onProgress(42));
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'a.pdf' }).value).toBe(42);
    await settle(() => sendings[0]?.resolve('id-a'));
    expect(screen.queryByRole('progressbar', { name: 'a.pdf' })).toBe(null);
    expect(screen.getByRole('status').textContent).toBe('a.pdf was sent.');
    expect(changes).toEqual([['id-a']]);
  });

  test('works by dropping, and leaves out what is not allowed', () => {
    const { sendings } = showUpload({ accept: ['application/pdf'], maxFiles: 1 });
    const area = screen.getByText('Choose a file or drop it here').parentElement;
    const files = [pdf('a.pdf'), pdf('b.pdf'), fileOf('c.html', 'text/html')];
    if (area) fireEvent.drop(area, { dataTransfer: { files } });
    expect(sendings.map(({ file }) => file.name)).toEqual(['a.pdf']);
    expect(screen.getByText('Only one file can be sent.')).toBeDefined();
    expect(screen.getByText('This type of file isn’t allowed.')).toBeDefined();
  });

  test('can be cancelled, and what comes after that is not heard', async () => {
    const { sendings, changes, choose, settle } = showUpload();
    choose(pdf('a.pdf'));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
    expect(sendings[0]?.signal.aborted).toBe(true);
    await settle(() => sendings[0]?.resolve('late'));
    expect(screen.queryByText('a.pdf')).toBe(null);
    expect(changes).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Files', { selector: 'input' }));
  });

  test('that failed says so, and can be tried again', async () => {
    const { sendings, changes, choose, settle } = showUpload();
    choose(pdf('a.pdf'));
    await settle(() => sendings[0]?.reject(new Error('gone')));
    expect(
      screen.getByText('This file wasn’t sent. Check your connection and try again.'),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try again to send a.pdf' }));
    expect(sendings).toHaveLength(2);
    await settle(() => sendings[1]?.resolve('id-a'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(changes).toEqual([['id-a'], []]);
  });

  test('ends when the page is left', () => {
    const { sendings, choose, view } = showUpload();
    choose(pdf('a.pdf'));
    view.unmount();
    expect(sendings[0]?.signal.aborted).toBe(true);
  });
});
