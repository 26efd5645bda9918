import { listed, possessive } from '../../base/index.ts';
import { type EffectLine, linesOfPower, powerTitle } from '../../cards/index.ts';
import { linesOf } from '../combat/asks.ts';
import { some } from '../fights/narrator.ts';
import type { PlannedAttack } from '../fights/planned-attack.ts';
import type { TurnContext } from './context.ts';
import type { MeasureNote, TurnMeasure } from './measures.ts';
import type { TurnAttacker } from './scenario.ts';
import { AWAY, GONE, hasActed, type TurnState } from './state.ts';
import { attackTitle, standingText } from './texts.ts';

/** What is needed to describe a state. */
interface Told {
  readonly context: TurnContext;
  /** The notes of the states, in order; notes after these are not told. */
  readonly notes: readonly MeasureNote[];
  readonly measures: readonly TurnMeasure[];
}

/**
 * Describes each of several states in a clause, with no two alike. Clauses that would be equal also
 * say what distinguishes their states: attacks made, places, uses, counts so far.
 */
export function momentTexts(told: Told, states: readonly TurnState[]): string[] {
  const plain = states.map((state) => standingText(told.context, state));
  const groups = new Map<string, number[]>();
  for (const [i, text] of plain.entries()) groups.set(text, [...(groups.get(text) ?? []), i]);
  const texts = [...plain];
  for (const [text, group] of groups) {
    if (group.length < 2) continue;
    const aspects = group.map((i) => aspectsOf(told, states[i] as TurnState));
    const isTelling = (_: string, at: number) =>
      aspects.some((one) => one[at] !== aspects[0]?.[at]);
    for (const [n, i] of group.entries()) {
      const more = (aspects[n] ?? []).filter(isTelling).filter((aspect) => aspect !== '');
      texts[i] = [text, ...more].join(', ');
    }
  }
  return numbered(texts);
}

/** Appends numbers to texts that are still alike. */
function numbered(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  return texts.map((text) => {
    const n = (times.get(text) ?? 0) + 1;
    times.set(text, n);
    return n === 1 ? text : `${text} (case ${n})`;
  });
}

/** All details missing from `standingText`, in the same order for every state. */
function aspectsOf(told: Told, state: TurnState): string[] {
  const { context, notes, measures } = told;
  const { attackers } = context.scenario;
  return [
    ...actingAspects(context, state),
    ...attackers.map(({ name }, i) => placeAspect(context, state, name, i)),
    ...attackers.map(({ name }, i) =>
      state.places[i] === GONE && hasActed(state, i) ? `${name} had acted` : '',
    ),
    ...context.limited.map((line, i) => usesAspect(context, line, state.used[i] as number)),
    ...notes.map(({ measure, read }, i) => {
      const { title, kind } = measures.find(({ name }) => name === measure) ?? { title: measure };
      const value = read(state.noted[i] as number);
      const shown = kind === 'flag' ? (value === 1 ? 'yes' : 'no') : String(value);
      return `so far ${title.charAt(0).toLowerCase()}${title.slice(1)}: ${shown}`;
    }),
  ];
}

function placeAspect({ field }: TurnContext, state: TurnState, name: string, i: number): string {
  const place = state.places[i] as number;
  if (place === GONE || place === AWAY || state.acting?.attacker === i) return '';
  const at = field.nameOf(place);
  return at === undefined
    ? `${name} ${some(field.distance(place, state.defender), 'space')} away`
    : `${name} on ${at}`;
}

/**
 * Details of attacks in progress: how many were made, which come next, what was rolled for them.
 */
function actingAspects({ scenario, ways }: TurnContext, { acting }: TurnState): string[] {
  if (!acting) return ['', '', '', ''];
  const attacker = scenario.attackers[acting.attacker] as TurnAttacker;
  const titles = (attacks: readonly PlannedAttack[]) =>
    listed(attacks.map((planned) => attackTitle(attacker, planned)));
  const { way, attack, again, mayRepeat, tables = [] } = acting;
  const dice = tables.length === 0 ? '' : `${attacker.name} rolled ${listed(tables.map(String))}`;
  if (way < 0) {
    const choices = (acting.ways ?? []).map((one) => titles(ways.of(one).attacks));
    return ['', choices.length === 0 ? '' : `to choose from: ${choices.join('; ')}`, '', dice];
  }
  const left = ways.of(way).attacks.slice(attack);
  return [
    `${some(attack + again, 'attack')} done`,
    left.length === 0 ? 'none left' : `left: ${titles(left)}`,
    mayRepeat ? 'it may attack again' : '',
    dice,
  ];
}

function usesAspect({ scenario }: TurnContext, line: EffectLine, times: number): string {
  if (times === 0) return '';
  const { attackers, defender } = scenario;
  const owner = [...attackers, defender].find((one) => linesOf(one).includes(line));
  const use = owner?.powers.find((one) => linesOfPower(one).includes(line));
  const title = use ? powerTitle(use) : 'what others give it';
  return `${owner ? possessive(owner) : ''} ${title} used ${times === 1 ? 'once' : `${times} times`}`;
}
