import { useState } from 'react';
import { input } from '#styled/recipes/input.js';
import { inset } from '#styled/recipes/inset.js';
import { useFieldControl } from './field-context.ts';
import { IconButton } from '../icon-button.tsx';
import { Eye, EyeOff } from '../icons.ts';
import type { TextInputProps } from './text-input.tsx';
import * as texts from './texts.ts';

export function PasswordInput(props: Omit<TextInputProps, 'type'>) {
  const [shown, setShown] = useState(false);
  const look = inset();
  return (
    <div className={look.root}>
      <input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...useFieldControl()}
        {...props}
        type={shown ? 'text' : 'password'}
        className={input()}
      />
      <span className={look.end} data-inset="end">
        <IconButton
          size="small"
          label={shown ? texts.hidePassword : texts.showPassword}
          icon={shown ? <EyeOff /> : <Eye />}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      </span>
    </div>
  );
}
