/** Another port lets a second copy of the journeys run beside the first. */
export const port = Number(process.env['JOURNEYS_PORT'] ?? 3987);

export const origin = `http://localhost:${port}`;

/** Where a journey may run a provider of single sign-on. */
export const providerPort = port + 1000;
export const providerIssuer = `http://127.0.0.1:${providerPort}`;

/** Where the server of the journeys keeps its data, from the root of the repository. */
export const dataFolder = `.generated/journeys/${port}`;
/** Where the mail server of the journeys keeps what it is given. */
export const mailFolder = `${dataFolder}/mail`;
