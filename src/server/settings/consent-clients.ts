import type { ConsentProvider } from '#domain/external-calendars/vocabulary.ts';

/** Where a provider is asked. */
export interface ConsentAddresses {
  readonly authorize: string;
  readonly token: string;
  /** Where access is given back; null where that can't be done. */
  readonly revoke: string | null;
  readonly api: string;
}

/** How Waymark is registered at a provider. */
export interface ConsentClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly addresses: ConsentAddresses;
}

export type ConsentClients = Readonly<Record<ConsentProvider, ConsentClient | null>>;

const google: ConsentAddresses = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  api: 'https://www.googleapis.com/calendar/v3',
};

const microsoft = (tenant: string): ConsentAddresses => ({
  authorize: `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/authorize`,
  token: `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/token`,
  revoke: null,
  api: 'https://graph.microsoft.com/v1.0',
});

/** The providers that the operator has registered Waymark at. Throws a sentence when only a half was told. */
export function consentClients(
  environment: Readonly<Record<string, string | undefined>>,
): ConsentClients {
  const clientFor = (prefix: string, addresses: ConsentAddresses): ConsentClient | null => {
    const clientId = environment[`${prefix}_CLIENT_ID`];
    const clientSecret = environment[`${prefix}_CLIENT_SECRET`];
    if (!clientId && !clientSecret) return null;
    if (!clientId || !clientSecret)
      throw new Error(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET must be set together.`);
    return { clientId, clientSecret, addresses };
  };
  const tenant = environment['MICROSOFT_TENANT'] || 'common';
  if (!/^[\w.-]+$/.test(tenant))
    throw new Error('MICROSOFT_TENANT must be the id or a domain of a tenant.');
  return {
    google: clientFor('GOOGLE', google),
    microsoft: clientFor('MICROSOFT', microsoft(tenant)),
  };
}
