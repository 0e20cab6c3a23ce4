import { useMatch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { menu } from '#styled/recipes/menu.js';
import type { DataOf } from '../../../api/call.ts';
import { Text } from '../../../ui/text.tsx';
import { useCommand } from '../../command/use-command.ts';
import { Loaded } from '../../loaded.tsx';
import { useApiQuery } from '../../use-api-query.ts';
import { SavedViewRow } from './saved-view-row.tsx';
import { useViewAddress } from './use-view-address.ts';
import { ViewNameForm } from './view-name-form.tsx';
import * as texts from './texts.ts';

type Views = DataOf<'GET /saved-views'>;

interface SavedViewsProps {
  /** What the address says of the list. */
  search: object;
  /** Whose views they are, where its address alone does not tell: one kind of report. */
  page?: string;
  /** Closes the panel that this stands in. */
  onDone: () => void;
}

/** The views of a list that the reader has saved, each at its own address, and what is shown now to be saved as one more. */
export function SavedViews(props: SavedViewsProps) {
  const { fullPath } = useMatch({ strict: false });
  const page = props.page ?? fullPath;
  const query = useApiQuery('GET /saved-views', { query: { page } });
  return (
    <Loaded query={query}>{(views) => <AllViews {...props} page={page} views={views} />}</Loaded>
  );
}

function AllViews({
  search,
  onDone,
  page,
  views,
}: SavedViewsProps & { page: string; views: Views }) {
  const address = useViewAddress(search);
  const root = useRef<HTMLDivElement>(null);
  const [changing, setChanging] = useState<string | null>(null);
  /** Takes the focus once it is there: what was just saved, or stands beside what has gone. */
  const [sought, setSought] = useState<string | null>(null);
  const goOn = (id: string | null) => {
    setChanging(null);
    setSought(id);
    if (id === null) root.current?.closest<HTMLElement>('[role=dialog]')?.focus();
  };
  const isNew = !views.some((each) => address.isShown(each.search));
  return (
    <div className={menu().side} ref={root}>
      {views.length === 0 ? null : (
        <ul>
          {views.map((view, index) => (
            <SavedViewRow
              key={view.id}
              view={view}
              link={address.linkTo(view.search)}
              isShown={address.isShown(view.search)}
              isSought={view.id === sought}
              isChanging={view.id === changing}
              onChange={() => setChanging(view.id)}
              onChanged={() => goOn(view.id)}
              onDeleted={() => goOn((views[index + 1] ?? views[index - 1])?.id ?? null)}
              onOpen={onDone}
            />
          ))}
        </ul>
      )}
      {address.text === '' ? (
        <Text look="small" tone="muted">
          {texts.searchFilterOrSort}
        </Text>
      ) : null}
      {address.text !== '' && isNew && changing === null ? (
        <SaveView page={page} search={address.text} onSaved={goOn} />
      ) : null}
    </div>
  );
}

interface SaveViewProps {
  page: string;
  search: string;
  onSaved: (id: string) => void;
}

/** What is shown now, under a name. */
function SaveView({ page, search, onSaved }: SaveViewProps) {
  const command = useCommand('POST /saved-views', { onDone: ({ id }) => onSaved(id) });
  return (
    <ViewNameForm
      label={texts.saveThisView}
      initial=""
      tip={texts.nameTip}
      verb={texts.saveThisView}
      command={command}
      onName={(name) => void command.send({ body: { page, name, search } })}
    />
  );
}
