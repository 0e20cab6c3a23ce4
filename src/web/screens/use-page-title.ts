import { createContext, useContext, useEffect } from 'react';

/** The page's own title, told to whoever owns the browser's. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** A title that only the page knows, such as a record's name, in place of the route's own; nothing while it is not known yet. */
export function usePageTitle(title: string | undefined): void {
  const announce = useContext(PageTitleContext);
  useEffect(() => {
    announce(title);
    return () => announce(undefined);
  }, [announce, title]);
}
