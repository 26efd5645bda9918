import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { type Engine, end, started } from './engine.ts';

/** Firefox ESR, controlled by WebDriver BiDi, which it supports natively. */
export const firefox: Engine = {
  name: 'Firefox',
  programs: ['firefox-esr'],
  async newTab() {
    const profile = mkdtempSync(join(tmpdir(), 'knockback-firefox-'));
    const given = ['--headless', '--profile', profile, '--remote-debugging-port', '0'];
    const program = started('firefox-esr', given, ['ignore', 'ignore', 'pipe']);
    const socket = new WebSocket(`${await addressOf(program)}/session`);
    await once(socket, 'open');
    const command = commandsOf(socket);
    await command('session.new', { capabilities: {} });
    const { contexts } = (await command('browsingContext.getTree', {})) as {
      contexts: readonly { readonly context: string }[];
    };
    const context = contexts[0]?.context;
    return {
      goTo: async (url) =>
        void (await command('browsingContext.navigate', { context, url, wait: 'complete' })),
      async run(script) {
        const { result } = (await command('script.evaluate', {
          expression: `JSON.stringify((() => {${script}})() ?? null)`,
          target: { context },
          awaitPromise: false,
        })) as { result: { value: string } };
        return JSON.parse(result.value);
      },
      async close() {
        await end(program);
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },
};

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Firefox says nothing');
  for await (const line of createInterface(stderr)) {
    const [, address] = /^WebDriver BiDi listening on (ws:.*)$/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('Firefox ended as it started');
}

type Command = (method: string, params: object) => Promise<unknown>;

/** @see https://www.w3.org/TR/webdriver-bidi/#protocol */
function commandsOf(socket: WebSocket): Command {
  let last = 0;
  return async (method, params) => {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [data] = (await once(socket, 'message')) as [Buffer];
      const message = JSON.parse(data.toString());
      if (message.id !== id) continue;
      if (message.type === 'error') throw new Error(`${method}: ${message.message}`);
      return message.result;
    }
  };
}
