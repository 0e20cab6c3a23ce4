/** Parts of forms that several bookings are made or cancelled with at once. */
export { Group } from '../choose-session.tsx';
export { PlaceChoice } from '../place-choice.tsx';
export { ReasonField } from '../reason-field.tsx';
