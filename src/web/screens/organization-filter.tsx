import { ChooseRecord } from './choose-record.tsx';
import { findOrganization } from './find-organization.ts';
import { useOrganizationName } from './use-organization-name.ts';

interface OrganizationFilterProps {
  organization: string | undefined;
  onChange: (organization: string | undefined) => void;
}

/** Narrows a list of staff to one organisation, of which there may be hundreds. */
export function OrganizationFilter({ organization, onChange }: OrganizationFilterProps) {
  const name = useOrganizationName(organization) ?? '';
  return (
    <ChooseRecord
      label="Organisation"
      id="filter-organisation"
      {...findOrganization}
      tip=""
      chosen={organization === undefined ? null : { id: organization, name }}
      onChoose={(chosen) => onChange(chosen?.id)}
    />
  );
}
