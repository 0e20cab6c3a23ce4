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
      Open own form
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
          title="Review"
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
      title: 'There is nothing to review yet',
      text: `A review is asked for once the session is over and ${coach.fullName} has said that ${who} came.`,
    },
    awaited: { title: 'Not reviewed yet', text: null },
    closed: {
      title: 'Reviews for this session are closed.',
      text: 'A session can be reviewed for two weeks after it, by those who came.',
    },
    given: { title: 'Not reviewed yet', text: null },
    unsaid: {
      title: 'No review to read',
      text: `Reviews are read here when they are given with a name. Anonymous ones reach you together with others, on your reviews page.`,
    },
  }[reviewStatus];
  return (
    <EmptyState title={words.title} icon={<MessageSquare />}>
      {words.text ??
        (closesAt === null ? null : (
          <>
            It can be given until <When at={closesAt} zone={zone} inSentence />.
          </>
        ))}
    </EmptyState>
  );
}
