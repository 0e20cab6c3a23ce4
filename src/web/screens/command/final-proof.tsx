import { useState } from 'react';
import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { YourPassword } from '../account/your-password.tsx';
import * as texts from './texts.ts';

/** What somebody has given as proof that they mean it. */
export interface Proof {
  readonly typed: string;
  readonly yourPassword: string;
  readonly change: (proof: { typed?: string; yourPassword?: string }) => void;
}

/** What is typed as proof is kept by no draft. */
export function useProof(): Proof {
  const [proof, setProof] = useState({ typed: '', yourPassword: '' });
  return { ...proof, change: (part) => setProof((before) => ({ ...before, ...part })) };
}

interface FinalProofProps {
  proof: Proof;
  label: string;
  /** What has to be typed. */
  exactly: string;
}

/** Both proofs before what can't be undone: the very name of what it is about, and the reader's own password. */
export function FinalProof({ proof, label, exactly }: FinalProofProps) {
  const { typed, yourPassword, change } = proof;
  return (
    <>
      <Field label={label} tip={texts.typeToConfirm(exactly)} required>
        <TextInput
          autoComplete="off"
          value={typed}
          onChange={({ target }) => change({ typed: target.value })}
        />
      </Field>
      <YourPassword
        value={yourPassword}
        onChange={(password) => change({ yourPassword: password })}
        tip={texts.thisCantBeUndoneSo}
      />
    </>
  );
}
