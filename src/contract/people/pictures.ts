import { z } from 'zod';
import { mostPictureBytes } from '#domain/files/pictures.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice } from '../kernel/fields.ts';
import { organization } from './organizations.ts';
import { profile } from './profile.ts';
import { idempotencyKey } from '../kernel/records.ts';

export const pictures = endpoints({
  'POST /profile/picture': {
    summary: 'Show another picture of oneself.',
    upload: {
      field: 'picture',
      most: mostPictureBytes,
      rule: 'pictureMax',
      accepts: ['image/jpeg', 'image/png', 'image/webp'],
      missing: 'Choose a picture.',
    },
    response: profile,
    rate: 'write',
    audit: 'change',
  },
  'POST /profile/picture/events': {
    summary: 'Take one’s own picture away.',
    body: z.object({ type: choice('Event', ['REMOVE']), idempotencyKey }),
    response: profile,
    rate: 'write',
    audit: 'change',
  },
  'POST /organizations/{organization}/logo': {
    summary: 'Show another logo of an organisation.',
    upload: {
      field: 'logo',
      most: mostPictureBytes,
      rule: 'pictureMax',
      accepts: ['image/jpeg', 'image/png', 'image/webp'],
      missing: 'Choose a picture.',
    },
    response: organization,
    rate: 'write',
    audit: 'change',
  },
  'GET /pictures/{picture}': {
    summary: 'The picture of a person or the logo of an organisation, for pages.',
    file: ['image/webp'],
    response: null,
    rate: 'read',
    audit: 'none',
  },
});
