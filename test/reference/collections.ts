import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ruleSchema } from '../../src/cards/powers/spelling/rule.ts';
import { type CardData, isFields, listOf, type Plain } from './cards.ts';
import { linesOfRules } from './rules/line-of-rule.ts';

let read: Map<string, CardData> | undefined;

/**
 * The built-in cards as data, for tests that read them without the program. Only their rules are read by the program:
 * as the effects that say the same.
 */
export function readCollections(): ReadonlyMap<string, CardData> {
  if (read) return read;
  const cards = ['classic', 'customs', 'modern'].flatMap((name): CardData[] => {
    const path = new URL(`../../src/cards/collections/${name}.yaml`, import.meta.url);
    const found: unknown = parse(readFileSync(path, 'utf8'));
    return (found as CardData[]).map((card) => ({
      ...card,
      powers: listOf(card.powers).map(inEffects),
    }));
  });
  read = new Map(cards.map((card) => [card.name, card]));
  return read;
}

function inEffects(power: Plain): Plain {
  if (!isFields(power) || power.rules === undefined) return power;
  const { rules, ...others } = power;
  const effects = linesOfRules(listOf(rules).map((rule) => ruleSchema().parse(rule)));
  return { ...others, effects: effects as unknown as Plain };
}

export function cardOf(name: string): CardData {
  const card = readCollections().get(name);
  if (!card) throw new Error(`no card is called ${name}`);
  return card;
}
