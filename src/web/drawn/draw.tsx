import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DrawnPage, LegalTexts } from '#contract/drawing.ts';
import { legalDocuments } from '#domain/legal/documents.ts';
import { startOf } from '#machines/auth/context.ts';
import { sampleServices } from '../charts/sample/sample-services.ts';
import { queryOf } from '../api/options.ts';
import { App } from '../shell/app.tsx';
import { makeQueryClient } from '../shell/query-client.ts';
import { makeRouter } from '../shell/routing/router.ts';
import { documentTitle } from '../settings.ts';
import { button } from '#styled/recipes/button.js';
import { Home } from '../ui/icons.ts';
import { AppFrame } from '../ui/layout/app-frame.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { Logo } from '../ui/marks/logo.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/*
 * Pages as text, drawn with the build and sent before any script (decision 097). Nothing of this reaches a browser as script.
 */

/** What stands where a page's own title goes. */
export const titlePlace = '{{title}}';

export async function drawPage(path: string, legal: LegalTexts): Promise<DrawnPage> {
  const queryClient = makeQueryClient();
  const signedOut = { value: 'signedOut', context: startOf({ now: Date.now() }) };
  const screen = { address: path, conductors: { auth: signedOut } };
  const services = sampleServices(screen, 'member', queryClient);
  for (const document of legalDocuments) {
    const { queryKey } = queryOf(services.open, 'GET /legal/{document}', { params: { document } });
    queryClient.setQueryData(queryKey, legal[document] as never);
  }
  const router = makeRouter(services, createMemoryHistory({ initialEntries: [path] }));
  // Where somebody had scrolled to is put back by the product.
  router.update({ ...router.options, scrollRestoration: false });
  await router.options.context.map.fetchAreaOf(path);
  // The router remembers the map as it was when the first page was drawn.
  router.setRoutes(router.buildRouteTree());
  await router.load();
  const title = router.state.matches.at(-1)?.staticData.title;
  if (title === undefined) throw new Error(`${path} has no title.`);
  const html = textOf(<App router={router} queryClient={queryClient} />);
  services.app.stop();
  queryClient.clear();
  // Outside of a dialog, such a form goes nowhere: what is typed is sent by the product and never stands in an address.
  return {
    title: documentTitle(title),
    html: html.replaceAll('<form ', '<form method="dialog" ') + textOf(<Late />),
  };
}

/** Shown by the sheet alone where the product takes long, or does not come at all (`src/web/theme/index.css`). */
const Late = () => (
  <div id="late">
    <Notice tone="warning">
      This is taking longer than usual. Check your connection, then load the page again.
    </Notice>
  </div>
);

const Coming = () => (
  <Stack gap="4">
    {Array.from({ length: 6 }, (_, line) => (
      <Skeleton key={line} shape="line" />
    ))}
  </Stack>
);

/** As wide and high as the button that will be there. */
const ButtonsPlace = () => <span className={button({ variant: 'plain', width: 'icon' })} />;

export const drawFrame = (isGreeting: boolean): string =>
  textOf(
    <AppFrame
      header={<Logo />}
      sidebar={<Coming />}
      sidebarOpen={false}
      onSidebarClose={() => undefined}
      footer={<ButtonsPlace />}
    >
      {isGreeting ? null : (
        <nav aria-hidden="true">
          <span className={button({ variant: 'plain', size: 'small', width: 'iconSmall' })}>
            <Home />
          </span>
        </nav>
      )}
      <Stack gap="6">
        {isGreeting ? <Skeleton shape="line" /> : <PageHeading title={titlePlace} />}
        <Coming />
      </Stack>
      <Late />
    </AppFrame>,
  );

function textOf(page: ReactNode): string {
  const html = renderToString(page);
  // Our pages refuse them (`src/server/http/pages/security-headers.ts`).
  const refused = /<script|\sstyle=|\son\w+=/.exec(html)?.[0];
  if (refused !== undefined) throw new Error(`A drawn page has ${refused.trim()} in it.`);
  return html;
}
