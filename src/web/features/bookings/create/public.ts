// By itself: pages that only lead to a booking would bring the form along otherwise.
export { CreateForm } from '../request/create-form.tsx';
