import { useEffect, useState } from 'react';
import { clockText } from '#domain/kai-conversations/transcript/moments.ts';
import { useApi } from '#web/screens/use-services.ts';
import { saveFile } from '#web/screens/list/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Download, Printer } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { PaperOnly } from '#web/ui/layout/paper-only.tsx';
import { Text } from '#web/ui/text.tsx';
import type { KaiConversation } from './kai-records.ts';
import type { Passage } from './transcript.tsx';
import * as texts from './texts.ts';

/** A conversation to be kept: as a text with its analysis, as captions, or on paper. */
export function Exports({ conversation }: { conversation: KaiConversation }) {
  const api = useApi();
  const { id } = conversation;
  const { printed, print, isFetching } = usePrinting(conversation);
  const save = async (as: 'markdown' | 'vtt') => {
    const { fileName, content } = await api.call(
      'GET /kai-conversations/{kaiConversation}/export',
      {
        params: { kaiConversation: id },
        query: { as },
      },
    );
    saveFile(fileName, content, as === 'vtt' ? 'text/vtt' : 'text/markdown');
  };
  return (
    <>
      <Row gap="3">
        <Button icon={<Download />} onClick={() => void save('markdown')}>
          {texts.exportMarkdown}
        </Button>
        <Button icon={<Download />} onClick={() => void save('vtt')}>
          {texts.exportVtt}
        </Button>
        <Button icon={<Printer />} busy={isFetching} onClick={print}>
          {texts.print}
        </Button>
      </Row>
      {printed === null ? null : <OnPaper passages={printed} />}
    </>
  );
}

/** Everything that was said, in the place of the part that is on the screen. */
function OnPaper({ passages }: { passages: readonly Passage[] }) {
  return (
    <PaperOnly>
      {passages.map(({ n, start, speaker, text }) => (
        <Text key={n}>
          <strong>
            {[speaker, start === null ? null : clockText(start)].filter(Boolean).join(' · ')}
          </strong>
          {': '}
          {text}
        </Text>
      ))}
    </PaperOnly>
  );
}

/** Passages that are asked for at a time. */
const count = 500;

/** All of a transcript on paper, however little of it is on the screen: it is fetched first, and gone once it was printed. */
function usePrinting({ id, passages: total }: KaiConversation) {
  const api = useApi();
  const [printed, setPrinted] = useState<readonly Passage[] | null>(null);
  const [isFetching, setFetching] = useState(false);
  useEffect(() => {
    if (printed === null) return undefined;
    const over = () => setPrinted(null);
    window.addEventListener('afterprint', over, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', over);
  }, [printed]);
  const fetchAll = async (): Promise<void> => {
    setFetching(true);
    try {
      const all: Passage[] = [];
      for (let from = 0; from < total; from += count) {
        const { passages } = await api.call('GET /kai-conversations/{kaiConversation}/passages', {
          params: { kaiConversation: id },
          query: { from, count },
        });
        all.push(...passages);
      }
      setPrinted(all);
    } finally {
      setFetching(false);
    }
  };
  return { printed, isFetching, print: () => void fetchAll().catch(() => undefined) };
}
