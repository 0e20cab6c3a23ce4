/** Whether a text is base64url in the one form in which we write it: nothing else decodes to the same bytes and is taken as well. */
export const isCanonical = (text: string): boolean =>
  Buffer.from(text, 'base64url').toString('base64url') === text;
