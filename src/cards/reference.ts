/* The reference for people who write cards: every power, effect and condition that a card can have, with examples. */

import { BadInput, hyphenated, nearest, once, shown } from '../base/index.ts';
import { rulesOfEffect, rulesOfLine } from './powers/adapter/index.ts';
import { roleOf } from './powers/arena.ts';
import type { ConditionKind } from './powers/condition.ts';
import { CONDITIONS } from './powers/conditions/index.ts';
import { conditionsText, linesText } from './powers/describe.ts';
import type { Effect } from './powers/effect.ts';
import { MOMENTS, PERIODS, SCALES, USERS } from './powers/effect-line.ts';
import { EFFECTS } from './powers/effects/index.ts';
import { NAMED_POWERS } from './powers/named-powers.ts';
import type { NamedPower } from './powers/power.ts';
import { perText } from './powers/texts.ts';

/** One power, effect, condition or key that a card can have. */
export interface ReferenceEntry {
  /** The name as cards write it. */
  readonly name: string;
  readonly title: string;
  /** The side whose card must have it; absent if it only modifies something else. */
  readonly card?: 'attacker' | 'defender' | 'either';
  /** What it does, in a sentence or two. */
  readonly does: string;
  /** Examples, in the form of card files. */
  readonly written: readonly string[];
  /** The numbers that it can have. */
  readonly number?: { readonly least: number; readonly most: number; readonly default?: number };
}

/** The entries of one kind. */
export interface ReferenceSection {
  readonly name: string;
  readonly title: string;
  /** The singular name for an entry. */
  readonly one: string;
  readonly entries: readonly ReferenceEntry[];
}

/** Keys that a line can have in addition to effects. */
const BESIDE_EFFECTS: readonly ReferenceEntry[] = [
  {
    name: 'when',
    title: 'when',
    does: 'A condition, or a list of conditions that must all hold; “not” negates a condition or a list.',
    written: ['{ attackDice: 1, when: [adjacent, { not: engaged }] }'],
  },
  {
    name: 'stage',
    title: 'stage',
    does: `When effects without their own stage act: ${MOMENTS.join(', ')}.`,
    written: ['{ unblockableWounds: 1, stage: before }'],
  },
  {
    name: 'per',
    title: 'per',
    does: `What a number is multiplied with: ${SCALES.map((scale) => `${scale} (${perText(scale)})`).join(', ')}. With uses, their period: ${PERIODS.join(', ')}.`,
    written: ['{ attackDice: 1, per: woundThisTurn }'],
  },
  {
    name: 'most',
    title: 'most',
    does: 'The maximum of the number; with attackAgain, the maximum number of times.',
    written: ['{ attackDice: 1, per: enemyWound, most: 3 }'],
  },
  {
    name: 'uses',
    title: 'uses',
    does: 'How often the effect can act per period (per).',
    written: ['{ ignoreWounds: 1, uses: 2, per: game }'],
  },
  {
    name: 'of',
    title: 'of',
    does: `What the uses are counted for: each figure, the card (default), or the whole side: ${USERS.join(', ')}.`,
    written: ['{ ignoreWounds: 1, uses: 1, per: game, of: figure }'],
  },
  {
    name: 'in',
    title: 'in',
    does: 'Where the line acts (default: in both): in fights of two cards (attacks, turns, duels), or in battles, which know facts that an experiment has to give for a fight of two.',
    written: [
      '{ attackDice: 1, in: fights, when: { state: uphill } }',
      '{ attackDice: 1, in: battles, when: heightAdvantage }',
    ],
  },
];

/** Keys of a power defined on a card, in addition to its name. */
const OF_POWERS: readonly ReferenceEntry[] = [
  {
    name: 'rules',
    title: 'rules',
    does: 'What it does: one rule, or a list of rules. effects are the older form of the same.',
    written: ['{ name: Rage, rules: { dice: { attack: { each: ownWound, most: 5 } } } }'],
  },
  {
    name: 'may',
    title: 'may',
    does: 'Optional: its owner uses it only when that is better; an attacker compares the values of its attacks, a defender its mean wounds with and without evading.',
    written: [
      '{ name: Rage, may: true, effects: [{ attackDice: 2 }, { costs: 1, stage: after }] }',
    ],
  },
  {
    name: 'modelled',
    title: 'modelled',
    does: 'How completely its effects model it: partly, or no; throughOthers: it affects only other cards; notNeeded: it does nothing in a fight of two.',
    written: ['{ name: Whirlwind, modelled: partly, effects: [{ attacks: 2 }] }'],
  },
  {
    name: 'inBattles',
    title: 'inBattles',
    does: 'How completely it is modelled in battles, if that differs from fights of two: whole, partly or no. A power without effects is whole if there is nothing to play.',
    written: ['{ name: Disarm Traps, modelled: notNeeded, inBattles: whole }'],
  },
  {
    name: 'missing',
    title: 'missing',
    does: 'What is needed to model the part that is left out.',
    written: ['{ name: Cleave, modelled: "no", missing: several targets }'],
  },
  {
    name: 'grants',
    title: 'grants',
    does: 'Effects that it gives other figures; an experiment grants them to the figures in reach.',
    written: ['{ name: Aura, modelled: throughOthers, grants: [{ defenseDice: 1 }] }'],
  },
];

