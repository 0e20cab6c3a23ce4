import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { FileUploadEvent } from '#machines/file-upload/events.ts';
import { fileUploadMachine } from '#machines/file-upload/machine.ts';
import { FileUploadRefusal, type Begun, type SentFile } from '#machines/file-upload/setup.ts';
import { SendingFile } from '#web/screens/uploads/sending-file.tsx';

afterEach(cleanup);

const address = '/api/file-uploads/1';
const file = new File(['x'.repeat(4096)], 'plan.pdf');

/** A file on its way, with a line and a server that do as the test says. */
function shown(begun: readonly Begun[], finish: () => Promise<SentFile>) {
  const asked: (string | null)[] = [];
  const forgotten: (string | null)[] = [];
  let line: (event: FileUploadEvent) => void = () => undefined;
  const machine = fileUploadMachine.provide({
    actors: {
      begin: fromPromise(({ input }) => {
        asked.push(input.address);
        const next = begun[Math.min(asked.length, begun.length) - 1];
        return next ? Promise.resolve(next) : Promise.reject(new Error('down'));
      }),
      send: fromCallback<FileUploadEvent, { readonly address: string | null }>(({ sendBack }) => {
        line = sendBack;
      }),
      finish: fromPromise(finish),
      forget: fromCallback<FileUploadEvent, { readonly address: string | null }>(({ input }) => {
        forgotten.push(input.address);
      }),
    },
  });
  const actor = createActor(machine).start();
  const onRemove = () => actor.send({ type: 'CANCEL' });
  render(
    <ul>
      <SendingFile file={file} actor={actor} onRemove={onRemove} />
    </ul>,
  );
  const settle = (change: () => void) =>
    act(async () => {
      change();
      await Promise.resolve();
    });
  return {
    asked,
    forgotten,
    actor,
    settle,
    say: (event: FileUploadEvent) => settle(() => line(event)),
  };
}

const nothingYet: Begun = { address: null, sent: 0, isComplete: false };
const kept: SentFile = {
  id: '1',
  name: 'plan.pdf',
  mediaType: 'application/pdf',
  byteLength: 4096,
};

test('a file goes out, is paused and gone on with from what the server has, and is kept', async () => {
  const half: Begun = { address, sent: 2048, isComplete: false };
  const { asked, actor, settle, say } = shown([nothingYet, half], () => Promise.resolve(kept));
  await screen.findByText('0 bytes of 4 KB');
  await say({ type: 'upload.begun', address });
  await say({ type: 'part.sent', sent: 1024 });
  expect(screen.getByText('1 KB of 4 KB')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'plan.pdf' })).toHaveProperty('value', 25);
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Pause plan.pdf' })));
  expect(screen.getByText('Paused at 1 KB of 4 KB')).toBeTruthy();
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Resume plan.pdf' })));
  expect(asked).toEqual([null, address]);
  await screen.findByText('2 KB of 4 KB');
  await say({ type: 'file.sent' });
  await screen.findByText('4 KB, sent');
  expect(screen.getByText('plan.pdf was sent.')).toBeTruthy();
  expect(actor.getSnapshot().context.file).toEqual(kept);
});

test('a connection that is lost is said, and can be tried again at once', async () => {
  const { asked, say, settle } = shown([nothingYet], () => Promise.resolve(kept));
  await screen.findByText('0 bytes of 4 KB');
  await say({ type: 'upload.begun', address });
  await say({ type: 'part.sent', sent: 4055 });
  await say({ type: 'sending.failed', refusal: null });
  expect(screen.getByText(/^The connection was lost at 3.9 KB of 4 KB/)).toBeTruthy();
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Try plan.pdf now' })));
  expect(asked).toEqual([null, address]);
});

test('a server that has no room says so, and what it has is kept', async () => {
  const full = 'We can’t save anything at the moment. Try again in a few minutes.';
  const { asked, say, settle } = shown([nothingYet], () => Promise.resolve(kept));
  await screen.findByText('0 bytes of 4 KB');
  await say({ type: 'upload.begun', address });
  await say({ type: 'sending.failed', refusal: null, trouble: full });
  expect(screen.getByText(new RegExp(`^${full} What has arrived is kept`))).toBeTruthy();
  expect(screen.getByText(`plan.pdf: ${full}`)).toBeTruthy();
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Try plan.pdf now' })));
  expect(asked).toEqual([null, address]);
});

test('what the server refuses is said in its words, and what is taken away is forgotten there', async () => {
  const sentence = 'This type of file isn’t allowed.';
  const { forgotten, say, settle } = shown([nothingYet], () => {
    throw new FileUploadRefusal(sentence);
  });
  await screen.findByText('0 bytes of 4 KB');
  await say({ type: 'upload.begun', address });
  await say({ type: 'file.sent' });
  await screen.findByText(sentence);
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' })));
  expect(forgotten).toEqual([address]);
});
