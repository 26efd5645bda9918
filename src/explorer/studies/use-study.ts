/* The hook that runs a study of cards and holds its state. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { canonicalText, messageOf } from '../../base/index.ts';
import type { Listener, Simulate, Simulation } from '../simulation/simulation.ts';
import type { Progress } from '../simulation/simulator.ts';
import type { StudyAnswer, StudyAsk } from './asked.ts';

interface State {
  /** Absent if the study is not running. */
  readonly progress?: Progress;
  readonly answer?: StudyAnswer;
  readonly problems: readonly string[];
}

export interface StudyState extends State {
  start(): void;
  /** Stops the study. Its answer then comes from the games played so far. */
  stop(): void;
}

const NOTHING: State = { problems: [] };

/** Runs a study when `start` is called. If the request changes, the study ends. */
export function useStudy(ask: StudyAsk | undefined, simulate: Simulate): StudyState {
  const [state, setState] = useState<State>(NOTHING);
  const current = useRef<Simulation | undefined>(undefined);
  // A layout effect runs early enough; a later effect would end a run that the user has started in between.
  useLayoutEffect(() => {
    setState(NOTHING);
    return () => {
      current.current?.abandon();
      current.current = undefined;
    };
  }, [canonicalText(ask ?? null)]);
  const start = () => {
    if (!ask) return;
    const listener: Listener<StudyAnswer> = {
      onProgress: (progress) => setState({ progress, problems: [] }),
      onEnd(end) {
        current.current = undefined;
        setState('problems' in end ? end : { answer: end.answer, problems: [] });
      },
    };
    setState({ progress: { done: 0 }, problems: [] });
    try {
      current.current = simulate(ask, listener);
    } catch (error) {
      listener.onEnd({ problems: [`The study failed: ${messageOf(error)}`] });
    }
  };
  return { ...state, start, stop: () => current.current?.stop() };
}
