import type { RawOutcome } from '../../chance/index.ts';
import type { AttackPlan } from '../plan.ts';
import { type AttackOutcome, outcome } from './attack-outcome.ts';
import { ATTACK_ROLL } from './dice.ts';
import { factsOf } from './facts.ts';
import { fieldOf } from './ground.ts';
import { headlineSentence } from './headline.ts';
import { measuresFor } from './measures.ts';
import { isShot, remarksOn } from './remarks.ts';
import type { HeroclixScenario } from './scenario.ts';
import { sceneOf } from './scene.ts';
import { knockbackSequence } from './sequence.ts';
import { tellOutcome } from './tell.ts';

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
      usualQuestion: 'squaresMoved >= 1',
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
      tell: (raw, faces) => tellOutcome(play(raw), faces, scenario),
    },
  };
}
