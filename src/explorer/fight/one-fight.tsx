import { useState } from 'preact/hooks';
import { capitalised } from '../../base/index.ts';
import type { ExperimentDocument } from '../document.ts';
import type { Engine } from '../engine/engine.ts';
import { Problems } from '../parts/messages.tsx';
import { useAnswer } from '../use-answer.ts';

interface OneFightProps {
  readonly document: ExperimentDocument;
  readonly engine: Engine;
  /** The kind of fight: "attack". */
  readonly trial: string;
}

/** One fight, told step by step, with the dice of an attack. */
export function OneFight({ document, engine, trial }: OneFightProps) {
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

/** A random seed, short enough to be typed. */
function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36))
    .join('')
    .slice(0, 10);
}

/* Dice as they fell, each with its face: drawn here, so that they follow the colours of the page. */

/** What the faces of combat dice show, in a square of 24. */
const SIGNS: Readonly<Record<string, string>> = {
  skull:
    'M12 4a7 7 0 0 0-7 7c0 2.6 1.4 4.6 3.2 5.8V19h7.6v-2.2c1.8-1.2 3.2-3.2 3.2-5.8a7 7 0 0 0-7-7z' +
    'M9.2 9.6a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 0 1 0-3.4z' +
    'M14.8 9.6a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 0 1 0-3.4z' +
    'M12 13.6l1 1.9h-2z',
  shield: 'M12 4l7 2.2v4.8c0 4.4-2.9 7.6-7 9c-4.1-1.4-7-4.6-7-9V6.2z',
};

interface DiceProps {
  /** The pool that they belong to, in words. */
  readonly title: string;
  readonly faces: readonly string[];
}

function Dice({ title, faces }: DiceProps) {
  return (
    <div class="dice">
      <h3>{title}</h3>
      <ul>
        {faces.map((face, i) => (
          <li key={i} class={`die ${face in SIGNS ? face : 'plain'}`}>
            <svg viewBox="0 0 24 24" role="img" aria-label={face}>
              {SIGNS[face] ? (
                <path d={SIGNS[face]} fill-rule="evenodd" />
              ) : (
                face !== 'blank' && (
                  <text x="12" y="12" text-anchor="middle" dominant-baseline="central">
                    {face.length > 3 ? face.slice(0, 3) : face}
                  </text>
                )
              )}
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
