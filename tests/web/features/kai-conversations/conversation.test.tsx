import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { draft, offered } from './a-conversation.ts';
import { agree, choose, press, takesFiles } from './sent-files.ts';
import { json, mia, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

interface Sent {
  readonly type: string;
  readonly version: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The conversation on its page, and what the page sends of it. */
function opened(changes: object = {}, speakers: readonly object[] = []) {
  const sent: Sent[] = [];
  let shown = { ...draft, ...changes };
  const api = new SmallApi()
    .on('GET /kai-conversations/c1', () => json(shown))
    .on('GET /kai-conversations/c1/history', () => json([]))
    .on('GET /kai-conversations/choices', () =>
      json([
        {
          ...draft.programme,
          groups: ['GROW', 'Sales'],
          setUp: ['GROW', 'Sales'],
          mayChooseMember: false,
        },
      ]),
    )
    .on('POST /kai-conversations/c1/events', async (request) => {
      const body = (await request.json()) as Sent;
      sent.push({ type: body.type, version: body.version, payload: body.payload });
      if (body.version !== shown.version) return refusal(409, { version: 'It has changed.' });
      shown = { ...shown, version: shown.version + 1 };
      return json(shown);
    });
  takesFiles(api, speakers);
  openApp('/app/programmes/p1/kai-conversations/c1', api, true);
  return sent;
}

describe('a conversation whose files could not be used', () => {
  test('says why, and is uploaded again from where it says so', async () => {
    const sent = opened({}, [
      { label: 'Ana', words: 5 },
      { label: 'Mia', words: 4 },
    ]);
    await screen.findByText(/Nothing is said in it/);
    await press('Upload');
    await choose();
    await screen.findByText('5 words');
    agree();
    await press('Upload and analyse');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      type: 'UPLOAD',
      version: 3,
      payload: { files: ['f1'], consentConfirmed: true },
    });
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  });

  test('says who speaks in what is sent now before it is sent', async () => {
    const sent = opened({}, [
      { label: 'Ana', words: 5 },
      { label: 'Ruth', words: 4 },
    ]);
    await press('Upload');
    await choose();
    await screen.findByText('4 words');
    agree();
    await press('Upload and analyse');
    await waitFor(() => expect(sent.map(({ type }) => type)).toEqual(['EDIT', 'UPLOAD']));
    expect(sent.map(({ version }) => version)).toEqual([3, 4]);
    expect(sent[0]?.payload).toMatchObject({
      title: 'Handing over',
      participants: [
        { label: 'Ana', part: 'coach' },
        { label: 'Ruth', part: 'coachee' },
      ],
    });
  });

  test('is not sent without a file and the consent of everyone', async () => {
    const sent = opened();
    await press('Upload');
    await press('Upload and analyse');
    expect((await screen.findAllByText('Add a recording or a transcript.')).length).toBeGreaterThan(
      0,
    );
    expect(
      screen.getAllByText('Confirm that everyone in the recording agreed to it.').length,
    ).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  test('has what is written about it changed', async () => {
    const sent = opened();
    await press('Edit');
    const form = within(await screen.findByRole('form', { name: /^Edit/ }));
    fireEvent.change(form.getByRole('textbox', { name: /^Title/ }), {
      target: { value: 'Handing over the review' },
    });
    expect(form.getByLabelText(/^Ana is the/)).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      type: 'EDIT',
      version: 3,
      payload: {
        title: 'Handing over the review',
        group: 'GROW',
        programmeId: 'p1',
        participants: draft.participants,
      },
    });
  });

  test('offers no more than the server does', async () => {
    opened({ availableEvents: [offered('DELETE', 'Delete')] });
    await screen.findByRole('link', { name: 'Delete' });
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

test('a recording can’t say who speaks: whoever sends it says who they are', async () => {
  const sent = opened({ participants: [] });
  await screen.findByText(mia.fullName, { exact: false });
  await press('Upload');
  await choose('call.mp3');
  await screen.findByLabelText(/^Mia Thornton is the/);
  agree();
  await press('Upload and analyse');
  await waitFor(() => expect(sent.map(({ type }) => type)).toEqual(['EDIT', 'UPLOAD']));
  expect(sent[0]?.payload['participants']).toEqual([{ label: 'Mia Thornton', part: 'coach' }]);
});
