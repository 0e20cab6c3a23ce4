import { useState } from 'react';
import { organizationMark } from '#styled/recipes/organization-mark.js';

interface OrganizationMarkProps {
  name: string;
  logo: string | null;
  label: string | null;
}

/** The logo of an organisation with its brand label; the name speaks for a logo that stands alone or does not load. */
export function OrganizationMark({ name, logo, label }: OrganizationMarkProps) {
  const [broken, setBroken] = useState<string>();
  const look = organizationMark();
  const shown = logo !== null && logo !== broken ? logo : null;
  const words = label ?? (shown === null ? name : null);
  return (
    <span className={look.root}>
      {shown === null ? null : (
        <img
          className={look.picture}
          src={shown}
          alt={words === null ? name : ''}
          onError={() => setBroken(shown)}
        />
      )}
      {words === null ? null : <span className={look.label}>{words}</span>}
    </span>
  );
}
