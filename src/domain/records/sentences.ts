/** The generic sentences of field errors (domain reference, 14), for the server that refuses and the form that asks before it sends. */
export const sentences = {
  required: (label: string) => `${label} is required.`,
  tooLong: (label: string, max: number) => `${label} can have at most ${max} characters.`,
  tooShort: (label: string, min: number) => `${label} must have at least ${min} characters.`,
  invalid: (label: string) => `Enter a valid ${label.toLowerCase()}.`,
  range: (label: string, min: number, max: number) => `${label} must be between ${min} and ${max}.`,
} as const;

/** Why a record stays: what would lose it. “Can’t delete “Focus”: 2 programmes use it.” */
export const stillUsed = (name: string, count: number, one: string, many = `${one}s`): string =>
  `Can’t delete “${name}”: ${count} ${count === 1 ? `${one} uses` : `${many} use`} it.`;
