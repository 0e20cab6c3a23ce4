import { columnNames, userColumns, type UserColumn } from '#domain/uploads/user-columns.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import * as texts from './texts.ts';

const meaning: Readonly<Record<UserColumn, string>> = {
  firstName: texts.required,
  lastName: texts.required,
  email: texts.requiredIdentifiesThePerson,
  role: texts.requiredMemberOrganisationAdminCoach,
  organization: texts.itsNameRequiredForMembers,
  team: texts.namesOfTheOrganisationsTeams,
  programme: texts.namesOfTheOrganisationsProgrammes,
  timeZone: texts.suchAsEuropeLondonIf,
  language: texts.calledLanguageInTheTemplate,
};

/** What the columns of the file mean. */
export function ColumnsCard() {
  return (
    <Card title={texts.theColumns} note={texts.anyOrderWithYourOwn} tone="sunken">
      <Facts
        layout="rows"
        facts={userColumns.map((column) => ({
          term: columnNames[column],
          detail: meaning[column],
        }))}
      />
    </Card>
  );
}
