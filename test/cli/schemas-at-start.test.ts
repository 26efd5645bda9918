import { expect, test, vi } from 'vitest';
import { config } from 'zod';

test('the command line makes no schema before a command needs it', async () => {
  vi.resetModules();
  let made = 0;
  config({ postProcessor: () => made++ });
  try {
    await import('../../src/cli/main.ts');
    expect(made).toBe(0);
    const { powerUse } = await import('../../src/cards/index.ts');
    powerUse();
    expect(made).toBeGreaterThan(0);
  } finally {
    config({ postProcessor: undefined });
  }
});
