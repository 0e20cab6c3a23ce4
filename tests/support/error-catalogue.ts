/** The error catalogue of the specification (8), row by row: what is wrong, and what is said about it, to the letter. `null`: nothing is said. */
export const errorCatalogue = {
  'a non-string error':
    'System error. Please contact site administrators. We apologise for the inconvenience caused.',
  'the word Forbidden, in any case': 'You do not have the necessary permissions.',
  'one field error of status 400, 403, 404 or 422': '{first}',
  'two field errors': '{first} and 1 other error with your submission',
  'more field errors': '{first} and {N} other errors with your submission',
  'no field errors, or another status': '{status text}',
  'not even a status text': 'Error with submission.',
  'the second kind': '{status} {status text}',
  'an unparseable error':
    'We have received an error that we cannot parse. Please contact site administrators for assistance.',
  '401 without a body, signed in by OIDC': null,
  '401 without a body, signed in otherwise': null,
  'the team-leader look-up fails':
    'Failed to determine if user is a team leader. Ability to create group bookings may be incorrectly disabled. Please contact site administrators.',
  'the programme look-up fails':
    "Failed to fetch users' programmes. Ability to launch interactive resources may be incorrectly disabled. Please contact site administrators.",
  'something is copied': 'Copied: {content}',
  'something is copied, with words of its own': '{custom message}',
  'copying fails': 'Failed.',
} as const satisfies Record<string, string | null>;
