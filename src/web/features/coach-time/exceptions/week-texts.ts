export const exceptions = 'Exceptions';
export const added = (nameOf: string) => `Added: ${nameOf}.`;
export const theTime = 'The time is as it was before.';
export const exceptionRemoved = 'Exception removed.';
export const restored = (nameOf: string) => `Restored: ${nameOf}.`;
export const changed = (nameOf: string) => `Changed: ${nameOf}.`;
