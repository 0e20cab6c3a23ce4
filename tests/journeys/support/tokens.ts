const farAway = Date.UTC(2100, 0);

const encoded = (claims: object): string =>
  Buffer.from(JSON.stringify(claims)).toString('base64url');

/** A bearer token that says of itself whose it is and when it ends, epoch milliseconds; only the stage takes it. */
export const bearerOf = (id: string, expiresAt: number = farAway): string =>
  `waymark.${encoded({ sub: id, exp: expiresAt / 1000 })}.stage`;

export function idIn(bearer: string): string | null {
  try {
    const claims = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) as {
      sub?: string;
    };
    return claims.sub ?? null;
  } catch {
    return null;
  }
}
