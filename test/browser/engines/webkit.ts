import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Engine, end, started } from './engine.ts';

/** WebKit, the engine of Safari, in the GTK version: over WebDriver, on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKit',
  programs: ['WebKitWebDriver', 'Xvfb'],
  async newTab() {
    const size = ['-screen', '0', '1300x1000x24'];
    const screen = started(
      'Xvfb',
      ['-displayfd', '3', ...size],
      ['ignore', 'ignore', 'ignore', 'pipe'],
    );
    const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
    const port = await freePort();
    const driver = started('WebKitWebDriver', [`--port=${port}`], 'ignore', {
      DISPLAY: `:${String(number).trim()}`,
      // For root, as in containers, there is no sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    });
    const command = commandsOf(`http://127.0.0.1:${port}`);
    await isReady(command);
    const session = await command('POST', '/session', {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
    });
    const at = `/session/${(session as { sessionId: string }).sessionId}`;
    return {
      goTo: async (url) => void (await command('POST', `${at}/url`, { url })),
      run: (script) => command('POST', `${at}/execute/sync`, { script, args: [] }),
      async close() {
        await command('DELETE', at);
        await end(driver);
        await end(screen);
      },
    };
  },
};

type Command = (method: string, path: string, body?: object) => Promise<unknown>;

/** @see https://www.w3.org/TR/webdriver2/#endpoints */
function commandsOf(address: string): Command {
  return async (method, path, body) => {
    const sent = body && { body: JSON.stringify(body) };
    const response = await fetch(address + path, { method, ...sent });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function isReady(command: Command): Promise<void> {
  for (;;) {
    const status = await command('GET', '/status').catch(() => undefined);
    if ((status as { ready?: boolean } | undefined)?.ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
