import { useRouter } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import type { ButtonLook } from '../ui/button.tsx';
import { LinkIcon } from '../ui/icons.ts';
import { chartsAreOn } from './record/charts-on.ts';
import * as texts from './texts.ts';

const copied = texts.supportLinkCopiedItContains;

/** Makes a link that shows support a page, this one unless told, and the steps that led here; it names nobody (specification, 8). */
export function useSupportLink(): (page?: string) => Promise<string> {
  const router = useRouter();
  return async (page = router.state.location.href) => {
    const { supportLink } = await import('../charts/support-link.ts');
    const charts = chartsAreOn() ? router.options.context.recorder.recordings() : [];
    return supportLink({ origin: globalThis.location.origin, page, charts });
  };
}

/** Copies the link for support, and says what became of it. */
export function useCopySupportLink(): () => void {
  const router = useRouter();
  const linkTo = useSupportLink();
  return () => {
    const { alerts } = router.options.context;
    const announce = (kind: 'success' | 'error', message: string) =>
      alerts.send({ type: 'push', kind, message, at: Date.now() });
    void linkTo()
      .then((link) => navigator.clipboard.writeText(link))
      .then(
        () => announce('success', copied),
        () => announce('error', texts.failed),
      );
  };
}

/** For every screen that says what went wrong. */
export function CopySupportLink(look: ButtonLook) {
  const copy = useCopySupportLink();
  return (
    <Button variant="quiet" {...look} icon={<LinkIcon />} onClick={copy}>
      {texts.copySupportLink}
    </Button>
  );
}
