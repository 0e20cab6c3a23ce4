import { NameFields } from '#web/screens/form/name-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';

/** What every form of a team holds. */
export interface TeamValues {
  readonly name: string;
  readonly description: string;
}

/** What is missing before anything is sent. */
export const missingName = ({ name }: TeamValues): Readonly<Record<string, string>> =>
  name.trim() === '' ? { name: 'Team name is required.' } : {};

export const TeamFields = ({
  form,
}: {
  form: Pick<RecordForm<TeamValues>, 'values'> & { change(patch: Partial<TeamValues>): void };
}) => <NameFields form={form} label="Team name" tip="What the team does, in a sentence or two." />;
