import type { Browser } from 'playwright/test';
import type { ConductorHost } from '../support/conductor.ts';
import type { PageStage } from '../support/stage.ts';
import { alertHost, alertsHost } from './alerts-host.ts';
import { authHost } from './auth-host.ts';
import { bookingRequestHost } from './booking-request-host.ts';
import { kaiUploadHost } from './kai-upload-host.ts';
import { meetingHost } from './meeting-host.ts';
import { promptQueueHost } from './prompt-queue-host.ts';
import { questionnaireRunHost } from './questionnaire-run-host.ts';
import { reportRunHost } from './report-run-host.ts';

/** How each conductor is walked through its pages, by its name in the catalogue. */
export const hosts: Readonly<
  Record<string, (browser: Browser, stage: PageStage) => ConductorHost>
> = {
  auth: authHost,
  'booking-request': bookingRequestHost,
  'kai-upload': kaiUploadHost,
  meeting: meetingHost,
  'prompt-queue': promptQueueHost,
  'questionnaire-run': questionnaireRunHost,
  'report-run': reportRunHost,
  alerts: alertsHost,
  alert: alertHost,
};
