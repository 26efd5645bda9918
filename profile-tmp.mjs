import { chromium } from 'playwright-core';
import { resolve } from 'node:path';
const exe = process.env.CHROME;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox'] });
const NOPROF = !process.env.PROF;
const file = process.argv[2] ?? resolve('dist/explorer.html');
const steps = { 
  open: async (page) => {},
  attack: async (page) => { for (let i=0;i<10;i++){ await page.locator('[aria-label="Attack dice: one more"]').first().click(); await page.waitForTimeout(500);} },
  battle: async (page) => { await page.getByRole('button',{name:'Battle',exact:true}).click(); await page.waitForTimeout(3000); },
  duel: async (page) => { await page.getByRole('button',{name:'Duel',exact:true}).click(); await page.waitForTimeout(3000); },
  duelstep: async (page) => { for (let i=0;i<6;i++){ await page.locator('[aria-label="Attack dice: one more"]').first().click(); await page.waitForTimeout(1500);} },
  board: async (page) => { await page.getByRole('button',{name:'Board',exact:true}).click(); await page.waitForTimeout(3000); },
  turn: async (page) => { await page.getByRole('button',{name:'Turn',exact:true}).click(); await page.waitForTimeout(4000); },
  boardstep: async (page) => { for (let i=0;i<6;i++){ await page.locator('[aria-label="Attack dice: one more"]').first().click(); await page.waitForTimeout(1500);} },
};
const which = (process.argv[3] ?? 'open,attack,battle,duel,board').split(',');
const page = await browser.newPage({ viewport: { width: 380, height: 800 }, hasTouch: true });
const cdp = await page.context().newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
await page.goto('about:blank');
const events = [];
cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
async function traced(name, work) {
  events.length = 0;
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel','devtools.timeline',...(NOPROF?[]:['disabled-by-default-v8.cpu_profiler']),'v8','blink.user_timing','disabled-by-default-devtools.timeline'] }, transferMode: 'ReportEvents' });
  await work();
  const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
  await cdp.send('Tracing.end'); await done;
  const main = events.find((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain');
  const mains = events.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map(e=>e.pid+':'+e.tid);
  const tasks = events.filter((e) => e.ph === 'X' && e.name === 'RunTask' && mains.includes(e.pid+':'+e.tid) && e.dur > 40000).sort((a,b)=>b.dur-a.dur);
  console.log(`== ${name}: ${tasks.length} tasks over 40 ms, longest ${(tasks[0]?.dur??0)/1000|0} ms`);
  for (const t of tasks.slice(0,6)) {
    const inside = events.filter((e) => e.ph==='X' && e.pid===t.pid && e.tid===t.tid && e.ts>=t.ts && e.ts+e.dur<=t.ts+t.dur && e!==t && e.dur>4000).sort((a,b)=>a.ts-b.ts);
    console.log(`  task ${(t.dur/1000).toFixed(0)} ms at ${((t.ts)/1000).toFixed(0)}`);
    for (const e of inside.slice(0,18)) console.log(`      ${e.name} ${(e.dur/1000).toFixed(1)} ${e.args?.data?.functionName??''} ${e.args?.data?.type??''} ${String(e.args?.data?.url??'').slice(-20)} ${e.args?.data?.lineNumber??''} ${e.args?.elementCount??''}`);
    if (process.env.PROF) prof(t);
  }
}
function prof(t) {
  // cpu profile samples within task
  const chunks = events.filter((e) => e.name==='ProfileChunk' && e.pid===t.pid);
  const byId = new Map();
  for (const c of chunks) {
    const key = c.id; if(!byId.has(key)) byId.set(key,{nodes:new Map(),samples:[],time:undefined});
  }
  for (const p of events.filter((e)=>e.name==='Profile' && e.pid===t.pid)) { if(byId.has(p.id)){ byId.get(p.id).time=p.args.data.startTime; byId.get(p.id).tid=p.tid;} }
  for (const c of chunks) {
    const P=byId.get(c.id); const d=c.args.data;
    for (const n of d.cpuProfile?.nodes??[]) P.nodes.set(n.id,n);
    (d.cpuProfile?.samples??[]).forEach((s,i)=>{ P.time += d.timeDeltas[i]; P.samples.push([P.time,s,d.timeDeltas[i]]); });
  }
  for (const P of byId.values()) { if (P.tid!==t.tid) continue;
    const self=new Map(), total=new Map();
    for (const [time,s,dt] of P.samples) { if(time<t.ts||time>t.ts+t.dur) continue;
      let n=P.nodes.get(s); const seen=new Set(); let first=true;
      while(n){ const f=n.callFrame; const k=`${f.functionName||'(anon)'}:${f.lineNumber}:${f.columnNumber}`; if(first){self.set(k,(self.get(k)??0)+dt);first=false;} if(!seen.has(k)){seen.add(k); total.set(k,(total.get(k)??0)+dt);} n=P.nodes.get(n.parent); } }
    const top=(m)=>[...m].sort((a,b)=>b[1]-a[1]).slice(0,14).map(([k,v])=>`${k}=${(v/1000).toFixed(0)}`).join('  ');
    console.log('      self: '+top(self)); console.log('      total: '+top(total));
  }
}
await traced('open', async () => { await page.goto('file://'+file); await page.locator('.told .chance', {hasText:'%'}).first().waitFor(); await page.waitForTimeout(4000); });
for (const name of which) if (name!=='open') await traced(name, () => steps[name](page));
await browser.close();
