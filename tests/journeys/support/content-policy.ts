import type { BrowserContext } from 'playwright/test';

/** What pages of a profile did against the content policy, in sentences; it grows while they are used. */
export async function watchPolicy(context: BrowserContext): Promise<readonly string[]> {
  const breaches: string[] = [];
  await context.exposeBinding('waymarkBreach', (_, breach: string) => breaches.push(breach));
  await context.addInitScript(() => {
    const page = globalThis as unknown as { waymarkBreach: (breach: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      page.waymarkBreach(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`,
      );
    });
  });
  return breaches;
}
