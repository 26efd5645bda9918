import { type Effect, type Fields, isFields, type SpecialAttack, specialAttacks } from './cards.ts';
import { effects } from './conditions.ts';
import type { Mid, Setting } from './duel-state.ts';
import { otherSide } from './duel-state.ts';
import type { Scene } from './scene.ts';

/** How many figures an attack hits, and how (section 5, "Squads"). */
export interface Targets {
  readonly most: number;
  readonly once: boolean;
  readonly goesOn: string | undefined;
}

/**
 * The figures of a squad stand side by side in a row: a single base next to it touches two of them, a double base
 * three; each has one neighbour on either side.
 */
function targetsOf(value: Fields, base: string | undefined): Targets {
  const touched = base === 'double' ? 3 : 2;
  const limits = [value.count, value.line].flatMap((limit) =>
    typeof limit === 'number' ? [limit] : [],
  );
  if (value.nextTo === 'attacker' || value.nextTo === 'both') limits.push(touched);
  if (value.nextTo === 'target') limits.push(3);
  return {
    most: Math.min(...limits, Number.POSITIVE_INFINITY),
    once: value.roll === 'once',
    goesOn: typeof value.goesOn === 'string' ? value.goesOn : undefined,
  };
}

/** An attack is on several figures, and powers act on them separately, if the enemy began with several. */
const hasSquad = (setting: Setting, mid: Mid): boolean =>
  setting.sides[otherSide(mid.turn)].card.figures > 1;

const read = (setting: Setting, mid: Mid, value: Effect['value']): Targets =>
  targetsOf(isFields(value) ? value : {}, setting.sides[mid.turn].card.data.base);

/** The targets of a special attack, or of the normal ones. */
export function targetsIn(
  setting: Setting,
  mid: Mid,
  scene: Scene,
  special: SpecialAttack | undefined,
  holds: (effect: Effect) => boolean,
): Targets | undefined {
  if (!hasSquad(setting, mid)) return undefined;
  const own = special
    ? special.effects.filter(({ kind }) => kind === 'targets')
    : effects(scene, scene.attacker, 'targets').filter(holds);
  return own[0] && read(setting, mid, own[0].value);
}

/** A power before or after an attack that acts on several figures, as a special attack without dice. */
export interface Step {
  readonly special: SpecialAttack;
  readonly targets: Targets;
}

export function stepsAt(
  setting: Setting,
  mid: Mid,
  scene: Scene,
  stage: string,
  range: number,
  isFree: (effect: Effect) => boolean,
): Step[] {
  if (!hasSquad(setting, mid)) return [];
  const { card } = setting.sides[mid.turn];
  return card.powers
    .flatMap((power) => power.effects)
    .filter((effect) => effect.targets !== undefined && effect.stage === stage)
    .filter((effect) => !scene.manner.declined.has(effect.power) && isFree(effect))
    .map((effect) => ({
      special: {
        id: `${effect.id}.step`,
        effect,
        range,
        dice: 0,
        times: 1,
        beside: false,
        together: 1,
        againWhen: undefined,
        // A limited power is used up as the attacks begin, and acts on every figure.
        effects: [{ ...effect, stage: 'instead', special: true, uses: undefined }],
      },
      targets: read(setting, mid, effect.targets),
    }));
}

/** Whether a card has anything that hits several figures. */
export const hitsSeveral = (setting: Setting, mid: Mid): boolean => {
  const { card } = setting.sides[mid.turn];
  const all = card.powers.flatMap((power) => power.effects);
  return (
    hasSquad(setting, mid) &&
    (all.some(({ kind, targets }) => kind === 'targets' || targets !== undefined) ||
      specialAttacks(card).some((one) => one.effects.some(({ kind }) => kind === 'targets')))
  );
};
