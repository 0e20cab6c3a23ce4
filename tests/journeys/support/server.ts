/** The ports of a run begin here; another lets a second run go on beside the first. */
export const firstPort = Number(process.env['JOURNEYS_PORT'] ?? 3987);

/** How many walk at the same time, each with a server and data of its own. */
export const workers = Number(process.env['JOURNEYS_WORKERS'] ?? 1);

/** Playwright numbers its workers; a worker that follows one that failed takes over its number and its server. */
export const port = firstPort + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

export const origin = `http://localhost:${port}`;

/** Where a journey may run a provider of single sign-on. */
export const providerPort = port + 1000;
export const providerIssuer = `http://127.0.0.1:${providerPort}`;

/** Where the server at this port keeps its data, from the root of the repository. */
export const dataFolderOf = (at: number): string => `.generated/journeys/${at}`;

/** Where the server of the journeys keeps its data, from the root of the repository. */
export const dataFolder = dataFolderOf(port);
/** Where the mail server of the journeys keeps what it is given. */
export const mailFolder = `${dataFolder}/mail`;
