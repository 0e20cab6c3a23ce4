import { useApi } from '#web/screens/use-services.ts';
import { saveFile } from '#web/screens/list/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Download, Printer } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import type { KaiConversation } from './kai-records.ts';
import * as texts from './texts.ts';

/** A conversation to be kept: as a text with its analysis, as captions, or on paper. */
export function Exports({ conversation: { id } }: { conversation: KaiConversation }) {
  const api = useApi();
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
    <Row gap="3">
      <Button icon={<Download />} onClick={() => void save('markdown')}>
        {texts.exportMarkdown}
      </Button>
      <Button icon={<Download />} onClick={() => void save('vtt')}>
        {texts.exportVtt}
      </Button>
      <Button icon={<Printer />} onClick={() => globalThis.print()}>
        {texts.print}
      </Button>
    </Row>
  );
}
