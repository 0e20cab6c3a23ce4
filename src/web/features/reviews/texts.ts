export const openOwnForm = 'Open own form';
export const review = 'Review';
export const thereIsNothingToReview = 'There is nothing to review yet';
export const aReviewIsAsked = (fullName: string, who: string) =>
  `A review is asked for once the session is over and ${fullName} has said that ${who} came.`;
export const notReviewedYet = 'Not reviewed yet';
export const reviewsForThisSession = 'Reviews for this session are closed.';
export const peopleWhoCameCanReview =
  'People who came can review a session for two weeks afterwards.';
export const noReviewToRead = 'No review to read';
export const reviewsGivenWithAName =
  'Reviews given with a name appear here. Anonymous ones are collected on your reviews page.';
export const itCanBeGivenUntil = 'It can be given until ';

export const youSeeYourOwnReview = 'You see your own review.';
export const youSeeEveryReview = 'You see every review.';
export const reviewsWithoutAName = 'Reviews without a name are not shown here.';
export const anyoneWhoAttendedCanReview =
  'Anyone who attended can review the session for two weeks afterwards.';

export const allReviews = 'All reviews';
export const average = 'Average';
export const reviews = 'Reviews';
export const belowThreshold = 'Below threshold';
export const averageRatingByMonth = 'Average rating by month';
export const thereAreNoReviewsIn = 'There are no reviews in the last twelve months.';
export const theAverageOverallRating = (countWords: string) =>
  `The average overall rating in each of the last twelve months, ${countWords} in total.`;
export const month = 'Month';
export const reviewsByRating = 'Reviews by rating';
export const howOftenEachOverallRating = (countWords: string) =>
  `How often each overall rating was given, ${countWords} in total.`;
export const overallRating = 'Overall rating';

export const whatMembersSayAbout =
  'What members say about your sessions. Anonymous reviews reach you in groups of three, so that the date doesn’t give anyone away.';
export const whatMembersSayAboutSessions = (fullName: string) =>
  `What members say about sessions with ${fullName}. The coach doesn’t see the names on anonymous reviews.`;
export const membersCanReviewASession = 'Members can review a session for two weeks afterwards.';

export const showBooking = 'Show booking';
export const yourReview = 'Your review';
export const editReview = 'Edit review';
export const youCanChangeItUntil = 'You can change it until ';

export const youCanReviewTheSession =
  'You can review the session once it is over and your coach has said who came.';

export const chooseAnOverallRating = 'Choose an overall rating.';
export const submitReview = 'Submit review';
export const saveReview = 'Save review';
export const notSubmittedYet = 'Not submitted yet';
export const notSavedYet = 'Not saved yet';
export const skipReview = 'Skip review';
export const overall = 'Overall';
export const notRated = 'Not rated';
export const comment = 'Comment';
export const dontTellWhoseReview = (fullName: string) =>
  `Don’t tell ${fullName} whose review this is`;

export const searchBySessionMember = 'Search by session, member or comment';
export const searchByMemberOrComment = 'Search by member or comment';
export const rating2 = 'Rating';
export const any = 'Any';
export const session2 = 'Session';
export const rating = (rating: string) => `Rating: ${rating}`;
export const session = (nameOf: string) => `Session: ${nameOf}`;
export const latestFirst = 'Latest first';
export const earliestFirst = 'Earliest first';
export const lowestRatingFirst = 'Lowest rating first';
export const highestRatingFirst = 'Highest rating first';
export const noReviewsYet = 'No reviews yet';

export const date = 'Date';
export const member = 'Member';
export const anonymous = 'Anonymous';

export const howWasTheSession = (fullName: string) =>
  `How was the session with ${fullName}? You can leave a review until `;
export const youRatedIt = (ratingWords: string) => `You rated it ${ratingWords}.`;
export const reviewThisSession = 'Review this session';
export const showReview = 'Show review';
