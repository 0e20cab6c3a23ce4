import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { longText } from '#domain/markdown/parse.ts';
import { editor } from '#styled/recipes/editor.js';
import { tabs } from '#styled/recipes/tabs.js';
import { RichTextToolbar, toolFor, type Tool } from './rich-text-toolbar.tsx';
import { typeInto } from './rich-text-edits.ts';
import { RichText } from '../written/rich-text.tsx';
import { Text } from '../text.tsx';
import { Textarea } from './textarea.tsx';
import * as texts from './texts.ts';

type RichTextEditorProps = {
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean;
};

/** Spelt out because the tabs of `tabs.tsx` are links to addresses, and a preview has none. */
const roles = {
  list: { role: 'tablist', 'aria-label': texts.writeOrPreview },
  tab: (chosen: boolean) => ({
    role: 'tab',
    'aria-selected': chosen,
    tabIndex: chosen ? 0 : -1,
  }),
  panel: { role: 'tabpanel' },
} as const;

const views = [texts.write, texts.preview] as const;

/** A box for long texts with marks: buttons and keys write the marks, the preview shows what others will see. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, maxLength = longText, ...rest } = props;
  const [view, setView] = useState<(typeof views)[number]>('Write');
  const area = useRef<HTMLTextAreaElement>(null);
  const tabList = useRef<HTMLDivElement>(null);
  const id = useId();
  const look = editor();
  const tabLook = tabs();

  const apply = ({ edit }: Tool) => {
    const box = area.current;
    if (!box) return;
    const { value: text, selectionStart: from, selectionEnd: to } = box;
    typeInto(box, edit({ text, from, to }));
  };
  const key = (event: KeyboardEvent) => {
    const tool = toolFor(event);
    if (!tool) return;
    event.preventDefault();
    apply(tool);
  };
  const otherTab = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = view === 'Write' ? texts.preview : texts.write;
    setView(next);
    tabList.current?.querySelector<HTMLElement>(`[data-view=${next}]`)?.focus();
  };
  return (
    <div className={look.root}>
      <div className={look.bar}>
        <div ref={tabList} className={look.views} {...roles.list}>
          {views.map((name) => (
            <button
              key={name}
              type="button"
              id={`${id}-${name}`}
              className={tabLook.tab}
              data-view={name}
              {...roles.tab(view === name)}
              aria-controls={`${id}-panel`}
              onClick={() => setView(name)}
              onKeyDown={otherTab}
            >
              {name}
            </button>
          ))}
        </div>
        {view === 'Write' ? <RichTextToolbar onUse={apply} disabled={rest.disabled} /> : null}
      </div>
      <div
        className={look.panel}
        id={`${id}-panel`}
        {...roles.panel}
        aria-labelledby={`${id}-${view}`}
      >
        {view === 'Write' ? (
          <Textarea
            {...rest}
            ref={area}
            value={value}
            maxLength={maxLength}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={key}
          />
        ) : (
          <div className={look.preview}>
            {value.trim() === '' ? (
              <Text tone="muted">{texts.nothingWrittenYet}</Text>
            ) : (
              <RichText source={value} under="h2" />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
