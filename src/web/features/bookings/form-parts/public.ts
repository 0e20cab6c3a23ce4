/** Parts of forms that several bookings are made or cancelled with at once. */
export { Group } from '../request/choose-session.tsx';
export { PlaceChoice } from '../move/place-choice.tsx';
export { ReasonField } from '../action/reason-field.tsx';
