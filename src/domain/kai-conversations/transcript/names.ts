/** What somebody is called whom the transcript does not name. */
export const unnamed = 'Speaker 1';
