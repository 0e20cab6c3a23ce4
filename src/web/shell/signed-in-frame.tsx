import type { ReactNode } from 'react';
import { PlainFrame } from '../ui/frames.tsx';

export function SignedInFrame({ children }: { children: ReactNode }) {
  return <PlainFrame>{children}</PlainFrame>;
}
