// By itself: pages that only pick a time would bring the flow along otherwise.
export { BookingFlow } from './booking-flow.tsx';
