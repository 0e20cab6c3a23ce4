import { findOrganization } from '../form/find-organization.ts';
import { FoundFilter } from './found-filter.tsx';
import { useOrganizationName } from '../form/use-organization-name.ts';
import * as texts from './texts.ts';

interface OrganizationFilterProps {
  organization: string | undefined;
  onChange: (organization: string | undefined) => void;
}

/** Narrows a list of staff to one organisation, of which there may be hundreds. */
export const OrganizationFilter = ({ organization, onChange }: OrganizationFilterProps) => (
  <FoundFilter
    label={texts.organisation}
    find={findOrganization}
    value={organization}
    name={useOrganizationName(organization)}
    onChange={onChange}
  />
);
