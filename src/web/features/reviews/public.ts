export { YourReview } from './your-review.tsx';
