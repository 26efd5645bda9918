import { adjacentPairs, apart, baseLevel, letters, type Place } from './board.ts';
import type { Card } from './cards.ts';
import { clearGround } from './ground.ts';
import type { Space } from './hexes.ts';
import { type Field, knockOnBoard } from './knockback.ts';
import { type Measures, measuresOf } from './measures.ts';
import {
  type Facts,
  type Fighter,
  type Ground,
  type Manner,
  newCourse,
  type Scene,
  type Uses,
} from './scene.ts';
import {
  type Actor,
  distanceNow,
  firstState,
  isAdjacent,
  standing,
  type TurnSetting,
  type TurnState,
} from './turn-state.ts';

/** The facts about the turn so far that powers refer to (reading 12). */
function factsOf(setting: TurnSetting, state: TurnState, who: number): [Facts, Facts] {
  const first = firstState(setting);
  const attacker = setting.attackers[who];
  const { facts } = setting.defender;
  const engaged = (number: number): string =>
    isAdjacent(setting, first, number) ? 'engaged' : 'unengaged';
  const anybody = setting.attackers.some((_, number) => isAdjacent(setting, first, number));
  const began = (place: Place): string[] => (setting.board ? letters(setting.board, place) : []);
  const defends: Facts = {
    ...facts,
    moved: false,
    beganTurn: [anybody ? 'engaged' : 'unengaged', ...began(setting.defender.place)],
  };
  if (!attacker?.moves || !setting.board) return [attacker?.facts ?? {}, defends];
  const now = state.attackers[who]?.place;
  return [
    {
      ...attacker.facts,
      moved: JSON.stringify(now) !== JSON.stringify(attacker.place),
      charged: distanceNow(setting, first, who),
      beganTurn: [engaged(who), ...began(attacker.place)],
    },
    defends,
  ];
}

/** The scene of an attack now, and the field that it changes. */
export function sceneNow(
  setting: TurnSetting,
  state: TurnState,
  who: number,
  manner: Manner,
  line: readonly [Space, Space] | undefined,
): { scene: Scene; field: Field | undefined } {
  const actor = state.attackers[who];
  const attacker = setting.attackers[who];
  if (!actor || !attacker) throw new Error('no such attacker');
  const { board, rulings } = setting;
  const [attacks, defends] = factsOf(setting, state, who);
  const fighter = (card: Card, of: Omit<Actor, 'acted' | 'used'>, facts: Facts): Fighter => ({
    card,
    powers: card.powers,
    wounds: of.wounds,
    life: card.life,
    alive: of.alive,
    facts,
    terrain: board ? letters(board, of.place) : [],
    cardUses: { ...of.cardUses },
    ownUses: { ...of.ownUses },
    hurt: false,
  });
  let field: Field | undefined;
  let ground: Ground = clearGround(setting.distance + state.defender.driven, 0);
  if (board) {
    const on: Field = {
      board,
      defender: state.defender.place,
      others: inTheWay(setting, state),
      line,
    };
    const own = standing(setting, state, who);
    const there = () => ({ place: on.defender, height: setting.defender.card.height });
    field = on;
    ground = {
      adjacent: () => adjacentPairs(board, own, there(), rulings).length > 0,
      distance: () => apart(own.place, on.defender),
      height: () => baseLevel(board, own.place) - baseLevel(board, on.defender),
      knock: (dice, scene, points) => {
        knockOnBoard(dice, scene, on, points);
        scene.defender.terrain = letters(board, on.defender);
      },
    };
  }
  const scene: Scene = {
    attacker: fighter(attacker.card, actor, attacks),
    defender: fighter(setting.defender.card, state.defender, defends),
    ground,
    states: setting.states,
    rulings,
    manner,
    course: newCourse(),
    woundsThisTurn: state.defender.wounds - (setting.defender.facts.wounds ?? 0),
    againMade: state.acting?.againMade ?? {},
    rolled: new Map(),
    tables: state.acting?.tables ?? {},
    answered: false,
  };
  return { scene, field };
}

