import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PasswordQuestionProps } from './password-question.tsx';

const PasswordQuestion = lazyPart(
  async () => (await import('./password-question.tsx')).PasswordQuestion,
);

/** Asks whether it is really the reader before something is done. Few get so far: it is fetched when it first opens. */
export function PasswordDialog(props: PasswordQuestionProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used ? (
    <Suspense fallback={null}>
      <PasswordQuestion {...props} />
    </Suspense>
  ) : null;
}
