import type { Question } from '#domain/questionnaires/definition.ts';
import { questionTypeNames } from '#domain/questionnaires/vocabulary.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Ellipsis } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Questions } from './use-questions.ts';
import * as texts from './texts.ts';

interface QuestionLineProps {
  question: Question;
  /** From 0. */
  place: number;
  many: number;
  questions: Questions;
}

/** A question that is not being written: what it asks, how, and what can be done with it. */
export function QuestionLine({ question, place, many, questions }: QuestionLineProps) {
  const { id, type, label, required, sensitive, visibleIf } = question;
  const name = texts.questionOf(place + 1);
  return (
    <Row justify="between" align="start" wrap="no">
      <Stack gap="1">
        <Text strong>{`${place + 1}. ${label === '' ? texts.withoutWords : label}`}</Text>
        <Row gap="2">
          <Badge>{questionTypeNames[type]}</Badge>
          {required ? <Badge tone="info">{texts.required}</Badge> : null}
          {sensitive ? <Badge tone="warning">{texts.sensitive}</Badge> : null}
          {visibleIf === null ? null : <Badge>{texts.shownSometimes}</Badge>}
        </Row>
      </Stack>
      <Row gap="1" wrap="no">
        <Button size="small" aria-label={texts.editOf(name)} onClick={() => questions.setOpen(id)}>
          {texts.edit}
        </Button>
        <Menu
          label={texts.moreFor(name)}
          icon={<Ellipsis />}
          size="small"
          items={[
            {
              key: 'up',
              label: texts.moveUp,
              disabled: place === 0,
              onSelect: () => questions.move(place, place - 1),
            },
            {
              key: 'down',
              label: texts.moveDown,
              disabled: place === many - 1,
              onSelect: () => questions.move(place, place + 1),
            },
            {
              key: 'duplicate',
              label: texts.duplicate,
              onSelect: () => questions.duplicate(place),
            },
            {
              key: 'remove',
              label: texts.remove,
              tone: 'danger',
              onSelect: () => questions.remove(place),
            },
          ]}
        />
      </Row>
    </Row>
  );
}
