/*
 * The reference for people who write cards: every power that a card can name, and every action, trait and condition of
 * a rule, with examples.
 */

import { BadInput, capitalised, hyphenated, nearest, once, shown, stopped } from '../base/index.ts';
import { flowYaml } from './flow-yaml.ts';
import { roleOf } from './powers/arena.ts';
import { PERIODS, USERS } from './powers/effect-line.ts';
import { NAMED_POWERS } from './powers/named-powers.ts';
import { rulesOfNamed } from './powers/named-rules.ts';
import type { NamedPower } from './powers/power.ts';
import { conditionsText } from './powers/rules/condition.ts';
import { RULE_MOMENTS } from './powers/rules/moments.ts';
import { ruleText } from './powers/rules/sentence.ts';
import { conditions } from './powers/spelling/condition.ts';
import { ACTION_EXAMPLES, CONDITION_EXAMPLES, TRAIT_EXAMPLES } from './powers/spelling/examples.ts';
import { ruleSchema } from './powers/spelling/rule.ts';

/** One power, action, trait, condition or key that a card can have. */
export interface ReferenceEntry {
  /** The name as cards write it. */
  readonly name: string;
  readonly title: string;
  /** The side whose card must have the power or rule; absent for entries that only modify rules. */
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

/** Fields that a rule can have in addition to its action or trait. */
const BESIDE: readonly ReferenceEntry[] = [
  {
    name: 'at',
    title: 'at',
    does: `The moment at which an action happens, in the order of the game: ${RULE_MOMENTS.join(', ')}. Many actions have a default moment, which you can leave out.`,
    written: ['{ at: turnEnds, heal: 1 }'],
  },
  {
    name: 'of',
    title: 'of',
    does: 'The figures to which the moment or the attack belongs (default: the figure with the power). “attacked” means attacks on the figure with the power.',
    written: ['{ at: destroyed, of: { side: own, within: 1 }, whom: self, heal: 1 }'],
  },
  {
    name: 'whom',
    title: 'whom',
    does: 'The figures on which the rule acts: their side, their cards, how near they are, and how many.',
    written: ['{ at: roundEnds, whom: { side: enemy, within: 1, pick: best }, wound: 1 }'],
  },
  {
    name: 'if',
    title: 'if',
    does: 'A condition, or a list of conditions that must all hold; “not” negates a condition or a list.',
    written: ['{ if: [adjacent, { not: { self: engaged } }], dice: { attack: 1 } }'],
  },
  {
    name: 'may',
    title: 'may',
    does: 'The owner decides whether the rule acts (true), or the rule acts if that is better for the owner (ifBetter).',
    written: ['{ at: attackOver, of: attacked, may: true, whom: self, move: 4 }'],
  },
  {
    name: 'roll',
    title: 'roll',
    does: 'The number that a D20 must reach. A D20 table instead of a number gives each row its own result.',
    written: [
      '{ at: turnEnds, roll: 16, turn: whole }',
      '{ at: turnEnds, heal: { 11: 1, 18: 2 } }',
    ],
  },
  {
    name: 'limit',
    title: 'limit',
    does: `How often the rule acts in a period (${PERIODS.join(', ')}), for each figure, its card (default) or its whole side (of: ${USERS.join(', ')}).`,
    written: ['{ limit: { uses: 1, per: game, of: figure }, roll: 1, ignore: wounds }'],
  },
  {
    name: 'cost',
    title: 'cost',
    does: 'The price of using the rule: order marker X, the attacks of the turn, the figure itself, or a friendly figure.',
    written: ['{ at: sideTurnEnds, may: true, cost: markerX, turn: moveOrAttack }'],
  },
  {
    name: 'for',
    title: 'for',
    does: 'How long the effect lasts: turn, round, marker, ownMarker or game.',
    written: [
      '{ at: markerShown, whom: { side: enemy, within: 5, pick: best }, for: round, gives: { dice: { attack: -1 } } }',
    ],
  },
  {
    name: 'in',
    title: 'in',
    does: 'Where the rule acts (default: in both): in one-on-one fights (attacks, turns, duels), or in battles. Battles know facts that an experiment must give for a one-on-one fight.',
    written: [
      '{ if: { state: uphill }, dice: { attack: 1 }, in: fights }',
      '{ if: { height: higher }, dice: { attack: 1 }, in: battles }',
    ],
  },
];

/** Keys of a power defined on a card, in addition to its name. */
const OF_POWERS: readonly ReferenceEntry[] = [
  {
    name: 'rules',
    title: 'rules',
    does: 'What the power does: one rule, or a list of rules. The key “effects” is an older form of this key.',
    written: ['{ name: Rage, rules: { dice: { attack: { each: ownWound, most: 5 } } } }'],
  },
  {
    name: 'may',
    title: 'may',
    does: 'The power is optional: its owner uses it only when that is better. An attacker compares the values of its attacks; a defender compares its mean wounds with and without evading.',
    written: [
      '{ name: Rage, may: true, rules: [{ dice: { attack: 2 } }, { at: attackOver, whom: self, wound: 1 }] }',
    ],
  },
  {
    name: 'modelled',
    title: 'modelled',
    does: 'How completely the rules model the power: partly, or no; throughOthers: it affects only other cards; notNeeded: it does nothing in a one-on-one fight.',
    written: ['{ name: Whirlwind, modelled: partly, rules: { way: { attacks: 2 } } }'],
  },
  {
    name: 'inBattles',
    title: 'inBattles',
    does: 'How completely the power is modelled in battles, if that differs from one-on-one fights: whole, partly or no. A power without rules counts as whole if it has no effect that needs modelling.',
    written: ['{ name: Disarm Traps, modelled: notNeeded, inBattles: whole }'],
  },
  {
    name: 'missing',
    title: 'missing',
    does: 'What the program lacks to model the part that is left out.',
    written: ['{ name: Cleave, modelled: "no", missing: several targets }'],
  },
  {
    name: 'grants',
    title: 'grants',
    does: 'Rules that the power gives to other figures; an experiment grants them to the figures in reach.',
    written: ['{ name: Aura, modelled: throughOthers, grants: [{ dice: { defense: 1 } }] }'],
  },
];

/** The reference, built on first use because most runs of the program do not need it. */
const reference = once((): readonly ReferenceSection[] => [
  { name: 'powers', title: 'Powers', one: 'power', entries: NAMED_POWERS.map(powerEntry) },
  {
    name: 'actions',
    title: 'Actions of rules',
    one: 'action',
    entries: Object.entries(ACTION_EXAMPLES).map(ruleEntry),
  },
  {
    name: 'traits',
    title: 'Traits of rules, in force all the time',
    one: 'trait',
    entries: Object.entries(TRAIT_EXAMPLES).map(ruleEntry),
  },
  {
    name: 'conditions',
    title: 'Conditions of rules',
    one: 'condition',
    entries: Object.entries(CONDITION_EXAMPLES).map(conditionEntry),
  },
  { name: 'beside', title: 'Other fields of a rule', one: 'field', entries: BESIDE },
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
        allowed:
          'the name of a power, an action, a trait or a condition; without names, all are listed',
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
export function ownerOf({ name, number }: NamedPower): NonNullable<ReferenceEntry['card']> {
  const [rule] = rulesOfNamed(name, number?.example ?? 0);
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

/** The entry for an action or a trait, with examples of rules. */
function ruleEntry([name, examples]: [string, readonly unknown[]]): ReferenceEntry {
  const rules = examples.map((one) => ruleSchema().parse(one));
  const [first] = rules;
  return {
    name,
    title: name,
    card: first ? roleOf(first) : 'either',
    does: rules.map((rule) => stopped(capitalised(ruleText(rule)))).join(' Or: '),
    written: examples.map(flowYaml),
  };
}

/** The entry for a condition in `if`. */
function conditionEntry([name, example]: [string, unknown]): ReferenceEntry {
  return {
    name,
    title: name,
    does: `Holds if ${conditionsText(conditions().parse(example))}.`,
    written: [flowYaml(example)],
  };
}
