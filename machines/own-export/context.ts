import { DAY } from '#domain/time/calendar.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';

export interface OwnExportContext {
  /** Whose data they are. */
  readonly userId: string;
  /** Epoch ms until which the file is kept; null before there is one. */
  readonly expiresAt: number | null;
}

export type Asked = AskedOf<OwnExportContext>;
export type Words = WordsOf<OwnExportContext>;
export type Stamps = StampsOf<OwnExportContext>;

/** Milliseconds for which a file can be downloaded. */
export const keptFor = 7 * DAY;
