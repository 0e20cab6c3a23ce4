import { QuestionnairesOfAttendee } from '#web/features/questionnaire-assignments/public.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { MessageSquare } from '#web/ui/icons.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { ReviewSaid } from './review-said.tsx';
import { bookingPageOf, reviewPageOf, type AttendeeReview } from './words.ts';
import * as texts from './texts.ts';

/** What one of those who came said of a session: read only, for themselves, its coach and staff. */
export function AttendeeReviewPage({ attendee }: { attendee: string }) {
  const query = useApiQuery('GET /attendees/{attendee}/review', { params: { attendee } });
  return (
    <Loaded query={query} whole>
      {(found) => <Said found={found} />}
    </Loaded>
  );
}

function Said({ found }: { found: AttendeeReview }) {
  const zone = useZone();
  const { attendee, booking, coach, isOwn, reviewStatus, review } = found;
  const own = (
    <LinkButton {...reviewPageOf(booking.id)} variant="primary">
      {texts.openOwnForm}
    </LinkButton>
  );
  return (
    <Stack gap="6" measure="form">
      <PageHeading
        title={attendee.person.fullName}
        lead={
          <>
            <TextLink {...bookingPageOf(booking.id)}>{booking.title}</TextLink> ·{' '}
            <When at={booking.startsAt} zone={zone} />
          </>
        }
        actions={isOwn && isForm.has(reviewStatus) ? own : null}
      />
      {review === null ? (
        <Nothing found={found} />
      ) : (
        <Card
          title={texts.review}
          note={
            review.submittedAt === null ? undefined : <When at={review.submittedAt} zone={zone} />
          }
        >
          <ReviewSaid
            review={review}
            coach={coach}
            member={isOwn ? 'you' : attendee.person.fullName}
          />
        </Card>
      )}
      <QuestionnairesOfAttendee booking={booking.id} user={attendee.person.id} />
    </Stack>
  );
}

/** Where one's own form has something to say. */
const isForm: ReadonlySet<string> = new Set(['awaited', 'given']);

/** Why there is nothing to read, as far as the reader may know. */
function Nothing({
  found: { attendee, coach, reviewStatus, closesAt, isOwn },
}: {
  found: AttendeeReview;
}) {
  const zone = useZone();
  const who = isOwn ? 'you' : attendee.person.fullName;
  const words = {
    unasked: {
      title: texts.thereIsNothingToReview,
      text: texts.aReviewIsAsked(coach.fullName, who),
    },
    awaited: { title: texts.notReviewedYet, text: null },
    closed: {
      title: texts.reviewsForThisSession,
      text: texts.peopleWhoCameCanReview,
    },
    given: { title: texts.notReviewedYet, text: null },
    unsaid: {
      title: texts.noReviewToRead,
      text: texts.reviewsGivenWithAName,
    },
  }[reviewStatus];
  return (
    <EmptyState title={words.title} icon={<MessageSquare />}>
      {words.text ??
        (closesAt === null ? null : (
          <>
            {texts.itCanBeGivenUntil}
            <When at={closesAt} zone={zone} inSentence />.
          </>
        ))}
    </EmptyState>
  );
}
