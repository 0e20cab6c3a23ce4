import type { Page } from 'playwright/test';

/** The keys in local storage, in the order of the alphabet. */
export const storedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).toSorted());

/** Breaks the signature of the bearer token that is stored: the server refuses it as it refuses one that has expired. */
export const spoilBearer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const bearer = localStorage.getItem('BEARER_TOKEN') ?? '';
    const [head, claims, signature = ''] = bearer.split('.');
    const spoilt = [...signature].toReversed().join('');
    localStorage.setItem('BEARER_TOKEN', [head, claims, spoilt].join('.'));
  });

/** The bearer token that is stored says of itself that its time is over. */
export const expireBearer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [head, claims = '', signature] = (localStorage.getItem('BEARER_TOKEN') ?? '').split('.');
    const told: object = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    const past = btoa(JSON.stringify({ ...told, exp: 1_000_000_000 })).replaceAll('=', '');
    localStorage.setItem('BEARER_TOKEN', [head, past, signature].join('.'));
  });
