import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, newContext } from './chromium.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a folder like any static host. */
function serve(folder: string): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' });
    response.end(readFileSync(file));
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

describe.skipIf(!findChromium())('the explorer where it is hosted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'knockback-hosted-'));
  let server: Server;
  let address: string;
  beforeAll(async () => {
    execFileSync(process.execPath, [resolve('dist/knockback.js'), 'explorer', '--host', folder]);
    server = await serve(folder);
    address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(async () => {
    server?.close();
    rmSync(folder, { recursive: true });
  });

  const ready = 'navigator.serviceWorker.ready.then(({ active }) => active !== null)';

  test('works without a network after the first visit, and without a server', async () => {
    const context = await newContext();
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', ({ message }) => said.push(message));
    await page.goto(address);
    expect(await page.evaluate(ready)).toBe(true);
    await page.locator('.told .chance', { hasText: '%' }).waitFor();
    await context.setOffline(true);
    await new Promise((done) => {
      server.closeAllConnections();
      server.close(done);
    });
    await page.reload();
    await page.locator('.told .chance', { hasText: '%' }).waitFor();
    // The engine works, and not only the answers in the page.
    const chance = await page.locator('.told .chance').innerText();
    await page.getByRole('button', { name: 'Attack dice: one more', exact: true }).click();
    await expect.poll(() => page.locator('.told .chance').innerText()).not.toBe(chance);
    expect(said).toEqual([]);
    await context.close();
    server = await serve(folder);
    address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  });

  test('shows the first answer, and can be used, while the rest is still on its way', async () => {
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    const drawn = html.indexOf('<script type="text/plain" id="part-engine">');
    expect(drawn).toBeGreaterThan(0);
    let sendRest = () => {};
    const slow = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, drawn));
      sendRest = () => response.end(html.slice(drawn));
    });
    await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
    const context = await newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const { port } = slow.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
    const chance = page.locator('.told .chance');
    await chance.filter({ hasText: '%' }).waitFor();
    const first = await chance.innerText();
    await page.getByRole('button', { name: 'Attack dice: one more', exact: true }).click();
    await page.getByRole('button', { name: /^Roll it/ }).click();
    expect(await page.evaluate('document.readyState')).toBe('loading');
    // An answer to an earlier question is paler.
    const opacity = () => page.locator('.told').evaluate((it) => getComputedStyle(it).opacity);
    await expect.poll(opacity).toBe('0.55');
    sendRest();
    await expect.poll(() => chance.innerText()).not.toBe(first);
    expect(await opacity()).toBe('1');
    await page.getByText('Simulated next to exact').waitFor();
    await context.close();
    slow.close();
  });

  test('has what browsers ask of a page that is to be installed', async () => {
    const context = await newContext();
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(ready);
    const devtools = await context.newCDPSession(page);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '').name).toBe('Knockback explorer');
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Chromium for tests opens each context in private.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await context.close();
  });

  test('without the files beside it works all the same', async () => {
    rmSync(join(folder, 'service-worker.js'));
    rmSync(join(folder, 'manifest.webmanifest'));
    const context = await newContext();
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('.told .chance', { hasText: '%' }).waitFor();
    expect(await page.evaluate('navigator.serviceWorker.controller')).toBeNull();
    await context.close();
  });
});