/** Others first, in their order, then the attackers in theirs; destroyed ones are not in the way. */
function inTheWay(setting: TurnSetting, state: TurnState): Field['others'] {
  const others = setting.others.map((other, index) => {
    const left = state.others[index] ?? 0;
    return { ...other, left: left < 0 ? Number.POSITIVE_INFINITY : left };
  });
  const attackers = state.attackers.map(({ place, wounds, alive }, index) => {
    const card = setting.attackers[index]?.card;
    const life = card?.life ?? Number.POSITIVE_INFINITY;
    return {
      kind: 'figure' as const,
      name: card?.name ?? '',
      place,
      life,
      left: alive ? life - wounds : 0,
      friendly: true,
    };
  });
  return [...others, ...attackers];
}

/** The changes by an attack, or by another event between the two. */
export interface Delta {
  readonly attacker: Pick<Actor, 'wounds' | 'alive' | 'cardUses' | 'ownUses'>;
  readonly defender: TurnState['defender'];
  /** The Life that the others, then the attackers, lost by being in the way. */
  readonly hits: readonly number[];
  readonly measures: Measures;
  readonly again: string | undefined;
}

const sorted = (uses: Uses): Uses =>
  Object.fromEntries(Object.entries(uses).sort(([a], [b]) => (a < b ? -1 : 1)));

export function deltaOf(
  setting: TurnSetting,
  state: TurnState,
  { scene, field }: ReturnType<typeof sceneNow>,
): Delta {
  const { attacker, defender, course } = scene;
  const before = inTheWay(setting, state);
  return {
    attacker: {
      wounds: attacker.wounds,
      alive: attacker.alive,
      cardUses: sorted(attacker.cardUses),
      ownUses: sorted(attacker.ownUses),
    },
    defender: {
      place: field?.defender ?? state.defender.place,
      driven: state.defender.driven + (field ? 0 : course.spacesMoved),
      wounds: defender.wounds,
      alive: defender.alive,
      cardUses: sorted(defender.cardUses),
      ownUses: sorted(defender.ownUses),
    },
    hits: before.map(({ left }, index) => {
      const now = field?.others[index]?.left ?? left;
      return left === now ? 0 : left - now;
    }),
    measures: {
      ...measuresOf(scene, state.defender.wounds),
      ...ofBlockers(before, field, course),
      attacks: course.made ? 1 : 0,
    },
    again: course.again,
  };
}

/** `blockerWounds:NAME` and `blockerDestroyed:NAME` of everyone in the way, the name in hyphens: 0 or 1. */
function ofBlockers(
  before: Field['others'],
  field: Field | undefined,
  course: Scene['course'],
): Measures {
  return Object.fromEntries(
    before.flatMap(({ name, left }, index) => {
      const hyphenated = name.toLowerCase().replaceAll(' ', '-');
      const isDestroyed = left > 0 && field?.others[index]?.left === 0;
      return [
        [`blockerWounds:${hyphenated}`, (course.blockerWounds[name] ?? 0) > 0 ? 1 : 0],
        [`blockerDestroyed:${hyphenated}`, isDestroyed ? 1 : 0],
      ];
    }),
  );
}

export function applied(
  setting: TurnSetting,
  state: TurnState,
  who: number,
  { attacker, defender, hits }: Delta,
): TurnState {
  const count = setting.others.length;
  return {
    ...state,
    attackers: state.attackers.map((actor, index): Actor => {
      const own = index === who ? attacker : actor;
      // Knockback Damage may hit attackers that stand in the way (reading 15).
      const wounds = own.wounds + (hits[count + index] ?? 0);
      const life = setting.attackers[index]?.card.life ?? Number.POSITIVE_INFINITY;
      return {
        ...actor,
        wounds,
        alive: own.alive && wounds < life,
        cardUses: own.cardUses,
        ownUses: own.ownUses,
      };
    }),
    defender,
    others: state.others.map((left, index) => (left < 0 ? left : left - (hits[index] ?? 0))),
  };
}
