/** Machines that no path leads through their pages, with the reason. */
export const withoutPages: Readonly<Record<string, string>> = {
  'coach-note': 'A session has to have taken place before its note can be begun.',
};
