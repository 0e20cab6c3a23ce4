import { useServices } from '#web/screens/use-services.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { messageOf } from '#web/api/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Timeline } from '#web/ui/lists/timeline.tsx';
import { Text } from '#web/ui/text.tsx';
import { valuesOf, type RubricData, type RubricValues } from './written.ts';
import * as texts from './texts.ts';

interface RubricHistoryProps {
  rubric: RubricData;
  onTake: (values: RubricValues) => void;
}

/** All versions, and the way back to each. */
export function RubricHistory({ rubric, onTake }: RubricHistoryProps) {
  const { api } = useServices();
  const alert = useAlert();
  const take = async (number: number) => {
    try {
      const route = 'GET /kai-rubrics/{kaiRubric}/versions/{number}';
      const params = { kaiRubric: rubric.group, number: String(number) };
      onTake(valuesOf(await api.call(route, { params })));
      alert('success', texts.isInTheForm(number));
    } catch (error) {
      alert('error', messageOf(error));
    }
  };
  const filled = rubric.versions.filter(({ dimensions }) => dimensions.length > 0);
  if (filled.length === 0)
    return (
      <Card title={texts.history} note={texts.historyNote}>
        <Text tone="muted">{texts.neverPublished}</Text>
      </Card>
    );
  return (
    <Card title={texts.history} note={texts.historyNote}>
      <Timeline
        label={texts.history}
        entries={filled.map(({ number, name, dimensions, note, at, by }) => ({
          key: String(number),
          title: `${texts.version(number)}: ${name}`,
          meta:
            at === null ? (
              texts.came
            ) : (
              <>
                <When at={at} />
                {by && texts.by(by.fullName)}
              </>
            ),
          note: (
            <>
              {note === null ? null : <p>{note}</p>}
              <p>{dimensions.join(', ')}</p>
              {number === rubric.number ? (
                <p>{texts.inForce}</p>
              ) : (
                <Button
                  size="small"
                  aria-label={texts.goBackTo(number)}
                  onClick={() => void take(number)}
                >
                  {texts.goBack}
                </Button>
              )}
            </>
          ),
        }))}
      />
    </Card>
  );
}
