// By itself: pages that only lead to a booking would bring the form along otherwise.
export { CreateForm } from '../create-form.tsx';
