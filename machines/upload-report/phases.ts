/** What is being done with an upload, by its status. */
export const isBeingRead = (status: string): boolean => status === 'receiving';
export const isBeingChecked = (status: string): boolean => status === 'validating';
export const waitsForDecision = (status: string): boolean => status === 'previewed';
export const isBeingApplied = (status: string): boolean => status === 'applying';

/** Somebody looks at it and it is going on by itself. */
export const isGoingOn = (status: string): boolean =>
  isBeingRead(status) || isBeingChecked(status) || isBeingApplied(status);

/** Its rows did what they say, as far as they could. */
export const wasApplied = (status: string): boolean => status.startsWith('completed');
