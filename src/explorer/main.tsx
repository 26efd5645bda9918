/*
 * The page's main script: draws the page again for its actual user, and starts the engine once the whole page has been
 * read.
 */

import '../base/words/interpreted-schemas.ts';
import './explorer.css';
import './parts/parts.css';

import { render } from 'preact';
import answers from '#built/first-answers.txt';
import { workerStarter } from '../chance/index.ts';
import { App } from './app.tsx';
import { engineOf, withAnswers } from './engine/engine.ts';
import { SERVICE_WORKER } from './hosted/service-worker.ts';
import { unpackedPart } from './parts-of-page.ts';
import { ROLLER, simulating } from './simulation/simulation.ts';
import { engineLater, pageRead, startingLater } from './when-read.ts';

/** The maximum number of rolling workers; more of them would mostly wait for memory. */
const MOST_THREADS = 16;

const starter = pageRead()
  .then(() => Promise.all([unpackedPart('shared'), unpackedPart('engine')]))
  .then((scripts) => workerStarter(() => scripts));
const worked = engineLater(starter.then((start) => engineOf(() => start())));
const engine = withAnswers(worked, JSON.parse(answers));
const threads = Math.min(MOST_THREADS, navigator.hardwareConcurrency || 2);
const simulate = simulating(startingLater(starter), startingLater(starter, ROLLER), threads);

const root = document.getElementById('app');
if (root) {
  root.textContent = '';
  render(<App tools={{ engine, simulate }} />, root);
  root.inert = false;
}
install();

/**
 * Lets a hosted page be installed and work offline. If the page is not hosted, it has no manifest and never sends
 * requests.
 */
function install(): void {
  const isHosted = document.querySelector('link[rel=manifest]') && location.protocol !== 'file:';
  if (!isHosted || !('serviceWorker' in navigator)) return;
  // If this fails, the page still works, but not offline.
  navigator.serviceWorker.register(SERVICE_WORKER).catch(() => undefined);
}
