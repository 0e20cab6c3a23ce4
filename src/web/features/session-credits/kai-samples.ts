import { creditLotChart } from '#machines/credit-lot/chart.ts';
import type { CreditLotContext } from '#machines/credit-lot/context.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { availableEvents } from '#machines/decide.ts';
import { isStaff } from '#machines/person.ts';
import { rowOf } from '#machines/record-chart.ts';
import { isOneOf } from '#machines/states.ts';
import type { DataOf } from '#web/api/call.ts';
import type { SamplePage, SampleScene } from '#web/charts/sample/sample-page.ts';
import { readerOf, sampleMe } from '#web/charts/sample/sample-people.ts';
import { samplePageOf } from '#web/charts/sample/sample-record.ts';
type KaiCredit = DataOf<'GET /kai-credits/{kaiCredit}'>;

const isIssued = isOneOf(creditLotStates.all);
const isUsable = isOneOf(creditLotStates.usable);
const programme = { id: 'p1', name: 'Leading with clarity' };

/** A lot of AI credits as its page receives it, standing where the chart stands; null while nobody has issued it. */
function creditIn({ as, moment, shift }: SampleScene): KaiCredit | null {
  const row = rowOf<CreditLotContext>(creditLotChart, moment.snapshot);
  const { holderType, effectiveAt, expiresAt, ...context } = row.context;
  if (!isIssued(row.status) || holderType === 'team') return null;
  const { quantity, available, held, priority } = context;
  const { id, fullName } = sampleMe('member');
  const reader = readerOf(as);
  const isPool = holderType === 'pool';
  const at = (instant: number) => new Date(instant + shift).toISOString();
  const canPay = isUsable(row.status);
  return {
    id: 'k1',
    version: 1,
    status: row.status,
    holderType,
    holder: isPool ? { id: programme.id, name: 'Pool' } : { id, name: fullName },
    group: 'GROW',
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
    refundable: [],
    mayRefund: false,
    mayUpload: canPay && !isPool && as === 'member',
    availableEvents: availableEvents(creditLotChart, row, { by: reader, at: moment.now }),
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
      address: `/app/programmes/${programme.id}/kai-credits/${credit.id}${step}`,
      answers: {
        'GET /kai-credits/{kaiCredit}': credit,
        'GET /kai-credits/{kaiCredit}/history': [],
        'GET /kai-credits': { ...samplePageOf([credit]), mayCreate: scene.as === 'staff' },
        'GET /kai-credit/filter': [],
      },
    };
  },
});

/** The same pages of a lot that pays for conversations. */
export const kaiPages: readonly SamplePage[] = [
  page('kai-credit', 'AI Credit', ''),
  page('kai-edit', 'Edit AI Credit', '/edit', 'UPDATE'),
  page('kai-delete', 'Delete AI Credit', '/delete', 'DELETE'),
];
