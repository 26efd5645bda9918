import { capitalised, does, inSentence, isPlural, verbOf } from '../../base/index.ts';
import { otherSide, type Side } from '../../cards/index.ts';
import type { Step } from '../../rules/index.ts';
import { some } from '../fights/narrator.ts';
import type { DuelScenario } from './scenario.ts';
import type { TurnBegun } from './state.ts';

/** Collects the story of a duel: a step for each turn, with its movement before its attacks. */
export interface ToldTurns {
  /** Starts turns; all but the last have no throw. */
  begin(turns: readonly TurnBegun[]): void;
  /** Adds a sentence before the movement of the next turn. */
  announce(sentence: string): void;
  /** Adds a roll that precedes an attack. */
  prepare(sentence: string): void;
  /** @param driven the increase in distance */
  attack(told: ToldAttack, driven: number): void;
  /** Adds sentences before and after the attacks of the turn. */
  open(sentences: string): void;
  close(sentences: string): void;
  steps(): Step[];
}

/** An attack in sentences; the first may begin in lower case. */
interface ToldAttack {
  /** The title of a special attack. */
  readonly special?: string | undefined;
  readonly sentences: readonly string[];
}

interface Turn {
  readonly side: Side;
  readonly begins: string[];
  readonly attacks: ToldAttack[];
  readonly ends: string[];
}

/** An empty story; distances are tracked from the scenario's on. */
export function toldTurns(scenario: DuelScenario): ToldTurns {
  const turns: Turn[] = [];
  let { distance } = scenario;
  let announced: string[] = [];
  let prepared: string[] = [];
  const current = () => turns.at(-1) as Turn;
  return {
    begin(begun) {
      for (const { side, nearer } of begun) {
        distance -= nearer;
        const begins = [...announced, ...movement(scenario, side, nearer, distance)];
        announced = [];
        turns.push({ side, begins, attacks: [], ends: [] });
      }
    },
    announce: (sentence) => void announced.push(sentence),
    prepare: (sentence) => void prepared.push(sentence),
    attack({ special, sentences }, driven) {
      current().attacks.push({ special, sentences: [...prepared, ...sentences] });
      prepared = [];
      distance += driven;
    },
    open: (sentences) => void current().begins.push(sentences),
    close: (sentences) => void current().ends.push(sentences),
    steps: () =>
      turns.map(({ side, begins, attacks, ends }, i) => ({
        title: `Turn ${i + 1}: ${scenario[side].name}`,
        text:
          [...begins, ...numbered(attacks), ...ends].filter(Boolean).join(' ') ||
          'No attack can be made.',
      })),
  };
}

/** Tells the movement of a side, with its new distance. */
function movement(scenario: DuelScenario, side: Side, nearer: number, distance: number): string[] {
  const enemy = inSentence(scenario[otherSide(side)].name);
  const where = distance === 1 ? `next to ${enemy}` : `${distance} spaces from ${enemy}`;
  if (nearer === 0) return [];
  const away = nearer < 0 ? ' away' : '';
  const moves = does(scenario[side], 'moves');
  const is = verbOf(isPlural(scenario[side]), 'is');
  return [`${moves} ${some(Math.abs(nearer), 'space')}${away} and ${is} ${where} now.`];
}

/** Numbers several attacks; a special attack is named unless the one before it was the same. */
function numbered(attacks: readonly ToldAttack[]): string[] {
  return attacks.map(({ special, sentences }, i) => {
    const isNamed = special !== undefined && special !== attacks[i - 1]?.special;
    const text = `${isNamed ? `${special}: ` : ''}${sentences.join(' ')}`;
    return attacks.length < 2 ? capitalised(text) : `Attack ${i + 1}: ${text}`;
  });
}
