/** The place where files lie can’t be reached, or does not let us in. What was asked of it may have been done or not. */
export class FilesAway extends Error {
  override readonly name = 'FilesAway';

  constructor(cause: unknown) {
    super('The store of files does not answer, or refuses.', { cause });
  }
}
