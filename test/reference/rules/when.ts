/* Translates the conditions of rules into those of lines: the reverse of `conditions.ts`. */

import type { Condition } from '../../../src/cards/powers/effect-line.ts';
import type { RuleCondition } from '../../../src/cards/powers/rules/condition.ts';
import { nameOf } from '../../../src/cards/powers/rules/position.ts';
import type { Selector } from '../../../src/cards/powers/rules/selector.ts';
import { given } from './given.ts';

/** Conditions as a line writes them; undefined if a line cannot express one of them. */
export function whenOf(all: readonly RuleCondition[]): readonly Condition[] | undefined {
  const found = all.map(conditionOf);
  return found.some((one) => one === undefined) ? undefined : (found as Condition[]);
}

function conditionOf(condition: RuleCondition): Condition | undefined {
  if (condition.not) {
    const not = whenOf(condition.not);
    return not && { not };
  }
  const name = nameOf(condition);
  return CONDITIONS[name]?.(condition[name] as never, condition);
}

const ATTACKS = { normal: 'normalAttack', special: 'specialAttack', any: 'anyAttack' } as const;

/** A condition on one figure, by its card and its place. */
const figureOf = ({ cards, ...others }: Selector) => ({ ...cards, ...others });

/** Whether a selector has only this field. */
const asksOnly = (selector: Selector, field: keyof Selector) =>
  Object.keys(selector).join() === field;

function ofOther(name: 'target' | 'enemy') {
  return (asked: Selector): Condition =>
    asksOnly(asked, 'wounds') && name === 'enemy'
      ? { enemyWounds: asked.wounds }
      : asksOnly(asked, 'lifeLeft') && name === 'enemy'
        ? { enemyLifeLeft: asked.lifeLeft }
        : { [name]: figureOf(asked) };
}

function counted(count: NonNullable<RuleCondition['count']>, { least }: RuleCondition): Condition {
  if (count === 'tokens') return { tokens: least };
  const { side, cards, state, from, sees, ...place } = count;
  if (least === 'all') return { army: cards };
  if (side === 'card') return { figures: least };
  const more = least === 1 ? {} : { count: least };
  if (state === 'fallen') return { fallen: { ...cards, ...more } };
  return {
    near: {
      ...cards,
      ...place,
      ...given({ side: side === 'enemy' && 'enemies', of: from, seesTarget: sees }),
      ...more,
    },
  };
}

const CONDITIONS: Readonly<
  Record<string, (value: never, condition: RuleCondition) => Condition | undefined>
> = {
  attack: (attack: keyof typeof ATTACKS) => ATTACKS[attack],
  adjacent: () => 'adjacent',
  distance: (distance: number) => ({ distance }),
  height: (height: NonNullable<RuleCondition['height']>) => {
    if (typeof height === 'number') return { levelsApart: height };
    return height === 'higher' ? 'heightAdvantage' : 'lower';
  },
  ground: (ground: NonNullable<RuleCondition['ground']>) => {
    if ('obstacle' in ground)
      return { [ground.of ? 'targetBesideObstacle' : 'besideObstacle']: ground.obstacle };
    const { is, within } = ground;
    return within === undefined ? { terrain: is } : { nearTerrain: { letter: is, within } };
  },
  self: ({ engaged, given: isGiven, wounds }: NonNullable<RuleCondition['self']>) => {
    if (engaged) return 'engaged';
    return isGiven ? 'given' : { ownWounds: wounds };
  },
  target: ofOther('target'),
  other: ofOther('enemy'),
  did: (did: string) => DEEDS[did] ?? { did: did === 'cardMoved' ? 'moved' : did },
  began: (began: NonNullable<RuleCondition['began']>) =>
    typeof began === 'string' ? { beganTurn: began } : { charged: began.away },
  shows: (shows: NonNullable<RuleCondition['shows']>) => {
    if (typeof shows === 'object') return { skulls: shows.skulls };
    return SHOWN[shows];
  },
  result: (result: NonNullable<RuleCondition['result']>) => {
    if (result === 'destroyed') return 'destroyed';
    return result === 1 ? 'wounded' : { wounded: result };
  },
  count: counted,
  markers: (markers: NonNullable<RuleCondition['markers']>): Condition => {
    if (typeof markers === 'string') return { marker: markers };
    if ('number' in markers) return { marker: markers.number };
    if ('all' in markers) return { allMarkers: markers.all };
    const { on, shown } = markers;
    return typeof on === 'object'
      ? { markerOn: given({ ...on, shown }) }
      : { markersShown: given({ count: shown, on }) };
  },
  turn: (turn: string) => {
    if (turn === 'unbonded') return 'noBonding';
    return turn === 'firstRound' ? undefined : { turnOf: turn };
  },
  wayOut: (wayOut: number) => ({ wayOut }),
  rolled: (rolled: number) => ({ rolled }),
  d20: (d20: number) => ({ d20 }),
  state: (state: string) => ({ state }),
};

const SHOWN = {
  shield: 'shieldRolled',
  allSkulls: 'allSkulls',
  blank: 'blankRolled',
  evenRolls: 'rollsAreEven',
} as const;

const DEEDS: Readonly<Record<string, Condition>> = {
  moved: 'moved',
  stood: 'stationary',
  attackedBefore: 'attackedBefore',
  passedThrough: 'passedThrough',
};
