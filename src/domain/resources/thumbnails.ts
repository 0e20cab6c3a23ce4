/** Points of the small picture of a file: twice what a list shows, for fine screens. */
export const thumbnailSize = { width: 160, height: 120 } as const;

/** How the small picture of a file is made: of itself, or of a frame that a program for films gives. */
export function drawnFrom(mediaType: string): 'itself' | 'frame' | null {
  if (mediaType.startsWith('image/') || mediaType === 'application/pdf') return 'itself';
  return mediaType.startsWith('video/') ? 'frame' : null;
}
