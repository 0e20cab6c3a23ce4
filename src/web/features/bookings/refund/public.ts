/** What staff are asked for a refund, for the form of a place in a session, which is fetched when it is needed. */
export { endOf, RefundFields, type Refund } from '../outcome/refund-fields.tsx';
