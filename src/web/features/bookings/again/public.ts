// By itself: it is fetched where a session can be booked again.
export { BookAgain } from './book-again.tsx';
