import { createContext, useContext, useEffect } from 'react';

/** The page's own title, told to whoever owns the browser's. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** The name of the record on screen, told to whoever says where the page lies. */
export const RecordNameContext = createContext<(name: string | undefined) => void>(() => undefined);

/** What the last breadcrumb says in place of the page's title, which stays the browser's (specification, 2); nothing while it is not known yet. */
export function useRecordName(name: string | undefined): void {
  const announce = useContext(RecordNameContext);
  useEffect(() => {
    announce(name);
    return () => announce(undefined);
  }, [announce, name]);
}

/** A title for what has none of its own, in place of the route's: there is no such page, or it crashed. */
export function usePageTitle(title: string | undefined): void {
  const announce = useContext(PageTitleContext);
  useEffect(() => {
    announce(title);
    return () => announce(undefined);
  }, [announce, title]);
}
