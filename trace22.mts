import { chromium } from 'playwright';
import { writeFileSync } from 'node:fs';
import { findChromium } from '#tools/chromium.ts';
const [path = '/app/dashboard', mode='cold', out='/tmp/t22/trace.json'] = process.argv.slice(2);
const origin = process.env.ORIGIN ?? 'http://localhost:4790';
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox','--disable-gpu','--disable-quic','--disable-background-networking'] });
const c0 = await browser.newContext();
const p0 = await c0.newPage();
await p0.goto(`${origin}/auth/sign-in`);
await p0.getByLabel('Email').fill('mia.thornton@northwind.example');
await p0.getByLabel(/^Password/).fill('follow-the-waymarks');
await p0.getByRole('button', { name: 'Sign in', exact: true }).click();
await p0.waitForURL('**/app/dashboard');
const bearer = await p0.evaluate(() => localStorage.getItem('BEARER_TOKEN'));
const state = await c0.storageState();
await c0.close();
let address = path;
if (path === 'booking') {
  const a = await (await fetch(`${origin}/api/bookings?perPage=1`, { headers: { authorization: `Bearer ${bearer}` } })).json() as any;
  address = `/app/bookings/${a.data.results[0].id}`;
}
const rounds = Number(process.env.ROUNDS ?? 1);
const ls: any[] = [];
for (let r = 0; r < rounds; r++) {
const context = await browser.newContext(mode==='open'?{}:{ storageState: state });
const once = async (trace: boolean) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 412, height: 823 });
  const s = await context.newCDPSession(page);
  await s.send('Network.enable');
  await s.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200000, uploadThroughput: 93750 });
  await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const w = globalThis as any; w.saw = { lcp: [], tasks: [] };
    new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) w.saw.lcp.push([Math.round(e.startTime), e.size, e.element?.tagName + ' ' + (e.element?.textContent ?? '').slice(0, 40)]); }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) w.saw.tasks.push([Math.round(e.startTime), Math.round(e.duration)]); }).observe({ type: 'longtask', buffered: true });
  });
  page.on('console', (m) => process.env.LOGS && console.log(m.text())); const events: any[] = [];
  if (trace) {
    s.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await s.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline','v8','disabled-by-default-v8.cpu_profiler','loading','blink.user_timing'] } } as any);
  }
  await page.goto(origin + address, { waitUntil: 'load' });
  await page.waitForTimeout(4000);
  const saw = await page.evaluate(() => ({ ...(globalThis as any).saw, res: performance.getEntriesByType('resource').map((e: any) => [Math.round(e.startTime), Math.round(e.responseStart), Math.round(e.responseEnd), e.encodedBodySize, e.name.replace(location.origin, '')]) }));
  if (trace) {
    const done = new Promise((r) => s.once('Tracing.tracingComplete', r));
    await s.send('Tracing.end'); await done;
    writeFileSync(out, JSON.stringify({ traceEvents: events }));
  }
  await page.close();
  return saw;
};
if (mode === 'warm') await once(false);
const saw = await once(r === 0 && process.env.TRACE !== '0');
const blocking = saw.tasks.reduce((a: number, [, d]: any) => a + Math.max(0, d - 50), 0);
ls.push({ lcp: saw.lcp.at(-1)?.[0], blocking, longest: Math.max(0, ...saw.tasks.map((t: any) => t[1])) });
if (r === 0 && !process.env.QUIET) { for (const l of saw.lcp) console.log('lcp', ...l); for (const t of saw.tasks) console.log('task', ...t); for (const x of saw.res) console.log(...x); }
await context.close();
}
console.log(JSON.stringify(ls));
const med = (k: string) => ls.map((l) => l[k]).sort((a, b) => a - b)[ls.length >> 1];
console.log(path, mode, 'median', med('lcp'), med('blocking'), med('longest'));
await browser.close();
