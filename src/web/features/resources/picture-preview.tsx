import { useEffect, useState } from 'react';
import { useApi } from '#web/screens/use-services.ts';
import * as texts from './texts.ts';

/** A picture within the page; nothing where it can’t be fetched, since it can be downloaded as well. */
export function PicturePreview({ resource, name }: { resource: string; name: string }) {
  const api = useApi();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    const show = async () => {
      const content = await api.file('GET /resources/{resource}/file', {
        params: { resource },
        query: {},
      });
      if (isGone) return;
      made = URL.createObjectURL(content);
      setAddress(made);
    };
    show().catch(() => undefined);
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [api, resource]);
  return address === null ? null : <img src={address} alt={texts.pictureOf(name)} />;
}
