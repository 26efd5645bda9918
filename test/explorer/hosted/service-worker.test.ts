import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { serviceWorkerText } from '../../../src/explorer/hosted/service-worker.ts';

/** Runs the script with stand-ins for the browser's objects, and returns what it has waited for. */
async function started(version: string, names: string[]) {
  const added: string[] = [];
  const deleted: string[] = [];
  const waited: Promise<unknown>[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  runInNewContext(serviceWorkerText(version, ['index.html', 'icon.svg']), {
    Request: function request(url: string) {
      return { url };
    },
    caches: {
      open: async () => ({
        addAll: async (all: { url: string }[]) => added.push(...all.map(({ url }) => url)),
      }),
      keys: async () => names,
      delete: async (name: string) => deleted.push(name),
    },
    self: {
      addEventListener: (name: string, listener: (event: object) => void) => {
        listeners[name] = listener;
      },
      skipWaiting: async () => {},
      clients: { claim: async () => {} },
    },
  });
  const event = { waitUntil: (one: Promise<unknown>) => waited.push(one) };
  listeners.install?.(event);
  listeners.activate?.(event);
  await Promise.all(waited);
  return { added, deleted };
}

test('takes the folder and its files, and lets go of versions before, and of nothing else', async () => {
  const names = ['knockback-1', 'knockback-2', 'other-1'];
  const { added, deleted } = await started('2', names);
  expect(added).toEqual(['./', 'index.html', 'icon.svg']);
  expect(deleted).toEqual(['knockback-1']);
});

test('of another version is another script, which browsers notice', () => {
  expect(serviceWorkerText('1', [])).not.toBe(serviceWorkerText('2', []));
});
