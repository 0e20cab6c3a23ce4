import { useState } from 'react';
import { readField } from '#domain/records/read-field.ts';
import { interactiveResourceFields } from '#machines/interactive-resource/fields.ts';
import { Activity, activityPreview } from '#web/features/activities/public.ts';
import { useProgrammeIds } from '#web/screens/form/use-look-ups.ts';
import { page, type Pages } from '#web/screens/pages.ts';
import { lastChanged } from '#web/screens/record/last-changed.tsx';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { deletedBadge } from '#web/screens/record/record-screen.tsx';
import { useApi } from '#web/screens/use-services.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Eye } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import {
  interactiveResources,
  launchPage,
  protocolSaid,
  type InteractiveResource,
} from './activity-records.ts';
import { LaunchButton } from './launch-button.tsx';
import * as texts from './texts.ts';

export const pages = {
  '/app/interactive-resources/$interactiveResource': page(
    'everyone',
    'Interactive Resource',
    ActivityScreen,
  ),
} satisfies Pages;

/** What an activity is, and where it can be launched; to staff also where it is used. */
export function ActivityScreen() {
  const [isShown, setIsShown] = useState(false);
  const query = interactiveResources.useOne();
  const history = interactiveResources.useHistory({ when: query.data?.uses != null });
  return (
    <RecordPage
      query={query}
      title={({ name }) => name}
      lead={({ description }) => description}
      status={deletedBadge}
      eventActions={({ id }) => interactiveResources.actionsOf(id)}
      first={({ mayPreview, deletedAt }) =>
        mayPreview && deletedAt === null && !isShown ? (
          <Button variant="primary" icon={<Eye />} onClick={() => setIsShown(true)}>
            {texts.preview}
          </Button>
        ) : null
      }
    >
      {(activity) => (
        <>
          {isShown ? <Preview activity={activity} /> : null}
          {activity.mayPreview ? null : <Launches activity={activity} />}
          <Grid columns="two" gap="6">
            <About activity={activity} />
            {activity.uses === null ? null : <Uses activity={activity} />}
          </Grid>
          {activity.uses === null ? null : (
            <RecordHistory {...history} states={[activity.status]} />
          )}
        </>
      )}
    </RecordPage>
  );
}

function Preview({ activity: { id } }: { activity: InteractiveResource }) {
  const api = useApi();
  const [source] = useState(() => activityPreview(api, id));
  return <Activity source={source} address={`/app/interactive-resources/${id}`} />;
}

function Launches({ activity: { name, launches } }: { activity: InteractiveResource }) {
  const own = useProgrammeIds();
  return (
    <Card title={texts.whereYouFindIt}>
      <ItemList label={texts.whereYouFindIt}>
        {launches.map((launch) => (
          <Item
            key={launch.id}
            title={launch.programme.name}
            end={<LaunchButton name={name} launch={launch} programmes={own} />}
          />
        ))}
      </ItemList>
    </Card>
  );
}

function About({ activity }: { activity: InteractiveResource }) {
  const { size, counted } = useNumbers();
  const { completionRule, maxScore, minScore, resumable } = interactiveResourceFields;
  const { uses, package: kept, url } = activity;
  return (
    <Card title={texts.aboutIt}>
      <Facts
        facts={[
          { term: texts.groups, detail: activity.groups.join(', ') },
          {
            term: completionRule.label,
            detail: readField(completionRule, activity.completionRule),
          },
          ...(activity.minScore === null
            ? []
            : [{ term: minScore.label, detail: activity.minScore }]),
          ...(activity.maxScore === null
            ? []
            : [{ term: maxScore.label, detail: activity.maxScore }]),
          { term: resumable.label, detail: activity.resumable ? texts.yes : texts.no },
          ...(uses === null
            ? []
            : [
                { term: texts.version, detail: activity.contentVersion },
                ...(url === null ? [] : [{ term: texts.address, detail: url }]),
                ...(kept === null
                  ? []
                  : [
                      {
                        term: texts.package_,
                        detail: [
                          kept.name,
                          ...protocolSaid(kept),
                          counted(kept.files, 'file'),
                          size(kept.byteLength),
                        ].join(', '),
                      },
                    ]),
                lastChanged(activity),
              ]),
        ]}
      />
    </Card>
  );
}

/** In which versions there is it, and which programmes have which. */
function Uses({ activity: { uses, versions } }: { activity: InteractiveResource }) {
  const zone = useZone();
  const { counted } = useNumbers();
  return (
    <Stack gap="6">
      <Card title={texts.usedIn}>
        {uses?.length === 0 ? (
          <Text tone="muted">{texts.usedNowhere}</Text>
        ) : (
          <ItemList label={texts.usedIn}>
            {(uses ?? []).map((use) => (
              <Item
                key={use.id}
                title={<TextLink {...launchPage(use)}>{use.programme.name}</TextLink>}
                detail={texts.versionOf(use.contentVersion)}
              />
            ))}
          </ItemList>
        )}
      </Card>
      <Card title={texts.versions}>
        <ItemList label={texts.versions}>
          {(versions ?? []).map(({ number, at, programmes }) => (
            <Item
              key={number}
              title={texts.versionOf(number)}
              detail={
                <>
                  <When at={at} zone={zone} /> · {counted(programmes, 'programme')}
                </>
              }
            />
          ))}
        </ItemList>
      </Card>
    </Stack>
  );
}