/** Built on first use, because most runs of the program do not need it. */
const reference = once((): readonly ReferenceSection[] => [
  { name: 'powers', title: 'Powers', one: 'power', entries: NAMED_POWERS.map(powerEntry) },
  { name: 'effects', title: 'Effects', one: 'effect', entries: EFFECTS.map(effectEntry) },
  {
    name: 'conditions',
    title: 'Conditions',
    one: 'condition',
    entries: CONDITIONS.map(conditionEntry),
  },
  { name: 'beside', title: 'Beside an effect', one: 'word', entries: BESIDE_EFFECTS },
  { name: 'ofPower', title: 'Other keys of a power', one: 'word', entries: OF_POWERS },
]);

/**
 * The sections with only the named entries (names as on cards, or titles). Without names, all entries.
 *
 * @throws BadInput with every unknown name
 */
export function referenceFor(names: readonly string[]): ReferenceSection[] {
  if (names.length === 0) return [...reference()];
  const known = reference().flatMap(({ entries }) => entries.map(({ name }) => name));
  const asked = names.map((name) => (known.includes(name) ? name : hyphenated(name)));
  const unknown = names.filter((_, i) => !known.includes(asked[i] ?? ''));
  if (unknown.length > 0) {
    throw new BadInput(
      ...unknown.map((name) => ({
        path: [],
        place: 'power',
        found: shown(name),
        allowed: 'the name of a power, an effect or a condition; without names, all are listed',
        nearest: nearest(hyphenated(name), known),
      })),
    );
  }
  return reference()
    .map((section) => ({
      ...section,
      entries: section.entries.filter(({ name }) => asked.includes(name)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The side whose card must have the power. */
export function ownerOf({ effects, number }: NamedPower): NonNullable<ReferenceEntry['card']> {
  const [rule] = effects(number?.example ?? 0).flatMap(rulesOfLine);
  return rule ? roleOf(rule) : 'either';
}

function powerEntry(power: NamedPower): ReferenceEntry {
  const { name, title, text, number } = power;
  const card = ownerOf(power);
  if (!number) return { name, title, card, does: text, written: [name] };
  const { least, most, usual, example } = number;
  return {
    name,
    title,
    card,
    does: text,
    written: [...(usual === undefined ? [] : [name]), `{ ${name}: ${example} }`],
    number: { least, most, ...(usual !== undefined && { default: usual }) },
  };
}

/** A line of `effects` in a power defined on a card. */
function effectEntry({ name, example, otherExample }: Effect): ReferenceEntry {
  const other = otherExample ? ` Or: ${linesText([otherExample])}` : '';
  return {
    name,
    title: name,
    card: rulesOfEffect(example, name, false).map(roleOf)[0] ?? 'either',
    does: `${linesText([example])}${other}`,
    written: [example, ...(otherExample ? [otherExample] : [])].map((line) => inlineText(line)),
  };
}

/** A condition in `when`. */
function conditionEntry({ name, example }: ConditionKind): ReferenceEntry {
  const written = example === true ? name : { [name]: example };
  return {
    name,
    title: name,
    does: `Holds if ${conditionsText([written])}.`,
    written: [inlineText(written)],
  };
}

/** Plain data on one line, as YAML files write it: `{ attackDice: 1, when: [adjacent] }`. */
function inlineText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineText).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, inner]) => `${key}: ${inlineText(inner)}`);
    return `{ ${fields.join(', ')} }`;
  }
  if (typeof value === 'string' && !/^\p{Letter}[\p{Letter}\p{Number} -]*$/u.test(value)) {
    return JSON.stringify(value);
  }
  return String(value);
}
