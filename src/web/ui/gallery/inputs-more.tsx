import { useRef, useState } from 'react';
import { Card } from '../layout/card.tsx';
import { ClockInput } from '../dates/clock-input.tsx';
import { Combobox } from '../forms/combobox.tsx';
import { ComboboxSearch } from '../forms/combobox-search.tsx';
import { ConfirmPanel } from '../overlays/confirm-panel.tsx';
import { ActivityPane } from '../embedded/activity-pane.tsx';
import { EmbeddedFrame } from '../embedded/embedded-frame.tsx';
import { Field } from '../forms/field.tsx';
import { DropArea } from '../files/drop-area.tsx';
import { FileRow } from '../files/file-row.tsx';
import { FileUpload } from '../forms/file-upload.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { NumberInput } from '../forms/number-input.tsx';
import { Shelf } from './shelf.tsx';
import { States } from './states.tsx';

const people = ['Ana Duarte', 'Andrew Okafor', 'Konstantina Papadimitropoulou', 'Li Wei'];

const search = (text: string) =>
  text === 'fail'
    ? Promise.reject(new Error('gone'))
    : Promise.resolve(
        people
          .filter((name) => name.toLowerCase().includes(text.toLowerCase()))
          .map((label) => ({ value: label.replaceAll(' ', '-'), label })),
      );

/** Sends nothing: it shows a file on its way, and fails where the name says so. */
const pretend = (file: File, { onProgress }: { onProgress: (percent: number) => void }) => {
  onProgress(42);
  return file.name.includes('fail')
    ? Promise.reject(new Error('gone'))
    : new Promise<string>(() => undefined);
};

const nothing = () => undefined;

export function InputsMoreShelf() {
  const [credits, setCredits] = useState<number | null>(4);
  const [hours, setHours] = useState<number | null>(1.1);
  const [clock, setClock] = useState('09:30');
  const [member, setMember] = useState('');
  const [keep, setKeep] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  return (
    <Shelf title="More inputs">
      <Grid columns="two">
        <Card title="Numbers and searches">
          <Stack gap="6" measure="form">
            <Field label="Credits" required tip="From 0 to 20.">
              <NumberInput value={credits} min={0} max={20} onChange={setCredits} />
            </Field>
            <Field label="Hours" tip="In steps of a quarter." id="gallery-hours">
              <NumberInput value={hours} min={0} step={0.25} onChange={setHours} />
            </Field>
            <Field label="Begins at" tip="Up to 24:00." id="gallery-clock">
              <ClockInput value={clock} onChange={setClock} />
            </Field>
            <Field label="Seats" id="gallery-seats">
              <NumberInput value={12} disabled onChange={nothing} />
            </Field>
            <Field label="Member" tip="Type part of the name." id="gallery-member">
              <ComboboxSearch
                chosen={member}
                placeholder="Search members"
                none="No member by that name."
                load={search}
                onChoose={(option) => setMember(option?.label ?? '')}
              />
            </Field>
            <Field label="Coach" tip="The search is under way." id="gallery-coach">
              <Combobox
                options={[]}
                busy
                chosen=""
                placeholder="Search coaches"
                none="No coach by that name."
                onSearch={nothing}
                onChoose={nothing}
              />
            </Field>
          </Stack>
        </Card>
        <Card title="Files">
          <Field label="Resources" id="gallery-files">
            <FileUpload
              kinds="Pictures and PDFs"
              accept={['image/*', 'application/pdf']}
              maxBytes={50 * 1024 * 1024}
              maxFiles={5}
              transport={pretend}
              onChange={nothing}
            />
          </Field>
          <States of={['hover', 'focus']} wide>
            {(state) => (
              <Field label="Report" id={`gallery-report-${state}`}>
                <FileUpload maxFiles={1} transport={pretend} onChange={nothing} />
              </Field>
            )}
          </States>
          <Field label="Picture" id="gallery-picture">
            <FileUpload maxFiles={1} disabled transport={pretend} onChange={nothing} />
          </Field>
          <Field label="Recordings" id="gallery-recordings">
            <DropArea box={box} kinds="Sound" onFiles={nothing} />
          </Field>
          <ul>
            <FileRow
              name="First call.mp3"
              state="going"
              percent={43}
              note="21 MB of 49 MB"
              removing="Cancel"
              onRemove={nothing}
            />
            <FileRow
              name="Second call.mp3"
              state="sent"
              note="49 MB, sent"
              removing="Remove"
              onRemove={nothing}
            />
            <FileRow
              name="Third call.exe"
              state="refused"
              reason="This type of file isn't allowed."
              removing="Remove"
              onRemove={nothing}
            />
          </ul>
        </Card>
        <ConfirmPanel
          sentence="Delete the category “Sleep and recovery”?"
          consequences={[
            '12 resources lose this category; the resources stay.',
            'Nobody is notified.',
            'You can restore it for 30 days.',
          ]}
          verb="Delete category"
          keepVerb="Keep category"
          busy={keep}
          onConfirm={() => setKeep(true)}
          onKeep={() => setKeep(false)}
        />
        <Card title="Embedded">
          <EmbeddedFrame title="GROW" src="http://activities.example/grow" />
          <Pane />
          <EmbeddedFrame title="A quiet activity" src="https://activities.example/quiet" />
        </Card>
      </Grid>
    </Shelf>
  );
}

/** An activity that its page listens to. */
function Pane() {
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <ActivityPane
      title="An activity in its frame"
      address="https://activities.example/wheel"
      origin="null"
      frame={frame}
      onMessage={() => undefined}
      isTooMuch={() => false}
    />
  );
}
