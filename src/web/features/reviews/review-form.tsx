import { reviewReadersInWords } from '#machines/review/readers.ts';
import { commentLimit, reviewCriteria } from '#domain/reviews/vocabulary.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { VisibleTo } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { When } from '#web/ui/dates/when.tsx';
import {
  bookingPageOf,
  criterionNames,
  ratings,
  titles,
  type OwnReview,
  type Review,
} from './words.ts';
import * as texts from './texts.ts';

interface ReviewFormProps {
  own: OwnReview;
  review: Review;
  event: 'SUBMIT' | 'EDIT';
  onDone?: () => void;
}

const written = (value: number | null): string => (value === null ? '' : String(value));
const read = (value: string): number | null => (value === '' ? null : Number(value));

const valuesOf = ({ rating, usefulness, preparation, rapport, comment, anonymous }: Review) => ({
  rating: written(rating),
  usefulness: written(usefulness),
  preparation: written(preparation),
  rapport: written(rapport),
  comment: comment ?? '',
  anonymous,
});

const fieldsOf = (values: ReturnType<typeof valuesOf>) => ({
  ...(values.rating === '' ? {} : { rating: Number(values.rating) }),
  usefulness: read(values.usefulness),
  preparation: read(values.preparation),
  rapport: read(values.rapport),
  comment: values.comment,
  anonymous: values.anonymous,
});

/** How the session was: the whole, what else can be rated, and words. */
export function ReviewForm({ own, review, event, onDone }: ReviewFormProps) {
  const { booking, coach } = own;
  const zone = useZone();
  const form = useRecordForm('POST /reviews/{review}/events', {
    name: `review/${review.id}`,
    initial: valuesOf(review),
    missing: ({ rating }): Readonly<Record<string, string>> =>
      rating === '' ? { rating: texts.chooseAnOverallRating } : {},
    input: (values) => ({
      params: { review: review.id },
      body: { type: event, version: review.version, payload: fieldsOf(values) },
    }),
    onDone: () => onDone?.(),
  });
  const { values, change } = form;
  return (
    <FormPage
      title={titles.own}
      lead={
        <>
          {booking.title} · <When at={booking.startsAt} zone={zone} />
        </>
      }
      form={form}
      verb={event === 'SUBMIT' ? texts.submitReview : texts.saveReview}
      errorTitle={event === 'SUBMIT' ? texts.notSubmittedYet : texts.notSavedYet}
      cancel={bookingPageOf(booking.id)}
      cancelVerb={event === 'SUBMIT' ? texts.skipReview : undefined}
    >
      <VisibleTo
        people={reviewReadersInWords(values.anonymous, { member: 'you', coach: coach.fullName })}
      />
      <RadioGroup
        label={texts.overall}
        id="rating"
        required
        direction="across"
        options={ratings}
        value={values.rating}
        onChange={(rating) => change({ rating })}
      />
      {reviewCriteria.map((criterion) => (
        <Field key={criterion} label={criterionNames[criterion]} id={criterion}>
          <Select
            placeholder={texts.notRated}
            options={ratings}
            value={values[criterion]}
            onChange={(value) => change({ [criterion]: value })}
          />
        </Field>
      ))}
      <Field label={texts.comment} id="comment">
        <Textarea
          rows={5}
          maxLength={commentLimit}
          value={values.comment}
          onChange={({ target }) => change({ comment: target.value })}
        />
      </Field>
      <Checkbox
        label={texts.dontTellWhoseReview(coach.fullName)}
        checked={values.anonymous}
        onChange={({ target }) => change({ anonymous: target.checked })}
      />
    </FormPage>
  );
}
