/** Passages that are shown at a time: a long conversation is never drawn as a whole. */
export const window = 100;

/** Where somebody reads: from a passage on, and the one that they came for. */
export interface ReadingPlace {
  readonly from: number;
  readonly passage: number | null;
}

/** The place at which a passage is read. */
export const placeAt = (passage: number): ReadingPlace => ({
  from: Math.floor(passage / window) * window,
  passage,
});
