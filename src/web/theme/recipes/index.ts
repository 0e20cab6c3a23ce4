import { button, link, spinner } from './actions.ts';
import { chart } from './chart.ts';
import { datePicker } from './date-picker.ts';
import { days } from './days.ts';
import { dialog, tooltip } from './floating.ts';
import { confirm, frame, viewer } from './frame.ts';
import { listening, paper } from './listening.ts';
import { checkbox, choice, field, input, inset, slots } from './forms.ts';
import { toggle, upload } from './inputs-more.ts';
import { column, columns, hiddenText, pageHeading, row, rule, text, together } from './layout.ts';
import { facts, list, table, timeline } from './lists.ts';
import { chat, meeting } from './meeting.ts';
import { meter } from './meter.ts';
import { breadcrumbs, menu, paginator, steps, tabs } from './navigation.ts';
import { palette } from './palette.ts';
import { avatar, logo, organizationMark, person, ring, thumbnail } from './people.ts';
import { editor, prose } from './rich-text.ts';
import { appFrame, authFrame, plainFrame, sidebar } from './shell.ts';
import {
  badge,
  card,
  countBadge,
  empty,
  notice,
  progressBar,
  skeleton,
  toast,
} from './surfaces.ts';
import { swatch } from './swatch.ts';
import { timeGrid } from './time-grid.ts';

export const recipes = {
  badge,
  button,
  column,
  columns,
  confirm,
  paper,
  countBadge,
  hiddenText,
  input,
  link,
  logo,
  organizationMark,
  prose,
  row,
  rule,
  skeleton,
  spinner,
  swatch,
  text,
  thumbnail,
  together,
  tooltip,
};

export const slotRecipes = {
  appFrame,
  authFrame,
  avatar,
  breadcrumbs,
  card,
  chart,
  chat,
  checkbox,
  choice,
  datePicker,
  days,
  dialog,
  editor,
  empty,
  facts,
  field,
  frame,
  inset,
  list,
  meeting,
  menu,
  meter,
  notice,
  pageHeading,
  paginator,
  palette,
  person,
  plainFrame,
  progressBar,
  ring,
  sidebar,
  slots,
  steps,
  table,
  tabs,
  timeGrid,
  timeline,
  toast,
  toggle,
  upload,
  viewer,
  listening,
};
