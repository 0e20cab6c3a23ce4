import { createLink, type LinkProps } from '@tanstack/react-router';
import { useState, type ComponentProps } from 'react';
import { menu } from '#styled/recipes/menu.js';
import type { DataOf } from '../../../api/call.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Check, Pencil, X } from '../../../ui/icons.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { ChangeView } from './change-view.tsx';
import * as texts from './texts.ts';

interface SavedViewRowProps {
  view: DataOf<'GET /saved-views'>[number];
  link: LinkProps;
  isShown: boolean;
  isSought: boolean;
  isChanging: boolean;
  onChange: () => void;
  onChanged: () => void;
  onDeleted: () => void;
  onOpen: () => void;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** A saved view: the way to it, and what can be done with it. */
export function SavedViewRow({
  view,
  link,
  isShown,
  isSought,
  isChanging,
  ...on
}: SavedViewRowProps) {
  const [act, setAct] = useState<'rename' | 'delete'>('rename');
  const begin = (next: typeof act) => () => {
    setAct(next);
    on.onChange();
  };
  if (isChanging)
    return (
      <li>
        <ChangeView view={view} act={act} onChanged={on.onChanged} onDeleted={on.onDeleted} />
      </li>
    );
  return (
    <li>
      <Row gap="1" wrap="no">
        <ViewLink
          {...link}
          isShown={isShown}
          onClick={on.onOpen}
          ref={isSought ? takeFocus : undefined}
        >
          {view.name}
        </ViewLink>
        <IconButton
          size="small"
          variant="quiet"
          label={texts.rename(view.name)}
          icon={<Pencil />}
          onClick={begin('rename')}
        />
        <IconButton
          size="small"
          variant="quiet"
          label={texts.deleteView(view.name)}
          icon={<X />}
          onClick={begin('delete')}
        />
      </Row>
    </li>
  );
}

type ViewAnchorProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & { isShown: boolean };

function ViewAnchor({ isShown, children, ...rest }: ViewAnchorProps) {
  return (
    <a {...rest} className={menu().item} aria-current={isShown ? 'true' : undefined}>
      {children}
      {isShown ? <Check /> : null}
    </a>
  );
}

const ViewLink = createLink(ViewAnchor);
