/*
 * The hook that runs the simulation of a document and holds its state. Used by the outcomes of a fight, the Battle
 * panel and comparisons.
 */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { canonicalText, messageOf } from '../../base/index.ts';
import type { Mark } from '../../chance/index.ts';
import type { ExperimentDocument } from '../document.ts';
import { keepRun, keptRun } from './kept-runs.ts';
import type { Run } from './run.ts';
import type { Listener, Simulate, Simulation } from './simulation.ts';
import type { Progress, Simulated } from './simulator.ts';

export interface SimulationState {
  /** Absent if this experiment has not been simulated. */
  readonly run?: Run;
  readonly isRunning: boolean;
  readonly problems: readonly string[];
  start(): void;
  stop(): void;
}

/** The minimum ratio between the trials of successive marks, so that marks are evenly spaced on a logarithmic axis. */
const APART = 1.02;

/** Simulates an experiment when `start` is called. If the experiment changes, its simulation ends. */
export function useSimulation(document: ExperimentDocument, simulate: Simulate): SimulationState {
  const [state, setState] = useState<Pick<SimulationState, 'run' | 'isRunning' | 'problems'>>(() =>
    keptState(document),
  );
  const current = useRef<Simulation | undefined>(undefined);
  const key = canonicalText(document);
  // A layout effect runs early enough; a later effect would end a run that the user has started in between.
  useLayoutEffect(() => {
    setState(keptState(document));
    return () => {
      current.current?.abandon();
      current.current = undefined;
    };
  }, [key]);

  const start = () => {
    let first: { readonly done: number; readonly at: number } | undefined;
    const rate = ({ done }: Progress) => {
      const at = performance.now() / 1000;
      first ??= { done, at };
      return at > first.at ? { perSecond: (done - first.done) / (at - first.at) } : {};
    };
    setState({ run: { progress: { done: 0 }, marks: [] }, isRunning: true, problems: [] });
    const listener: Listener<Simulated> = {
      onProgress: (progress) => {
        const speed = rate(progress);
        setState(({ run, ...others }) => ({
          ...others,
          run: { progress, marks: withMark(run?.marks ?? [], progress), ...speed },
        }));
      },
      onEnd: (end) => {
        current.current = undefined;
        setState(({ run }) => {
          if ('problems' in end) return { ...NONE, problems: end.problems };
          const whole = ended(end.answer, run);
          keepRun(document, whole);
          return { ...NONE, run: whole };
        });
      },
    };
    try {
      current.current = simulate({ document }, listener);
    } catch (error) {
      listener.onEnd({ problems: [`The simulation failed: ${messageOf(error)}`] });
    }
  };
  return { ...state, start, stop: () => current.current?.stop() };
}

const NONE = { isRunning: false, problems: [] };

/** The initial state for a document: its earlier run, if that run is still stored. */
function keptState(document: ExperimentDocument) {
  const run = keptRun(document);
  return run ? { ...NONE, run } : NONE;
}

function ended(end: Simulated, run: Run | undefined): Run {
  const { trials: done, hits } = end;
  const progress = { done, total: done, ...(hits !== undefined && { hits }) };
  return { ...run, progress, marks: marksOf(end, run?.marks ?? []), end };
}

/**
 * The marks for a result: the result's own marks if it is complete and has any; otherwise the marks seen so far and, if
 * answers were counted, one mark for the end of the run.
 */
function marksOf({ status, marks, trials, hits }: Simulated, seen: readonly Mark[]) {
  if (status === 'complete' && marks.length > 0) return marks;
  return hits === undefined ? seen : [...seen, { trials, hits }];
}

function withMark(marks: readonly Mark[], { done, hits }: Progress): readonly Mark[] {
  const last = marks.at(-1);
  if (hits === undefined || done < (last?.trials ?? 0) * APART) return marks;
  return [...marks, { trials: done, hits }];
}
