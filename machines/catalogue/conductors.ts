import { activityMachine } from '../activity/machine.ts';
import { eventDescriptions as activityEvents } from '../activity/events.ts';
import { alertMachine } from '../alerts/alert.machine.ts';
import { alertsMachine } from '../alerts/machine.ts';
import { eventDescriptions as alertEvents } from '../alerts/events.ts';
import { appMachine } from '../app/machine.ts';
import { authMachine } from '../auth/machine.ts';
import { eventDescriptions as authEvents } from '../auth/events.ts';
import { fileUploadMachine } from '../file-upload/machine.ts';
import { eventDescriptions as fileUploadEvents } from '../file-upload/events.ts';
import { kaiUploadMachine } from '../kai-upload/machine.ts';
import { eventDescriptions as kaiUploadEvents } from '../kai-upload/events.ts';
import { bookingRequestMachine } from '../booking-request/machine.ts';
import { eventDescriptions as bookingRequestEvents } from '../booking-request/events.ts';
import { messageSendingMachine } from '../message-sending/machine.ts';
import { eventDescriptions as messageSendingEvents } from '../message-sending/events.ts';
import { meetingMachine } from '../meeting/machine.ts';
import { eventDescriptions as meetingEvents } from '../meeting/events.ts';
import { promptQueueMachine } from '../prompt-queue/machine.ts';
import { eventDescriptions as promptQueueEvents } from '../prompt-queue/events.ts';
import { runMachine as questionnaireRunMachine } from '../questionnaire-run/machine.ts';
import { eventDescriptions as questionnaireRunEvents } from '../questionnaire-run/events.ts';
import { reportRunMachine } from '../report-run/machine.ts';
import { eventDescriptions as reportRunEvents } from '../report-run/events.ts';
import type { CatalogueEntry } from './entry.ts';

/** What leads a browser tab, or a page of it. */
export const conductors: readonly CatalogueEntry[] = [
  {
    name: 'booking-request',
    kind: 'conductor',
    title: 'Making a booking',
    purpose: 'The steps a member walks from choosing a session to sending the request.',
    machine: bookingRequestMachine,
    guards: {},
    events: bookingRequestEvents,
  },
  {
    name: 'message-sending',
    kind: 'conductor',
    title: 'Sending messages',
    purpose: 'How what someone writes reaches a contact once and in order, also through a tunnel.',
    machine: messageSendingMachine,
    guards: {},
    events: messageSendingEvents,
  },
  {
    name: 'meeting',
    kind: 'conductor',
    title: 'Meeting room',
    purpose: 'Taking part in a session by video: from the door of its room to the way out.',
    machine: meetingMachine,
    guards: {},
    events: meetingEvents,
  },
  {
    name: 'activity',
    kind: 'conductor',
    title: 'Activity',
    purpose: 'An interactive resource in its frame: from being launched to being completed.',
    machine: activityMachine,
    guards: {},
    events: activityEvents,
  },
  {
    name: 'questionnaire-run',
    kind: 'conductor',
    title: 'Answering a questionnaire',
    purpose: 'From the first question to handing it in: every change is kept on the way.',
    machine: questionnaireRunMachine,
    guards: {},
    events: questionnaireRunEvents,
  },
  {
    name: 'file-upload',
    kind: 'conductor',
    title: 'Sending a file',
    purpose:
      'A file on its way to the server in parts: paused, broken off, gone on with, and kept.',
    machine: fileUploadMachine,
    guards: {},
    events: fileUploadEvents,
  },
  {
    name: 'kai-upload',
    kind: 'conductor',
    title: 'Uploading an AI conversation',
    purpose:
      'A recording or a transcript on its way to be analysed: chosen, sent, paused, and told of once it is there.',
    machine: kaiUploadMachine,
    guards: {},
    events: kaiUploadEvents,
  },
  {
    name: 'report-run',
    kind: 'conductor',
    title: 'Running a report',
    purpose: 'Counting a report on its page: waiting for it, reading it, and giving up.',
    machine: reportRunMachine,
    guards: {},
    events: reportRunEvents,
  },
  {
    name: 'app',
    kind: 'conductor',
    title: 'One tab',
    purpose:
      'What runs in every tab: the session, the alerts, and the prompts of whoever is signed in.',
    machine: appMachine,
    guards: {},
    events: { 'xstate.snapshot.auth': 'The session of this tab has changed.' },
  },
  {
    name: 'auth',
    kind: 'conductor',
    title: 'Signing in',
    purpose:
      'Who is signed in to one browser tab, and how the tokens shared by all tabs stay fresh.',
    machine: authMachine,
    guards: {},
    events: authEvents,
  },
  {
    name: 'prompt-queue',
    kind: 'conductor',
    title: 'Prompts',
    purpose: 'Which prompt is shown, one at a time: the welcome before a new level.',
    machine: promptQueueMachine,
    guards: {},
    events: promptQueueEvents,
  },
  {
    name: 'alerts',
    kind: 'conductor',
    title: 'Alerts',
    purpose: 'The stack of alerts at the top right, held while someone reads them.',
    machine: alertsMachine,
    guards: {},
    events: alertEvents,
  },
  {
    name: 'alert',
    kind: 'conductor',
    title: 'Alert',
    purpose: 'One alert: it is shown for a while, then it leaves.',
    machine: alertMachine,
    guards: {},
    events: alertEvents,
  },
];
