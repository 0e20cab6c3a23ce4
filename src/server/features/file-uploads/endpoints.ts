import { filePurposes, type PurposeName } from '#domain/files/purposes.ts';
import { bind } from '#server/api/bind.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { signedIn } from '#server/http/policy.ts';
import { uploadsOf } from '#server/files/unfinished-files.ts';
import { finish } from './finish.ts';

export const fileUploadBindings = {
  ...bind('GET /file-uploads', {
    policy: signedIn,
    async handle({ query, principal, services: { db } }) {
      const rows = await uploadsOf(db, principal.id);
      return rows.flatMap(({ id, name, purpose, modifiedAt, byteLength, received }) =>
        isPurpose(purpose) && (query.purpose ?? purpose) === purpose
          ? [{ id, name, purpose, modifiedAt: wireInstant(modifiedAt), byteLength, received }]
          : [],
      );
    },
  }),

  ...bind('POST /file-uploads/{fileUpload}/events', {
    policy: signedIn,
    needs: ['files', 'filePurposes', 'parsing'],
    handle: ({ params, principal, now, services }) =>
      finish(services, { id: params.fileUpload, by: principal.id, at: now }),
  }),
};

const isPurpose = (purpose: string): purpose is PurposeName => Object.hasOwn(filePurposes, purpose);
