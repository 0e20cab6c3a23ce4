import { useRouter } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import type { ButtonLook } from '../ui/button.tsx';
import { LinkIcon } from '../ui/icons.ts';
import { chartsAreOn } from './record/charts-on.ts';
import * as texts from './texts.ts';

const copied = texts.supportLinkCopiedItContains;

/** Copies a link that shows support this page and the steps that led here, and says what became of it (specification, 8). */
export function useCopySupportLink(): () => void {
  const router = useRouter();
  return () => {
    const { alerts, recorder } = router.options.context;
    const announce = (kind: 'success' | 'error', message: string) =>
      alerts.send({ type: 'push', kind, message, at: Date.now() });
    void import('../charts/support-link.ts')
      .then(({ supportLink }) =>
        supportLink({
          origin: globalThis.location.origin,
          page: router.state.location.href,
          charts: chartsAreOn() ? recorder.recordings() : [],
        }),
      )
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
