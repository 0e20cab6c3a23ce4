import { meanings } from '../meanings.ts';

export const interactiveResourceMeanings = meanings({
  guards: {
    hasContent: 'It has a safe address, or a package of which nobody else has made an activity.',
    hasOrigin: 'Where an origin is named, it is a proper one.',
    hasScores: 'Where a score is to be reached, it is named, and is not above the highest.',
    isVersionFree:
      'No programme uses the version that would change, or it is published as a new one.',
  },
  effects: {
    beginVersions: 'It is the first version.',
    countVersion: 'It is the next version, where it is published as one.',
    keepVersion: 'We record what the version consists of.',
  },
});
