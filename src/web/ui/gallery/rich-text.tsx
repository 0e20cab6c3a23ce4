import { useState } from 'react';
import { Card } from '../layout/card.tsx';
import { Field } from '../forms/field.tsx';
import { Grid } from '../layout/layout.tsx';
import { RichTextEditor } from '../forms/rich-text-editor.tsx';
import { RichText } from '../written/rich-text.tsx';
import { Shelf } from './shelf.tsx';

const example = `## What we agreed

Talk to **three people** who work in the field *before* the next session, and read [the guide](https://example.org/guide).

1. Write to Ana
2. Ask \`#careers\` for names
   and thank them

> It helped me to begin with one question.

### If it gets hard

- Take a walk
- Write down what went well

\`\`\`
Name      When      What I learnt, which can be a long line that does not fit
\`\`\``;

export function RichTextShelf() {
  const [value, setValue] = useState(example);
  return (
    <Shelf title="Rich text">
      <Grid columns="two">
        <Card title="Writing">
          <Field label="Notes for the session" tip="Ana and you can read this.">
            <RichTextEditor value={value} onChange={setValue} />
          </Field>
        </Card>
        <Card title="Reading">
          <RichText source={value} under="h2" />
        </Card>
      </Grid>
    </Shelf>
  );
}
