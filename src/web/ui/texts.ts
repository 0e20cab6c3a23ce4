export const visibleTo = (people: string) => `Visible to ${people}`;

export const copy = 'Copy';
export const copied = (content: string) => `Copied: ${content}`;
export const failed = 'Failed.';

export const note = 'Note:';
export const warning = 'Warning:';
export const error = 'Error:';

export const thisDidntLoad = 'This didn’t load';
export const tryAgain = 'Try again';

export const loading = 'Loading';
