import { creditLotChart } from '#machines/credit-lot/chart.ts';
import type { CreditLotContext } from '#machines/credit-lot/context.ts';
import { isUsable } from '#machines/credit-lot/labels.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { availableEvents } from '#machines/decide.ts';
import { isStaff } from '#machines/person.ts';
import { rowOf } from '#machines/record-chart.ts';
import { isOneOf } from '#machines/states.ts';
import type { SamplePage, SampleScene } from '#web/charts/sample/sample-page.ts';
import { readerOf, sampleMe } from '#web/charts/sample/sample-people.ts';
import { samplePageOf } from '#web/charts/sample/sample-record.ts';
import type { Credit } from './credit-record.ts';
import type { Credits } from './credits-data.ts';
import { kaiPages } from './kai-samples.ts';

const isKept = isOneOf(creditLotStates.kept);
const isIssued = isOneOf(creditLotStates.all);
const session = { id: 's1', name: 'Executive coaching' };
const programme = { id: 'p1', name: 'Leading with clarity' };

/** A lot as its page receives it, standing where the chart stands; null while nobody has issued it. */
function creditIn({ as, moment, shift }: SampleScene): Credit | null {
  const row = rowOf<CreditLotContext>(creditLotChart, moment.snapshot);
  if (!isIssued(row.status)) return null;
  const { holderType, quantity, available, held, effectiveAt, expiresAt, priority } = row.context;
  const { id, fullName } = sampleMe('member');
  const reader = readerOf(as);
  const isPool = holderType === 'pool';
  const at = (instant: number) => new Date(instant + shift).toISOString();
  const canPay = isUsable(row.status);
  return {
    id: 'l1',
    version: 1,
    status: row.status,
    holderType,
    holder: isPool ? { id: programme.id, name: 'Pool' } : { id, name: fullName },
    session,
    programme,
    quantity,
    available,
    held,
    spent: quantity - available - held,
    forfeited: 0,
    expired: 0,
    elsewhere: 0,
    priority,
    source: 'contract',
    reason: null,
    effectiveAt: at(effectiveAt),
    createdAt: at(effectiveAt),
    expiresAt: at(expiresAt),
    draw: canPay ? { position: 1, of: 2, because: 'expiry' } : null,
    statement: [],
    rules: [],
    availableEvents: availableEvents(creditLotChart, row, { by: reader, at: moment.now }),
    mayBook: canPay && !isPool && as === 'member',
    mayBookFor: canPay && !isPool && isStaff(reader),
    mayAllocate: canPay && isPool && isStaff(reader),
  };
}

const page = (key: string, title: string, step: string, event?: string): SamplePage => ({
  machine: creditLotChart.name,
  key,
  title,
  show(scene) {
    const credit = scene.as === 'coach' ? null : creditIn(scene);
    if (credit === null || (scene.as === 'member' && credit.holderType === 'pool')) return null;
    const isOffered = credit.availableEvents.some(({ type, enabled }) => enabled && type === event);
    if (event !== undefined && !isOffered) return null;
    return {
      address: `/app/programmes/${programme.id}/session-credits/${credit.id}${step}`,
      answers: {
        'GET /session-credits/{sessionCredit}': credit,
        'GET /session-credits/{sessionCredit}/history': [],
        'GET /session-credits': { ...samplePageOf([credit]), mayCreate: scene.as === 'staff' },
        'GET /session-credit/filter': [],
      },
    };
  },
});

/** Everything that the member has, where the lot is theirs. */
const credits: SamplePage = {
  machine: creditLotChart.name,
  key: 'credits',
  title: 'Session credits',
  show(scene) {
    const credit = scene.as === 'member' ? creditIn(scene) : null;
    if (credit === null || credit.holderType === 'pool' || !isKept(credit.status)) return null;
    const { id, fullName } = sampleMe(scene.as);
    const answer: Credits = {
      holder: { id, name: fullName },
      balance: credit.available,
      reasons: [],
      mayBook: true,
      mayAllocate: false,
      lots: [{ ...credit, rules: [] }],
      statement: [],
    };
    return {
      address: `/app/session-credits/user/${id}`,
      answers: {
        'GET /session-credits/{entityType}/{entityId}': answer,
        'GET /session-credits': { ...samplePageOf([credit]), mayCreate: false },
        'GET /session-credit/filter': [],
      },
    };
  },
};

export const samplePages: readonly SamplePage[] = [
  page('credit', 'Session Credit', ''),
  credits,
  page('edit', 'Edit Session Credit', '/edit', 'UPDATE'),
  page('deallocate', 'Deallocate Session Credit', '/deallocate', 'DEALLOCATE'),
  page('delete', 'Delete Session Credit', '/delete', 'DELETE'),
  ...kaiPages,
];
