import { DAY } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { questionnaireKind } from '#server/features/questionnaires/public.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import type { Generator } from '../generator.ts';
import type { World } from '../programmes/build.ts';
import { questionnaireSpecs, type QuestionnaireSpec } from './specs.ts';

/** Staff wrote these months ago, have changed one since, are changing another, and have begun a third. */
export async function writeQuestionnaires(
  db: Database,
  random: Generator,
  { staff, now }: World,
): Promise<void> {
  const [admin] = staff;
  if (!admin) throw new Error('The demo has no staff.');
  const by = { id: admin.id, role: 'Admin' } as const;
  const begin = now - 400 * DAY;
  const { intake, pulse, feedback, assessment } = questionnaireSpecs(random, begin);
  const create = (spec: QuestionnaireSpec, at: number) => {
    const fields = { ...spec, publishedVersion: 0, isRevised: false };
    return createPlain(db, questionnaireKind, fields, { by, at }, random.id(at));
  };
  const publish = (id: string, at: number) =>
    send(db, questionnaireKind, id, { type: 'PUBLISH', by, at });
  const edit = (id: string, spec: QuestionnaireSpec, at: number) =>
    send(db, questionnaireKind, id, { ...spec, type: 'EDIT', by, at });
  const published = async (spec: QuestionnaireSpec, at: number): Promise<string> => {
    const id = await create(spec, at);
    await publish(id, at + DAY);
    return id;
  };

  await published(intake, begin);
  const monthly = await published(pulse, begin + 2 * DAY);
  const [energy, ...others] = pulse.questions;
  const reworded: QuestionnaireSpec = {
    ...pulse,
    questions: [
      ...(energy ? [{ ...energy, help: 'Think of ordinary days.' }] : []),
      ...others.map((question, index) =>
        index === 1 ? { ...question, label: 'How clear were your priorities?' } : question,
      ),
    ],
  };
  await edit(monthly, reworded, now - 120 * DAY);
  await publish(monthly, now - 119 * DAY);
  await published(feedback, begin + 3 * DAY);
  const self = await published(assessment, begin + 5 * DAY);
  const shorter = { ...assessment, questions: assessment.questions.slice(0, 4) };
  await edit(self, shorter, now - 3 * DAY);
  await create(
    {
      ...pulse,
      name: 'Team pulse',
      description: 'For a team as a whole; it is still being written.',
      questions: [...pulse.questions.slice(2, 3), ...pulse.questions.slice(4)],
    },
    now - 2 * DAY,
  );
  const retired = await published({ ...feedback, name: 'Session feedback (old)' }, begin + 8 * DAY);
  await send(db, questionnaireKind, retired, { type: 'DELETE', by, at: begin + 40 * DAY });
}
