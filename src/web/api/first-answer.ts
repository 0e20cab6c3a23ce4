/** Of which moment a page's first answer is: of what changed from then on it has to hear. */
export interface FirstAnswer {
  /** As the server writes instants; null as long as nothing was answered. */
  readonly at: () => string | null;
  readonly note: (response: Response) => void;
  readonly forget: () => void;
}

export function firstAnswer(): FirstAnswer {
  let first: string | null = null;
  return {
    at: () => first,
    note({ headers }) {
      const asOf = headers.get('As-Of');
      // What was asked early may be taken late.
      if (asOf !== null && (first === null || asOf < first)) first = asOf;
    },
    forget() {
      first = null;
    },
  };
}
