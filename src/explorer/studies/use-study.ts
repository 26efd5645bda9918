/* Hook that runs a study of cards and holds its state. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { canonicalText, messageOf } from '../../base/index.ts';
import type { Listener, Simulate, Simulation } from '../simulation/simulation.ts';
import type { Progress } from '../simulation/simulator.ts';
import type { StudyAnswer, StudyAsk } from './asked.ts';

interface State {
  /** Absent if it is not running. */
  readonly progress?: Progress;
  readonly answer?: StudyAnswer;
  readonly problems: readonly string[];
}

export interface StudyState extends State {
  start(): void;
  /** Stops; the games played so far give the answer. */
  stop(): void;
}

const NOTHING: State = { problems: [] };

/** A study that runs when `start` is called. A change of the request ends it. */
export function useStudy(ask: StudyAsk | undefined, simulate: Simulate): StudyState {
  const [state, setState] = useState<State>(NOTHING);
  const current = useRef<Simulation | undefined>(undefined);
  // A layout effect, since a later effect would end a run that the user starts in between.
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
