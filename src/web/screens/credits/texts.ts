export const added = (when: string) => `Added ${when}.`;
export const addedAlike = (when: string, place: number, of: number) =>
  `Added ${when}, ${place} of ${of}.`;
