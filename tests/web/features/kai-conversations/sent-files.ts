import { fireEvent, screen } from '@testing-library/react';
import { json, type SmallApi } from '../../shell/small-api.ts';

const modified = Date.UTC(2027, 2, 8);
const content = 'Ana: Hello';

const mediaTypes = {
  'call.txt': 'text/plain',
  'call.mp3': 'audio/mpeg',
  'ana.mp3': 'audio/mpeg',
};

/** A server that has all of each file already when it is chosen, so that it only has to be looked at. */
export function takesFiles(
  api: SmallApi,
  speakers: readonly object[],
  look: () => Promise<unknown> = () => Promise.resolve(),
): void {
  const there = Object.entries(mediaTypes).map(([name, mediaType], nth) => ({
    id: `f${nth + 1}`,
    name,
    mediaType,
    byteLength: content.length,
  }));
  api.on('GET /file-uploads', () =>
    json(
      there.map(({ mediaType: _, ...file }) => ({
        ...file,
        purpose: 'kai-conversation',
        modifiedAt: new Date(modified).toISOString(),
        received: content.length,
      })),
    ),
  );
  for (const file of there)
    api
      .on(`POST /file-uploads/${file.id}/events`, () => json(file))
      .on(`GET /kai-conversations/files/${file.id}`, async () => {
        await look();
        const isRead = file.mediaType === 'text/plain';
        return json({ ...file, duration: null, speakers: isRead ? speakers : [] });
      });
}

export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }));

export async function choose(name = 'call.txt', isWaitedFor = true) {
  const box = await screen.findByLabelText(/^Recording or transcript/);
  const file = new File([content], name, { lastModified: modified });
  fireEvent.change(box, { target: { files: [file] } });
  if (isWaitedFor) await screen.findByText(/^10 bytes, sent/);
}

export const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /agreed to it/ }));
