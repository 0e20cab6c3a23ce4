// By itself: it is fetched where something of a booking is answered or recorded outside of its page.
export { TaskActs } from './task-acts.tsx';
