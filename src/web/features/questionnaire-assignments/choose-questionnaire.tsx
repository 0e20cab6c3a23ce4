import { ChooseRecord, type ChosenRecord } from '#web/screens/form/choose-record.tsx';
import * as texts from './texts.ts';

interface ChooseQuestionnaireProps {
  place: 'programme' | 'booking';
  chosen: ChosenRecord | null;
  onChoose: (chosen: ChosenRecord | null) => void;
}

/** One of the questionnaires that are published, and meant for this place. */
export function ChooseQuestionnaire({ place, chosen, onChoose }: ChooseQuestionnaireProps) {
  return (
    <ChooseRecord
      label={texts.questionnaire}
      errorKey="questionnaireId"
      required
      tip={texts.publishedOnes}
      route="GET /questionnaire-assignments/choices"
      input={(search) => ({ query: { search, place } })}
      nameOf={({ name }) => name}
      chosen={chosen}
      onChoose={onChoose}
      placeholder={texts.search}
      none={texts.noneByThatName}
    />
  );
}
