import type { Look } from './looks.ts';
import type { AwardCode } from '#domain/recognition/awards.ts';
import type { Level } from './pictures.ts';

/** Hair behind the head and in front of it, on a field of 96 by 96. */
const cuts: Readonly<Record<Look['cut'], { behind: string; front: string }>> = {
  bob: {
    behind: '<path d="M25 60V42a23 23 0 0 1 46 0v18q0 5-6 5H31q-6 0-6-5z"/>',
    front: '<path d="M29 43q2-18 20-18t18 17q-12 1-22-8-5 8-16 9z"/>',
  },
  short: {
    behind: '',
    front: '<path d="M29 42q-3-21 20-21 21 0 18 21-2-9-8-11-10 3-22 0-6 2-8 11z"/>',
  },
  bun: {
    behind: '<circle cx="48" cy="16" r="9"/><path d="M27 48V40a21 21 0 0 1 42 0v8z"/>',
    front: '<path d="M29 41q1-17 19-17t19 17q-6-11-19-11T29 41z"/>',
  },
  curls: {
    behind:
      '<circle cx="31" cy="34" r="10"/><circle cx="40" cy="25" r="10"/><circle cx="54" cy="24" r="11"/><circle cx="65" cy="34" r="10"/><circle cx="28" cy="46" r="8"/><circle cx="68" cy="46" r="8"/>',
    front:
      '<circle cx="38" cy="30" r="6"/><circle cx="48" cy="27" r="7"/><circle cx="58" cy="30" r="6"/>',
  },
  long: {
    behind: '<path d="M24 84V43a24 24 0 0 1 48 0v41q-24 8-48 0z"/>',
    front: '<path d="M29 45q1-20 15-20-1 14-15 20zM44 25q22-1 23 20-16-3-23-20z"/>',
  },
  bald: { behind: '', front: '' },
  wrap: {
    behind: '<path d="M23 86V44a25 25 0 0 1 50 0v42z"/>',
    front: '<path d="M27 47q0-24 21-24t21 24q-3-14-21-14T27 47z"/>',
  },
};

/** A warm, simple portrait of a kilobyte: a few shapes, so that nobody real is meant. */
export function portraitOf({ background, skin, hair, clothes, cut, glasses, beard }: Look): string {
  const { behind, front } = cuts[cut];
  const parts = [
    `<rect width="96" height="96" fill="#${background}"/>`,
    `<circle cx="78" cy="18" r="26" fill="#fff" opacity=".35"/>`,
    behind && `<g fill="#${hair}">${behind}</g>`,
    `<path d="M10 96q3-25 27-27h22q24 2 27 27z" fill="#${clothes}"/>`,
    `<path d="M40 58h16v12q-8 9-16 0z" fill="#${skin}"/><path d="M40 63q8 7 16 0v4q-8 7-16 0z" opacity=".14"/>`,
    `<ellipse cx="48" cy="46" rx="19" ry="21" fill="#${skin}"/>`,
    beard && `<path d="M29 48q2 8 19 8t19-8q1 20-19 20T29 48z" fill="#${hair}" opacity=".85"/>`,
    front && `<g fill="#${hair}">${front}</g>`,
    `<g fill="#2a201c"><circle cx="41" cy="46" r="1.7"/><circle cx="55" cy="46" r="1.7"/></g>`,
    `<path d="M42 55q6 5 12 0" fill="none" stroke="#2a201c" stroke-width="1.6" stroke-linecap="round" opacity=".75"/>`,
    glasses &&
      `<g fill="#fff" fill-opacity=".18" stroke="#2a201c" stroke-width="1.4"><circle cx="41" cy="46" r="6"/><circle cx="55" cy="46" r="6"/><path d="M47 46h2"/></g>`,
  ];
  return picture(96, parts);
}

const metals: Readonly<Record<Level, readonly [string, string]>> = {
  Beginner: ['e9a66b', 'b86f34'],
  Explorer: ['a9c7c9', '4f7f86'],
  Pathfinder: ['f4c63d', 'b5851b'],
};

/** The badge of a level: a waymark, with a peak more for each level. */
export function badgeOf(level: Level): string {
  const [light, dark] = metals[level];
  const peaks: Readonly<Record<Level, string>> = {
    Beginner: 'M18 44l14-20 14 20z',
    Explorer: 'M13 44l12-17 12 17zM28 44l11-21 13 21z',
    Pathfinder: 'M10 44l10-14 10 14zM21 44l12-24 12 24zM36 44l9-15 9 15z',
  };
  return picture(64, [
    `<path d="M32 2l26 15v30L32 62 6 47V17z" fill="#${dark}"/>`,
    `<path d="M32 7l21.5 12.5v25L32 57 10.5 44.5v-25z" fill="#${light}"/>`,
    `<path d="${peaks[level]}" fill="#${dark}"/>`,
  ]);
}

const ribbons: Readonly<Record<AwardCode, string>> = {
  firstSession: '4533c4',
  fiveSessions: '2f7d5b',
  twelveSessions: 'b4552d',
  profile: '8a3f78',
  reviews: '2d6f9f',
  programme: '7a5c1e',
  conversations: '6b4fa0',
  posts: '1f6f78',
  resources: 'a8452e',
};

/** The picture of an award: a medal on a ribbon of its own colour. */
export const awardOf = (code: AwardCode): string =>
  picture(64, [
    `<path d="M20 4h24l-6 24H26z" fill="#${ribbons[code]}"/>`,
    '<circle cx="32" cy="40" r="20" fill="#c9971c"/>',
    '<circle cx="32" cy="40" r="16" fill="#ffd23f"/>',
    `<path d="M32 29l3.4 7 7.6 1-5.6 5.3 1.4 7.7-6.8-3.7-6.8 3.7 1.4-7.7L21 37l7.6-1z" fill="#${ribbons[code]}"/>`,
  ]);

const picture = (size: number, parts: readonly (string | false | undefined)[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${parts.filter(Boolean).join('')}</svg>\n`;
