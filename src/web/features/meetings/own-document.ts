interface Permitting {
  /** Only browsers that keep to the header have it. */
  readonly featurePolicy?: { allowsFeature(feature: string): boolean };
}

/**
 * Whether this document may have camera and microphone: the server allows them to documents of this page only, so the page is loaded
 * anew when somebody comes here from another one. Samples, which ask for no camera, stand in documents of the charts.
 */
export function isOwnDocument(): boolean {
  const { featurePolicy } = document as Permitting;
  return (
    (featurePolicy?.allowsFeature('camera') ?? true) || location.pathname.startsWith('/charts/')
  );
}

/** Loads the address from the server; never resolves, because this document is over. */
export function loadDocument(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}
