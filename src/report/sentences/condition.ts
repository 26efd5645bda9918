/* The words for a combination of a sweep, for headlines, notes and pictures. */

import { listed } from '../../base/index.ts';
import { type Case, rulesetOf } from '../../experiments/index.ts';
import type { Scenario } from '../../rules/index.ts';
import { type VariedField, variedLabel } from '../tables/labels.ts';

/** Words that say to which combination a chance belongs, placed after the number. */
export interface Condition {
  /** "with 6 attack dice against 3 defense dice" */
  readonly full: string;
  /** A short form for use after another condition with the same unit: "with 6". */
  readonly short: string;
}

/** @param fields the fields to mention */
export function conditionOf(of: Case, fields: readonly VariedField[]): Condition {
  const parts = fields.map((field) => partOf(of, field));
  const [only, ...others] = parts;
  const full = joined(parts);
  return { full, short: (others.length === 0 && only?.short) || full };
}

interface Part {
  readonly preposition: 'with' | 'against';
  readonly text: string;
  readonly short?: string;
  /**
   * Whether the part is a setting of the fight, not a property of a side. A comma separates settings from "against …".
   */
  readonly isSetting?: true;
}

function partOf(
  { combination, labels = {}, scenario }: Case,
  { field, name, labelOf }: VariedField,
): Part {
  const value = combination[field];
  const label = labelOf(value);
  const preposition = 'with';
  if (/^(attacker|defender)(\.card)?$/.test(field)) {
    return { preposition: field.startsWith('defender') ? 'against' : 'with', text: label };
  }
  if (Object.hasOwn(labels, field)) {
    // The label of a switch, such as "on", does not say what is on, so the name of the field is added.
    const isBare = typeof value === 'boolean' && !/\s/.test(label);
    return { preposition, text: isBare ? `${name} ${label}` : label };
  }
  const unit = unitOf(scenario, field);
  if (typeof value === 'number' && unit) {
    const dice = `${label} ${unit[value === 1 ? 0 : 1]}`;
    const before = field.startsWith('defender.') ? 'against' : 'with';
    return { preposition: before, text: dice, short: `${before} ${label}` };
  }
  if (typeof value === 'number') {
    return { preposition, text: `the ${name} at ${label}`, short: `at ${label}` };
  }
  if (typeof value === 'boolean') {
    return { preposition, text: `${name} ${value ? 'on' : 'off'}` };
  }
  const [, whose, what = ''] = /^(attacker|defender|board)\.(\w+)$/.exec(field) ?? [];
  if (what === 'powers' && Array.isArray(value)) {
    const powers = listed(value.map(variedLabel)) || 'no powers';
    return { preposition, text: whose === 'defender' ? `${powers} for the defender` : powers };
  }
  if (whose === 'board' && /^(attacker|defender)$/.test(what)) {
    return { preposition, text: `the ${what} at ${label}` };
  }
  const isTurn = field === 'first' && (value === 'attacker' || value === 'defender');
  const text = isTurn ? `the ${name} for the ${value}` : `the ${name} set to ${label}`;
  return { preposition, text, isSetting: true };
}

/** The singular and plural nouns for what a field's numbers count; undefined if they do not count anything. */
export function unitOf(scenario: Scenario, field: string): readonly [string, string] | undefined {
  const { units } = rulesetOf(scenario);
  return Object.hasOwn(units, field) ? units[field] : undefined;
}

/** The parts joined: "with a and b against c". The target of the attack comes last. */
function joined(parts: readonly Part[]): string {
  const having = parts.filter(({ preposition }) => preposition === 'with').map(({ text }) => text);
  const against = parts.filter(({ preposition }) => preposition === 'against');
  // If one of the parts is itself a list, each part keeps its own "with".
  const comma = against.length > 0 && parts.some(({ isSetting }) => isSetting) ? ',' : '';
  const isList = having.length > 1 && having.some((text) => / and |, /.test(text));
  return [
    ...(isList ? [listed(having.map((text) => `with ${text}`)) + comma] : []),
    ...(!isList && having.length > 0 ? [`with ${listed(having)}${comma}`] : []),
    ...(against.length > 0 ? [`against ${listed(against.map(({ text }) => text))}`] : []),
  ].join(' ');
}
