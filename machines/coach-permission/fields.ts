import { permissionScopes } from '#domain/coach-permissions/vocabulary.ts';
import { choice, flag, optionalDate, reference } from '#domain/records/fields.ts';

/** What staff write about a permission. `coach` and `subject` are ids; dates are `YYYY-MM-DD`, and both days are part of it. */
export const permissionFields = {
  coach: reference('Coach'),
  scope: choice('Kind', permissionScopes),
  subject: reference('Subject'),
  canBook: flag('Can be booked', true),
  canReadNotes: flag('May read other coaches’ notes', false),
  validFrom: optionalDate('Start date', { tip: 'Leave it empty to start immediately.' }),
  validTo: optionalDate('End date', { tip: 'The last day. Leave it empty for no end.' }),
} as const;
