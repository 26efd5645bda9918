#!/usr/bin/env node
import { heedSignals } from './cli/runs/interruption.ts';

// Signals are handled before the rest of the program is loaded, since loading it takes longer than anything else here.
const interruption = heedSignals();
const { stdout, stderr, env: environment, argv } = process;
const { main, keepCodeCache } = await import('./built-cli.ts');
// Accessed only when needed, because opening stdin takes time and may consume a line from a terminal.
const stdin = () => process.stdin;
process.exitCode = await main(argv.slice(2), {
  stdout,
  stderr,
  stdin,
  environment,
  interruption,
});
keepCodeCache();
