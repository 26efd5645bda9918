import { useState } from 'preact/hooks';
import { capitalised } from '../../words/english.ts';
import type { ExperimentDocument } from '../document.ts';
import type { Engine } from '../engine/engine.ts';
import { newSeed } from '../new-seed.ts';
import { Dice } from '../parts/dice.tsx';
import { Problems } from '../parts/problems.tsx';
import { useAnswer } from '../use-answer.ts';

interface TellingProps {
  readonly document: ExperimentDocument;
  readonly engine: Engine;
  /** What is told: "attack". */
  readonly trial: string;
}

/** One fight, told step by step, with the dice of an attack. */
export function Telling({ document, engine, trial }: TellingProps) {
  const [told, setTold] = useState<{ document: ExperimentDocument; seed: string }>();
  const { answer, problems } = useAnswer(engine, 'telling', 'explanation', told);
  return (
    <section class="card telling" aria-label={`One ${trial}`}>
      <div class="title">
        <h2>One {trial}</h2>
        <button type="button" onClick={() => setTold({ document, seed: newSeed() })}>
          {told ? 'Roll another' : 'Roll one'}
        </button>
      </div>
      {problems.length > 0 && <Problems problems={problems} />}
      {answer && problems.length === 0 && (
        <div aria-live="polite">
          {Object.entries(answer.faces)
            .filter(([, faces]) => faces.length > 0)
            .map(([pool, faces]) => (
              <Dice key={pool} title={`${capitalised(pool)} dice`} faces={faces} />
            ))}
          <ol class="steps">
            {answer.steps.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ol>
          <p class="note">
            From seed {answer.seed}: knockback explain tells the same {trial} with --seed{' '}
            {answer.seed}.
          </p>
        </div>
      )}
    </section>
  );
}
