import { useId, useState } from 'preact/hooks';
import type { OwnPower as OwnPowerAnswer } from '../engine/answers/own-power.ts';
import type { Engine } from '../engine/engine.ts';
import { Problems } from '../parts/messages.tsx';
import { useAnswer } from '../use-answer.ts';

interface OwnPowerProps {
  readonly engine: Engine;
  /** Identifies the form's questions to the engine. */
  readonly line: string;
  /** Whether the power has a name; effects from other figures have none. */
  readonly isNamed?: boolean;
  onAdd(power: OwnPowerAnswer['power']): void;
  onCancel(): void;
}

/**
 * The form for a user-made power: its effects in the form in which cards write them, lists of effects and conditions to
 * start from, and the meaning in words.
 */
export function OwnPower({ engine, line, isNamed = true, onAdd, onCancel }: OwnPowerProps) {
  const id = useId();
  const [name, setName] = useState('My power');
  const [effects, setEffects] = useState('{ attackDice: 1 }');
  const { answer: words } = useAnswer(engine, `${line}-words`, 'vocabulary', NOTHING);
  const { answer, problems } = useAnswer(engine, line, 'ownPower', { name, effects });
  const inside = insideOf(effects);
  const isSound = answer !== undefined && problems.length === 0;
  return (
    <div class="own-power">
      {isNamed && (
        <>
          <label for={`${id}-name`}>Its name</label>
          <input
            id={`${id}-name`}
            maxLength={120}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </>
      )}
      <label for={`${id}-effect`}>Begin with an effect</label>
      <select
        id={`${id}-effect`}
        value=""
        onChange={(event) => {
          if (event.currentTarget.value !== '') setEffects(event.currentTarget.value);
        }}
      >
        <option value="">Choose one …</option>
        {words?.effects.map(({ name: effect, text, example }) => (
          <option key={effect} value={example}>
            {text}
          </option>
        ))}
      </select>
      <label for={`${id}-condition`}>Add a condition</label>
      <select
        id={`${id}-condition`}
        value=""
        aria-describedby={inside ? undefined : `${id}-why`}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (value !== '' && inside) setEffects(withCondition(inside, value));
        }}
      >
        <option value="">Choose one …</option>
        {words?.conditions.map(({ name: condition, text, example }) => (
          <option key={condition} value={example}>
            {text}
          </option>
        ))}
      </select>
      {!inside && (
        <p class="note" id={`${id}-why`}>
          A condition is added to one effect in braces, such as {'{ attackDice: 1 }'}. Of several
          lines, write it into the one that it is for: when: adjacent.
        </p>
      )}
      <label for={`${id}-effects`}>What it does, as cards write it</label>
      <textarea
        id={`${id}-effects`}
        rows={3}
        spellcheck={false}
        value={effects}
        onInput={(event) => setEffects(event.currentTarget.value)}
      />
      {isSound ? <p class="note">{answer.text}.</p> : <Problems problems={problems} />}
      <div class="buttons">
        <button
          type="button"
          class="strong"
          disabled={!isSound}
          onClick={() => answer && onAdd(answer.power)}
        >
          Add it
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}

const NOTHING = {};

/** The text between the braces if the text is a single effect, otherwise undefined. */
function insideOf(effects: string): string | undefined {
  return /^\{(.*)\}$/s.exec(effects.trim())?.[1]?.trim();
}

/**
 * An effect with another condition in its `when`; all conditions there must hold.
 *
 * @param inside the text between the braces of the effect
 */
function withCondition(inside: string, condition: string): string {
  const [, before, conditions = ''] = /^(.*), when: (.*)$/s.exec(inside) ?? [];
  if (before === undefined) return `{ ${inside}, when: ${condition} }`;
  const all = /^\[.*\]$/s.test(conditions) ? conditions.slice(1, -1).trim() : conditions;
  return `{ ${before}, when: [${all}, ${condition}] }`;
}
