/** The same address read again, now that its routes are there. Nothing is written to the history for it. */
export const sameAddress = ({ href }: { readonly href: string }) => ({
  href,
  state: true as const,
});
