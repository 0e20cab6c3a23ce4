import { refuse } from '#server/http/answers/refusal.ts';
import type { ParsingRoom } from '#server/parsing/room/room.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import type { PictureKind } from '#server/parsing/picture/picture.ts';
import type { ReceivedFile } from './receive.ts';

interface Sent {
  readonly upload: ReceivedFile;
  readonly kind: PictureKind;
  /** Where in the request the picture stands. */
  readonly field: string;
  /** Who sends it. */
  readonly by: string;
}

/** A picture that somebody sends, made fit to be shown. Throws a refusal when it can't be read. */
export async function cleanPicture(
  parsing: ParsingRoom,
  { upload, kind, field, by }: Sent,
): Promise<Uint8Array> {
  try {
    return await parsing.read('picture', { content: await upload.content(), kind }, by);
  } catch (error) {
    if (error instanceof ParsingRefused) throw refuse.invalid({ [field]: error.message });
    throw error;
  }
}
