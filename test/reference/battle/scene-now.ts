import { baseLevel, letters } from '../board.ts';
import {
  type Fields,
  isFields,
  type Plain,
  readCard,
  type SpecialAttack,
  specialAttacks,
} from '../cards.ts';
import type { Space } from '../hexes.ts';
import { type Field, knockOnBoard } from '../knockback.ts';
import { type Facts, type Fighter, type Manner, newCourse, type Scene } from '../scene.ts';
import { areAdjacent, distance, engagedWith } from './adjacency.ts';
import { type Glyph, held } from './glyphs.ts';
import {
  cardOf,
  type Figure,
  figureOf,
  figuresOn,
  friendsOf,
  type State,
  sideOf,
} from './state.ts';
import { hasMoved } from './turns.ts';

/** Which attack a figure makes: the normal one, or a special attack by its number on the card. */
export type AttackKind = 'normal' | number;

export interface AttackChoices {
  /** The line of Knockback: a space of the attacker and one of the defender. If absent, there is none. */
  readonly line?: readonly [Space, Space] | undefined;
  /** Optional powers that are not used, by their place on the card. */
  readonly declined?: readonly number[];
}

/** For an attack on several figures: the skulls of one roll for all, and whether others follow. */
export type Together = Pick<Manner, 'rolled' | 'follows'>;

export interface AttackNow {
  readonly scene: Scene;
  readonly field: Field;
  readonly attacker: Fighter;
  readonly defender: Fighter;
}

export const specialOf = (
  state: State,
  figure: Figure,
  kind: AttackKind,
): SpecialAttack | undefined =>
  kind === 'normal' ? undefined : specialAttacks(cardOf(state, figure).card)[kind];

/** Which figures a special attack hits, if they are several. */
export const severalOf = (state: State, figure: Figure, kind: AttackKind): Fields | undefined => {
  const effect = specialOf(state, figure, kind)?.effects.find((one) => one.kind === 'targets');
  return effect && isFields(effect.value) ? effect.value : undefined;
};

/** An attack in the form that the engine of single attacks plays, on the board in its present state. */
export function sceneNow(
  state: State,
  from: Figure,
  to: Figure,
  kind: AttackKind,
  { line, declined = [], ...together }: AttackChoices & Together = {},
): AttackNow {
  const { setting } = state;
  const field: Field = {
    board: setting.board,
    defender: to.place,
    others: inTheWay(state, to),
    line,
  };
  const attacker = fighter(state, from, to, attackGlyphs(state, from));
  const defender = fighter(state, to, from, defenseGlyphs(state, to));
  const there = (): Figure => ({ ...to, place: field.defender });
  const scene: Scene = {
    attacker,
    defender,
    ground: {
      adjacent: () => areAdjacent(state, from, there()),
      distance: () => distance(setting, from.place, field.defender),
      height: () => baseLevel(setting.board, from.place) - baseLevel(setting.board, field.defender),
      knock: (dice, now, points) => {
        knockOnBoard(dice, now, field, points);
        now.defender.terrain = letters(setting.board, field.defender);
      },
    },
    states: setting.states,
    rulings: setting.rulings,
    manner: {
      special: specialOf(state, from, kind),
      declined: new Set(declined),
      change: [],
      skipsBefore: false,
      ...together,
    },
    course: newCourse(),
    woundsThisTurn: to.wounds - figureOf({ ...state, figures: [...state.began] }, to.id).wounds,
    againMade: {},
    rolled: new Map(),
    tables: {},
    answered: false,
  };
  return { scene, field, attacker, defender };
}

function fighter(state: State, figure: Figure, enemy: Figure, granted: readonly Plain[]): Fighter {
  const { card, life } = cardOf(state, figure);
  const more = granted.length > 0 ? readCard({ ...card.data, powers: [] }, granted).powers : [];
  // The effects of glyphs are one additional power, after those of the card.
  const powers = [
    ...card.powers,
    ...more.map((power) => ({
      ...power,
      effects: power.effects.map((effect) => ({
        ...effect,
        id: `glyphs.${effect.id}`,
        power: card.powers.length,
      })),
    })),
  ];
  return {
    card: { ...card, powers },
    powers,
    wounds: figure.wounds,
    life,
    alive: true,
    facts: factsOf(state, figure, enemy),
    terrain: letters(state.setting.board, figure.place),
    cardUses: { ...state.cardUses[figure.card] },
    ownUses: { ...figure.uses },
    hurt: false,
  };
}

/** The facts about a figure that powers refer to, apart from the attack. */
function factsOf(state: State, figure: Figure, enemy: Figure): Facts {
  const { setting } = state;
  const before: State = { ...state, figures: [...state.began] };
  const [own, other] = [figureOf(before, figure.id), figureOf(before, enemy.id)];
  const wasEngaged = engagedWith(before, own).length > 0;
  return {
    moved: hasMoved(state, figure),
    engaged: engagedWith(state, figure).length > 0,
    beganTurn: [wasEngaged ? 'engaged' : 'unengaged', ...letters(setting.board, own.place)],
    charged: distance(setting, own.place, other.place),
    attackedBefore: state.attacked.includes(enemy.id),
    figures: figuresOn(state).filter((one) => one.card === figure.card).length,
    nextToEnemy: friendsOf(state, enemy).some((one) => areAdjacent(state, figure, one)),
  };
}

/** Dice for a side's normal attacks; no glyph changes the dice of special attacks. */
function attackGlyphs(state: State, figure: Figure): Plain[] {
  const on = (name: Glyph): number => held(state, sideOf(state, figure), name);
  const { isUnique } = cardOf(state, figure);
  const dice = on('Astrid') + (isUnique ? on('Ulaniva') : on('Crevcor'));
  return dice > 0 ? [{ attackDice: dice, when: 'normalAttack' }] : [];
}

/** Dice against any attack. */
function defenseGlyphs(state: State, figure: Figure): Plain[] {
  const on = (name: Glyph): number => held(state, sideOf(state, figure), name);
  const dice = on('Gerda') + 2 * on('Jalgard');
  return dice > 0 ? [{ defenseDice: dice, when: 'anyAttack' }] : [];
}

/** Figures by their number, then things by theirs. */
export const nameOfFigure = (id: number): string => `figure ${id}`;
export const nameOfThing = (number: number): string => `thing ${number}`;

function inTheWay(state: State, defender: Figure): Field['others'] {
  const figures = figuresOn(state)
    .filter(({ id }) => id !== defender.id)
    .map((figure) => ({
      kind: 'figure' as const,
      name: nameOfFigure(figure.id),
      place: figure.place,
      life: cardOf(state, figure).life,
      left: cardOf(state, figure).life - figure.wounds,
      friendly: false,
    }));
  const things = state.things.flatMap((number) => {
    const thing = state.setting.things[number];
    const left = (thing?.life ?? 0) - (state.thingWounds[number] ?? 0);
    return thing ? [{ ...thing, name: nameOfThing(number), left }] : [];
  });
  return [...figures, ...things];
}
