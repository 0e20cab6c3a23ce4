import { requiredText, secretText, sentences } from './fields.ts';

/** Who signs in or asks for a link; whether it is an address at all is not told. */
export const emailOfSomebody = requiredText('Email', 254);

/** A code or token, taken as it is: not trimmed, and nobody is told how long one may be. */
export const opaque = (label: string, most = 512) =>
  secretText(sentences.required(label))
    .min(1, sentences.required(label))
    .max(most, sentences.invalid(label));

/** A password as it was typed: not trimmed. */
export const typedPassword = (label = 'Password') =>
  secretText(sentences.required(label))
    .min(1, sentences.required(label))
    .max(1000, sentences.tooLong(label, 1000));

/** The reader's own password, where a change may need it again. */
export const yourPassword = secretText(sentences.invalid('password'))
  .max(1000, sentences.tooLong('Password', 1000))
  .nullish()
  .transform((text) => text || null);
