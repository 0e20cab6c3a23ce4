import { test } from 'playwright/test';
import { replay } from '#tools/paths/driver.ts';
import { bookingPages } from './support/booking-host.ts';
import { browserSuites } from '#tests/machines/models/hosts.ts';
import { coachNamed, memberNamed } from './support/people.ts';
import { as } from './support/sign-in.ts';

const mei = memberNamed('Mei Tanaka');
const chloe = coachNamed('Nakamura');

const suites = browserSuites('booking');
if (!suites) throw new Error('The pages have no model of bookings.');
const { inputs } = suites.territory.model;

let pages: ReturnType<typeof bookingPages>;

test.beforeAll(async ({ browser }) => {
  pages = bookingPages({
    member: { name: mei.name, page: await as(browser, mei.email) },
    coach: { name: chloe.name, page: await as(browser, chloe.email) },
  });
});

for (const path of suites.transitions) {
  test(path.steps.map((step) => step.case.name).join(', then '), async () => {
    await replay(path, inputs[path.input], pages);
  });
}

for (const path of suites.refusals) {
  const where = path.steps.map((step) => step.case.name).join(', then ') || 'nothing is booked';
  test(`when ${where}, what is not possible is not offered, or says why`, async () => {
    await replay(path, inputs[path.input], pages);
  });
}
