import './explorer.css';
import './parts/parts.css';

import { render } from 'preact';
import { workerStarter } from '../simulate/browser/worker.ts';
import { App } from './app.tsx';
import { engineOf } from './engine/engine.ts';
import { knowing } from './engine/known.ts';
import { install } from './hosted/install.ts';
import { partOf } from './parts-of-page.ts';
import { simulating } from './simulation/simulation.ts';

/* The page's own script: it starts the engine first, which then starts while the page is drawn. */

/** More threads than these wait for memory more than for each other. */
const MOST_THREADS = 16;

const given = (['collections', 'letters'] as const)
  .map((name) => `globalThis.${name} = ${JSON.stringify(partOf(name))};`)
  .join('');
const startEngine = workerStarter(given, partOf('engine'));
const engine = knowing(engineOf(startEngine), JSON.parse(partOf('answers')));
const threads = Math.min(MOST_THREADS, navigator.hardwareConcurrency || 2);
const simulate = simulating(startEngine, workerStarter(partOf('roller')), threads);

const root = document.getElementById('app');
if (root) render(<App tools={{ engine, simulate, edits: new Map() }} />, root);
install();
