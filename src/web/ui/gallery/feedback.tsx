import { AlertToast } from '../overlays/alert-toast.tsx';
import { Badge } from '../badge.tsx';
import { Card } from '../layout/card.tsx';
import { Grid, Row, Stack } from '../layout/layout.tsx';
import { Notice } from '../notice.tsx';
import { ProgressBar, ProgressRing } from '../progress.tsx';
import { Skeleton, Waiting, WaitingLines } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { Shelf } from './shelf.tsx';

const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'brand'] as const;
const nothing = () => undefined;

export function FeedbackShelf() {
  return (
    <Shelf title="Feedback">
      <Grid columns="two">
        <Stack gap="3">
          <Notice>Ana works in New York. Times are shown in your time zone.</Notice>
          <Notice tone="success" title="Request sent">
            Ana answers within 48 hours. You will hear from us either way.
          </Notice>
          <Notice tone="warning" title="This is a late cancellation">
            Less than 24 hours are left. Your credit is spent and is not returned.
          </Notice>
          <Notice tone="error" title="We could not send your request">
            Nothing has been booked and no credit was used. Try again, or write to support.
          </Notice>
        </Stack>
        <Stack gap="3">
          <AlertToast
            type="success"
            message="Copied: https://meet.example.org/ana"
            onDismiss={nothing}
          />
          <AlertToast type="info" message="Ana has confirmed your booking." onDismiss={nothing} />
          <AlertToast
            type="error"
            message="You do not have the necessary permissions."
            onDismiss={nothing}
          />
          <Row>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Row>
        </Stack>
        <Card title="Progress">
          <Row gap="6">
            <ProgressRing label="Level progress" percent={68} />
            <ProgressRing label="No progress yet" percent={0} />
            <Spinner />
          </Row>
          <ProgressBar label="Uploading report" percent={42} detail="4.2 of 10 MB" />
          <ProgressBar
            label="Konstantina-Papadimitropoulou-Weatherington-annual-report-2026-final.pdf"
            percent={100}
          />
        </Card>
        <Card title="Waiting">
          <Row wrap="no">
            <Skeleton shape="circle" />
            <Skeleton />
          </Row>
          <Skeleton />
          <Waiting label="The report is on its way">
            <Skeleton shape="block" />
          </Waiting>
          <WaitingLines lines={2} />
        </Card>
      </Grid>
    </Shelf>
  );
}
