import { useId, useState } from 'preact/hooks';
import type { OwnPower as OwnPowerAnswer } from '../engine/answers/own-power.ts';
import type { Engine } from '../engine/engine.ts';
import { Problems } from '../parts/messages.tsx';
import { useAnswer } from '../use-answer.ts';

interface OwnPowerProps {
  readonly engine: Engine;
  /** Identifies the form's questions to the engine. */
  readonly line: string;
  /** Whether the power has a name; rules from other figures have none. */
  readonly isNamed?: boolean;
  onAdd(power: OwnPowerAnswer['power']): void;
  onCancel(): void;
}

/**
 * The form for a user-made power: its rules, written as on cards; lists of rules and conditions to start from; and the
 * meaning in words.
 */
export function OwnPower({ engine, line, isNamed = true, onAdd, onCancel }: OwnPowerProps) {
  const id = useId();
  const [name, setName] = useState('My power');
  const [rules, setRules] = useState('{ dice: { attack: 1 } }');
  const { answer: words } = useAnswer(engine, `${line}-words`, 'vocabulary', NOTHING);
  const { answer, problems } = useAnswer(engine, line, 'ownPower', { name, rules });
  const inside = insideOf(rules);
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
      <label for={`${id}-rule`}>Begin with a rule</label>
      <select
        id={`${id}-rule`}
        value=""
        onChange={(event) => {
          if (event.currentTarget.value !== '') setRules(event.currentTarget.value);
        }}
      >
        <option value="">Choose one …</option>
        {words?.rules.map(({ text, example }) => (
          <option key={example} value={example}>
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
          if (value !== '' && inside) setRules(withCondition(inside, value));
        }}
      >
        <option value="">Choose one …</option>
        {words?.conditions.map(({ text, example }) => (
          <option key={example} value={example}>
            {text}
          </option>
        ))}
      </select>
      {!inside && (
        <p class="note" id={`${id}-why`}>
          A condition is added at the end of one rule in braces, such as {'{ dice: { attack: 1 } }'}
          . If there are several rules, or the rule begins with “if”, write the condition yourself:
          if: adjacent.
        </p>
      )}
      <label for={`${id}-rules`}>What the power does, written as on cards</label>
      <textarea
        id={`${id}-rules`}
        rows={3}
        spellcheck={false}
        value={rules}
        onInput={(event) => setRules(event.currentTarget.value)}
      />
      {isSound ? <p class="note">{answer.text}</p> : <Problems problems={problems} />}
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

/** The text between the braces if the text is a single rule that does not begin with its conditions. */
function insideOf(rules: string): string | undefined {
  const inside = /^\{(.*)\}$/s.exec(rules.trim())?.[1]?.trim();
  return inside?.startsWith('if:') ? undefined : inside;
}

/**
 * A rule with another condition in its `if`; all conditions there must hold.
 *
 * @param inside the text between the braces of the rule
 */
function withCondition(inside: string, condition: string): string {
  const [, before, conditions = ''] = /^(.*), if: (.*)$/s.exec(inside) ?? [];
  if (before === undefined) return `{ ${inside}, if: ${condition} }`;
  const all = /^\[.*\]$/s.test(conditions) ? conditions.slice(1, -1).trim() : conditions;
  return `{ ${before}, if: [${all}, ${condition}] }`;
}
