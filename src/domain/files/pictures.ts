/** Bytes that a picture of somebody, or the mark of an organisation, may have. */
export const mostPictureBytes = 5 * 1024 * 1024;
