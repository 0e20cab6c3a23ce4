import { columnNames, userColumns, type UserColumn } from '#domain/uploads/user-columns.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';

const meaning: Readonly<Record<UserColumn, string>> = {
  firstName: 'Required.',
  lastName: 'Required.',
  email:
    'Required. Identifies the person: an account with this address is updated, anyone else is created.',
  role: 'Required: member, organisation admin, coach, admin or super admin.',
  organization: 'Its name. Required for members and organisation admins, empty for all others.',
  team: 'Names of teams of the organisation, with semicolons between them. Nobody is taken out of a team.',
  programme: 'Names of programmes of the organisation, in the same way.',
  timeZone: 'Such as Europe/London. Empty for somebody new: yours.',
  language:
    'Called “language” in the template. Whose way of writing dates mails use, such as en-GB or de. Empty for somebody new: en-GB.',
};

/** What the columns of the file mean. */
export function ColumnsCard() {
  return (
    <Card
      title="The columns"
      note="Any order, with your own headings: you match the ones we don’t recognise before the file is sent."
      tone="sunken"
    >
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
