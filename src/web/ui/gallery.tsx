import { ActionsShelf } from './gallery/actions.tsx';
import { ChartsShelf } from './gallery/charts.tsx';
import { FeedbackShelf } from './gallery/feedback.tsx';
import { FlowShelf } from './gallery/flow.tsx';
import { FormsShelf } from './gallery/forms.tsx';
import { InputsMoreShelf } from './gallery/inputs-more.tsx';
import { ListsShelf } from './gallery/lists.tsx';
import { PeopleShelf } from './gallery/people.tsx';
import { RichTextShelf } from './gallery/rich-text.tsx';
import { TypeShelf } from './gallery/type.tsx';
import { Stack } from './layout.tsx';
import { PageHeading } from './page-heading.tsx';

/** Every part in every state, for designers and for the visual checks. */
export function Gallery() {
  return (
    <Stack gap="8">
      <PageHeading
        title="Interface kit"
        lead="Every part of the product in every state. Screens are composed of these and style nothing themselves."
      />
      <TypeShelf />
      <ActionsShelf />
      <FormsShelf />
      <InputsMoreShelf />
      <RichTextShelf />
      <FlowShelf />
      <ListsShelf />
      <ChartsShelf />
      <FeedbackShelf />
      <PeopleShelf />
    </Stack>
  );
}
