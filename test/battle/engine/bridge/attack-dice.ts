import type { Distribution } from '../../../../src/battle/engine/attacks/distribution.ts';
import type { ThrowOutcome } from '../../../../src/fight/combat/throw-outcome.ts';
import { attack as play } from '../../../reference/attack.ts';
import type { AttackKind, Figure, ReferenceBattle, Roll } from '../../../reference/battle/index.ts';
import { sceneNow } from '../../../reference/battle/scene-now.ts';
import { type Dice, explore, type Purpose } from '../../../reference/explore.ts';

/** An attack of the reference's. */
export interface Aim {
  readonly state: ReferenceBattle;
  readonly figure: Figure;
  readonly target: Figure;
  readonly kind: AttackKind;
}

/** The engine's result for an attack, before Knockback moves any figure. */
interface Result {
  readonly own: number | 'gone';
  readonly enemy: number | 'gone';
  /** Spaces of Knockback for a surviving enemy. */
  readonly points: number;
}

const textOf = ({ own, enemy, points }: Result): string =>
  `own ${own}, enemy ${enemy}, ${enemy === 'gone' ? 0 : points} points`;

const resultOf = (outcome: ThrowOutcome): Result => ({
  own: outcome.ownDestroyed ? 'gone' : outcome.ownWounds,
  enemy: outcome.enemyDestroyed ? 'gone' : outcome.enemyWounds,
  points: outcome.spacesMoved,
});

/** The attack with these dice, on ground where no figure is moved. */
function played(dice: (numberOf: (owner: object) => number) => Dice, aim: Aim): string {
  const { state, figure, target, kind } = aim;
  const { scene, attacker, defender } = sceneNow(state, figure, target, kind);
  let points = 0;
  scene.ground.knock = (_, __, given) => {
    points = given;
  };
  play(
    dice((owner) => (owner === attacker ? figure.id : target.id)),
    scene,
  );
  return textOf({
    own: attacker.alive ? attacker.wounds - figure.wounds : 'gone',
    enemy: defender.alive ? defender.wounds - target.wounds : 'gone',
    points,
  });
}

/** The exact distribution of an attack, by the reference. */
export function distributionOf(aim: Aim): Map<string, number> {
  const shares = new Map<string, number>();
  explore(
    (dice) => played(() => dice, aim),
    (text, { number }) => shares.set(text, (shares.get(text) ?? 0) + number),
  );
  return shares;
}

/** The distribution of results in the engine's own distribution. */
export function distributionIn({ outcomes, upTo }: Distribution): Map<string, number> {
  const shares = new Map<string, number>();
  for (const [i, outcome] of outcomes.entries()) {
    const text = textOf(resultOf(outcome));
    const share = (upTo[i] as number) - (upTo[i - 1] ?? 0);
    shares.set(text, (shares.get(text) ?? 0) + share);
  }
  return shares;
}

/** All rolls of the attack's dice that lead to the engine's result. */
export function* rollsFor(aim: Aim, outcome: ThrowOutcome): Generator<Roll[]> {
  const wanted = textOf(resultOf(outcome));
  const path: { at: number; readonly options: readonly Roll[] }[] = [];
  for (;;) {
    let depth = 0;
    const next = (options: () => Roll[]): Roll => {
      const turn = path[depth] ?? { at: 0, options: options() };
      path[depth++] = turn;
      return turn.options[turn.at] as Roll;
    };
    const found = played((numberOf) => named(next, numberOf), aim);
    if (found === wanted) yield path.map(({ at, options }) => options[at] as Roll);
    path.length = depth;
    for (let last = path.at(-1); last && ++last.at === last.options.length; last = path.at(-1))
      path.pop();
    if (path.length === 0) return;
  }
}

function named(next: (options: () => Roll[]) => Roll, numberOf: (owner: object) => number): Dice {
  const begin = ({ kind, owner }: Purpose) => ({
    kind: kind as Roll['kind'],
    figure: numberOf(owner),
  });
  return {
    pick: () => {
      throw new Error('dice without a name');
    },
    rolled: {
      faces: (purpose, count) => {
        const { faces } = next(() =>
          facesOf(count).map((shown) => ({ ...begin(purpose), faces: shown })),
        );
        return { skull: 0, shield: 0, blank: 0, ...faces };
      },
      d20: (purpose) =>
        next(() => [1, 20].map((value) => ({ ...begin(purpose), value }))).value ?? 0,
    },
  };
}

function facesOf(count: number): NonNullable<Roll['faces']>[] {
  return Array.from({ length: count + 1 }, (_, skull) =>
    Array.from({ length: count - skull + 1 }, (__, shield) => ({
      skull,
      shield,
      blank: count - skull - shield,
    })),
  ).flat();
}
