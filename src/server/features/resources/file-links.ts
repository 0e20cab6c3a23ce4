interface Version {
  readonly version?: number | undefined;
  readonly save: boolean;
}

/** Where a player finds a file. It is no secret: without the cookie that came with it nothing is there. */
export const addressOf = (resource: string, { version, save }: Version, until: number): string =>
  `/api/resource-files/${resource}?${new URLSearchParams({
    ...(version !== undefined && { version: String(version) }),
    ...(save && { save: 'true' }),
    until: String(until),
  }).toString()}`;

/** Where a page finds the small picture; another picture has another address. */
export const thumbnailAddress = (resource: string, thumbnail: string): string =>
  `/api/resource-thumbnails/${resource}?of=${thumbnail}`;
