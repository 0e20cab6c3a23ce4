import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, SmallApi } from '../../shell/small-api.ts';

/** What a browser records: two parts, one when it is asked to end. */
class BrowsersRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type === 'audio/webm';
  state = 'inactive';
  start(): void {
    this.state = 'recording';
    this.#hand('beginning');
  }
  pause(): void {
    this.state = 'paused';
  }
  resume(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.#hand(', end');
    this.dispatchEvent(new Event('stop'));
  }
  #hand(text: string): void {
    const data = new Blob([text], { type: 'audio/webm' });
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
  }
}

class BrowsersSound {
  createAnalyser = () => ({ fftSize: 8, getFloatTimeDomainData: () => undefined });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = () => Promise.resolve();
}

const ask = vi.fn<() => Promise<object>>();

beforeEach(() => {
  vi.stubGlobal('MediaRecorder', BrowsersRecorder);
  vi.stubGlobal('AudioContext', BrowsersSound);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: ask },
  });
});
afterEach(() => {
  closeApp();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** The page of an upload, with a server that is away for files. */
function opened(): void {
  const api = new SmallApi()
    .on('GET /kai-conversations/choices', () =>
      json([
        {
          id: 'p1',
          name: 'Leading well',
          groups: ['GROW'],
          setUp: ['GROW'],
          mayChooseMember: false,
        },
      ]),
    )
    .on('GET /file-uploads', () => json([]));
  openApp('/app/kai-conversations/create', api, true);
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('a conversation is recorded with a pause, and is sent like any other file', async () => {
  ask.mockResolvedValue({ getTracks: () => [{ stop: () => undefined }] });
  opened();
  await press('Record here');
  await screen.findByText('Everyone must know that this is recorded, and agree');
  await press('Pause recording');
  await screen.findByText('Recording is paused.');
  await press('Resume recording');
  await press('Finish recording');
  await waitFor(() =>
    expect(screen.getAllByText(/^Recording .+\.webm$/).length).toBeGreaterThan(0),
  );
  await screen.findByRole('button', { name: 'Record here' });
});

test('whoever does not allow the microphone is told what to do', async () => {
  ask.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  opened();
  await press('Record here');
  expect(await screen.findByText(/^The microphone can’t be used/)).toBeTruthy();
});
