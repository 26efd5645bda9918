/* Compiles a HeroClix scenario into a plan: dice, rules, facts, remarks and picture. */

import { capitalised, spokenMean } from '../../base/index.ts';
import { type Scene, spaceName, squareDistance } from '../../board/index.ts';
import type { RawOutcome } from '../../chance/index.ts';
import { clauseWithOdds } from '../both-named.ts';
import type { Answered, AttackPlan, Fact, Figures } from '../plan.ts';
import { attackEvents } from './attack-events.ts';
import { type AttackOutcome, knocksBack, outcome } from './attack-outcome.ts';
import { ATTACK_ROLL } from './dice.ts';
import { fieldOf, groundOf } from './ground.ts';
import { FINAL_SQUARE, measuresFor } from './measures.ts';
import { type Attacker, CLOSE_RANGE, type HeroclixScenario } from './scenario.ts';
import { knockbackSequence, type Sequence } from './sequence.ts';
import type { Setup } from './setup.ts';
import { attackText, tellEvents } from './tell.ts';

function sceneOf(scenario: HeroclixScenario, setup: Setup, { squares }: Sequence): Scene {
  const kind = 'character';
  const { attacker, defender } = scenario;
  return {
    grid: 'square',
    terrain: groundOf(setup).terrain,
    pieces: [
      { name: attacker.name, role: 'attacker', kind, spaces: [setup.attacker] },
      { name: defender.name, role: 'defender', kind, spaces: [setup.defender] },
      ...setup.others.map(({ name, spaces }) => ({ name, role: 'other' as const, kind, spaces })),
    ],
    walls: setup.walls,
    line: knocksBack(scenario)
      ? [setup.attacker, setup.defender, ...squares.map(({ square }) => square)]
      : [],
    placeMeasure: FINAL_SQUARE.name,
  };
}

/** Remarks that readers need in addition to the numbers. */
function remarksOn(scenario: HeroclixScenario): string[] {
  const { attacker, defender, board } = scenario;
  return [
    ...(knocksBack(scenario)
      ? []
      : [`There is no knockback: ${attacker.name} does not have KNOCKBACK.`]),
    ...(defender.keyphrases.includes('immune')
      ? [`${defender.name} is Immune and can't take knockback damage (12.6e).`]
      : []),
    ...(board && isShot(board)
      ? [`The two characters are not adjacent. ${takenAsGiven(attacker, board)} assumed.`]
      : []),
    ...(board && hasNamedTerrain(board)
      ? ['By these rules, water, lava and other named terrain have no effect on knockback.']
      : []),
  ];
}

/**
 * Whether the terrain has letters. In a board's text, only levels can have letters; the other cells are `#` and `.`.
 */
function hasNamedTerrain({ terrain }: Setup): boolean {
  return /[a-z]/.test(terrain);
}

/** Whether the attacker is not adjacent to the defender. */
export function isShot({ attacker, defender }: Setup): boolean {
  return squareDistance(attacker, defender) > CLOSE_RANGE;
}

function takenAsGiven({ range }: Attacker, { attacker, defender }: Setup): string {
  const isInRange = squareDistance(attacker, defender) <= range;
  return isInRange ? 'Line of fire is' : 'Range and line of fire are';
}

/** States the answer, the mean squares moved and the mean damage. */
export function headlineSentence({ clause, told }: Answered, figures: Figures): string {
  const mean = (measure: string) => spokenMean(figures.mean(measure));
  const damage = `${mean('damage')} damage and ${mean('knockbackDamage')} knockback damage`;
  return told.isNever || told.isAlways
    ? `${capitalised(clauseWithOdds(clause, told))}. An attack does ${damage} on average.`
    : `${clause} ${told.often}, ${mean('squaresMoved')} squares on average, with ${damage} per attack.`;
}

/**
 * The facts for the report: the two characters, which rolls hit, the knockback distance, and the other characters on
 * the board.
 */
function factsOf(scenario: HeroclixScenario): Fact[] {
  const { attacker, defender, board } = scenario;
  const others = board?.others ?? [];
  const keyphrases = (list: readonly string[]) => list.map((one) => one.toUpperCase());
  return [
    {
      term: 'Attacker',
      text: [
        `${attacker.name}: attack value ${attacker.attackValue}, damage ${attacker.damage}`,
        ...keyphrases(attacker.keyphrases),
      ].join('; '),
    },
    {
      term: 'Defender',
      text: [
        `${defender.name}: defense value ${defender.defenseValue}`,
        ...keyphrases(defender.keyphrases),
      ].join('; '),
    },
    {
      term: 'The attack',
      text: attackText({
        attackValue: attacker.attackValue,
        who: attacker.name,
        target: defender.name,
        defenseValue: defender.defenseValue,
      }),
    },
    { term: 'Knockback', text: `${attacker.knockbackDistance} squares, unless it is stopped` },
    ...(board ? [] : [{ term: 'Ground', text: 'Endless level ground.' }]),
    ...(others.length > 0
      ? [
          {
            term: 'Also there',
            text: others
              .map(({ name, spaces }) => `${name} (on ${spaces.map(spaceName).join(' and ')})`)
              .join('; '),
          },
        ]
      : []),
  ];
}

/** Compiles an attack into its dice and the rules that read them. */
export function compile(scenario: HeroclixScenario): AttackPlan {
  const { attacker, defender, board } = scenario;
  const path = knockbackSequence(fieldOf(scenario), attacker.knockbackDistance);
  const measures = measuresFor(scenario);
  const play = (raw: RawOutcome): AttackOutcome => outcome(raw, scenario, path);
  return {
    model: {
      thrown: ATTACK_ROLL,
      resolve(raw) {
        const done = play(raw);
        return Object.fromEntries(measures.map((measure) => [measure.name, measure.of(done)]));
      },
    },
    account: {
      measures: measures.map(({ of, ...measure }) => measure),
      beside: [],
      usualQuestions: ['squaresMoved >= 1'],
      aim: {
        measure: 'squaresMoved',
        title: 'mean squares moved',
        ...(board && isShot(board) && { unchecked: 'Line of fire is not checked.' }),
      },
      cast: { attacker: attacker.name, defender: defender.name },
      facts: factsOf(scenario),
      remarks: remarksOn(scenario),
      ...(board && { scene: sceneOf(scenario, board, path) }),
    },
    story: {
      headline: headlineSentence,
      tell(raw, faces) {
        const done = play(raw);
        const events = attackEvents(done, faces, scenario);
        return { events, steps: tellEvents(events) };
      },
    },
  };
}
