/**
 * The best play of a turn, RULES.md section 6: every choice is tried in every state, and states are distinguished by
 * everything that is known of them. For figures with single bases.
 */

import type { Place } from '../c3g/board.ts';
import { CERTAIN, type Fraction, plus, reduced, times } from '../c3g/chance.ts';
import {
  attackDistribution,
  type Bystander,
  canAttack,
  type Ending,
  type Scene,
  sceneKey,
} from './attack.ts';
import { type Ground, placeName, readGround } from './board.ts';
import {
  kindOf,
  nameOf,
  type Other,
  type Special,
  slug,
  spacesOf,
  specialsOf,
  type TurnDocument,
} from './document.ts';
import { type Landing, landings, NO_FALLS } from './falls.ts';
import { type Rest, restingPlaces, surroundingsOf } from './movement.ts';

export type Measures = Record<string, number | string>;

export interface FirstChoice {
  /** Index in `turn`. */
  attacker: number;
  place: string;
  /**
   * The value of going there and then choosing the better of the two: with falls on the way this can be more than
   * both values below.
   */
  worth: Fraction;
  /** Going there and attacking at least once, if it survives its falls; absent if the defender is out of reach. */
  attacking?: Fraction;
  /**
   * Going there and not attacking, which may also include a fall; absent for its own place, where that would mean
   * doing nothing.
   */
  notAttacking?: Fraction;
}

export interface BestTurn {
  best: Fraction;
  first: readonly FirstChoice[];
  /** Nobody does anything. */
  stayingOut: Fraction;
}

interface State {
  /** Without a Life their wounds are not kept; a fall can destroy them all the same. */
  attackers: readonly { at: Place; wounds: number; used: boolean; destroyed: boolean }[];
  /**
   * The attacker that is making its attacks, and how many it may still make: of its normal ones, or of one of its
   * special attacks, by its place on the card. Before its first attack `left` is absent.
   */
  acting?: { index: number; left?: number; special?: number };
  /** The last attacker that acted, -1 before the first. */
  last: number;
  defender: { at: Place; wounds: number; destroyed: boolean };
  /** Wounds of the entries of `others`. */
  others: readonly number[];
  /** What has been counted. */
  told: Measures;
}

const COUNTED = [
  'attackWounds',
  'knockbackPoints',
  'spacesMoved',
  'knockbackWounds',
  'fallWounds',
  'totalWounds',
  'attacks',
  'attackerWounds',
] as const;
const TRUE_OR_NOT = [
  'displaced',
  'knockbackDamageRolled',
  'hazardDestroyed',
  'attackerDestroyed',
] as const;

const NEVER: Fraction = { numerator: 0n, denominator: 1n };

const isMore = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator > b.numerator * a.denominator;

const greatest = (worths: readonly Fraction[]): Fraction =>
  worths.reduce((best, worth) => (isMore(worth, best) ? worth : best), NEVER);

/**
 * `holds` receives the measures that the document's question names (`gone` stands for destroyed and displaced), or
 * all of them if it has no question. Reading any other measure is an error.
 */
export function bestTurn(document: TurnDocument, holds: (measures: Measures) => boolean): BestTurn {
  const turn = new Turn(document, holds);
  const start = turn.start();
  const first = turn.firstChoices(start);
  return { best: turn.worth(start), first, stayingOut: turn.worthOfEnding(start) };
}

class Turn {
  private readonly ground: Ground;
  private readonly others: readonly Other[];
  private readonly asked: ReadonlySet<string> | undefined;
  private readonly worths = new Map<string, Fraction>();
  private readonly laws = new Map<string, ReturnType<typeof attackDistribution>>();
  private readonly document: TurnDocument;
  private readonly holds: (measures: Measures) => boolean;

  constructor(document: TurnDocument, holds: (measures: Measures) => boolean) {
    this.document = document;
    this.holds = holds;
    const { board, question, turn, defender } = document;
    this.ground = readGround(board.terrain, board.walls ?? []);
    this.others = board.others ?? [];
    if (question !== undefined) {
      const words = question.match(/[A-Za-z]+(:[\w-]+)?/g) ?? [];
      this.asked = new Set([...words, ...(words.some((word) => word === 'gone') ? GONE : [])]);
    }
    if ([defender, ...turn.map(({ figure }) => figure)].some(({ base }) => base === 'double'))
      throw new Error('the oracle of turns knows single bases alone');
  }

  start(): State {
    const told: Measures = {};
    for (const measure of [...COUNTED, ...TRUE_OR_NOT]) told[measure] = 0;
    told.stoppedBy = 'none';
    for (const other of this.others) {
      const kind = kindOf(other);
      if (kind === 'figure' || kind === 'object') this.beginBlocker(told, nameOf(other));
    }
    for (const { figure } of this.document.turn) this.beginBlocker(told, figure.name);
    return {
      attackers: this.document.turn.map(({ figure, at }) => ({
        at: onlySpace(spacesOf(at)),
        wounds: figure.life === undefined ? 0 : (figure.wounds ?? 0),
        used: false,
        destroyed: false,
      })),
      last: -1,
      defender: {
        at: onlySpace(spacesOf(this.document.board.defender)),
        wounds: this.document.defender.wounds ?? 0,
        destroyed: false,
      },
      others: this.others.map(() => 0),
      told: this.onlyAsked(told),
    };
  }

  private beginBlocker(told: Measures, name: string): void {
    for (const measure of ['blockerWounds', 'blockerDestroyed'])
      told[`${measure}:${slug(name)}`] = 0;
  }

  /** Measures that the question does not use would only separate states of equal value. */
  private onlyAsked(told: Measures): Measures {
    const { asked } = this;
    if (asked === undefined) return told;
    return Object.fromEntries(Object.entries(told).filter(([measure]) => asked.has(measure)));
  }

  worthOfEnding({ told, defender }: State): Fraction {
    const measures: Measures = {
      ...told,
      destroyed: defender.destroyed ? 1 : 0,
      finalSpace: placeName([defender.at]),
    };
    const known = new Proxy(measures, {
      get: (all, name) => {
        const value = all[String(name)];
        if (value === undefined) throw new Error(`the question does not name ${String(name)}`);
        return value;
      },
    });
    return this.holds(known) ? CERTAIN : NEVER;
  }

  /** The chance that the question holds at the end of the turn, played best from here on. */
  worth(state: State): Fraction {
    const key = JSON.stringify(state);
    const known = this.worths.get(key);
    if (known !== undefined) return known;
    const worth = reduced(this.worthAnew(state));
    this.worths.set(key, worth);
    return worth;
  }

  private worthAnew(state: State): Fraction {
    // "It … stops when the defender is destroyed": no measure can change any more.
    if (state.defender.destroyed) return this.worthOfEnding(state);
    if (state.acting !== undefined) {
      // "After each attack it may stop."
      const stopped = this.worth(withoutActing(state));
      const goesOn = this.worthOfAttack(state);
      return goesOn === undefined ? stopped : greatest([stopped, goesOn]);
    }
    const choices = this.firstChoices(state).map(({ worth }) => worth);
    return greatest([this.worthOfEnding(state), ...choices]);
  }

  /** The choices of every attacker that may act now, with every place that it can go to. */
  firstChoices(state: State): FirstChoice[] {
    return this.document.turn.flatMap((_, attacker) => {
      if (!this.mayAct(state, attacker)) return [];
      return this.restsOf(state, attacker).flatMap((rest) => this.choiceOf(state, attacker, rest));
    });
  }

  private choiceOf(state: State, attacker: number, { spaces, falls }: Rest): FirstChoice[] {
    const place = onlySpace(spaces);
    const moved = placeName([place]) !== placeName([this.ownPlace(state, attacker)]);
    const life = this.document.turn[attacker]?.figure.life ?? Number.POSITIVE_INFINITY;
    const wounds = state.attackers[attacker]?.wounds ?? 0;
    const arrivals = landings(falls, life - wounds).map(({ landing, chance }) => ({
      there: this.arrived(state, attacker, place, landing),
      chance,
    }));
    /** The mean over the landings, or `undefined` if that cannot be done after one of them. */
    const mean = (worthOf: (there: State) => Fraction | undefined): Fraction | undefined =>
      arrivals.reduce<Fraction | undefined>((sum, { there, chance }) => {
        const worth = there.acting === undefined ? this.worth(there) : worthOf(there);
        return sum && worth && plus(sum, times(chance, worth));
      }, NEVER);
    const attacking = mean((there) => this.worthOfAttack(there));
    // "An attacker is used when it has moved or attacked": to stay and not to attack is no choice.
    const notAttacking = moved ? mean((there) => this.worth(withoutActing(there))) : undefined;
    const worth = moved ? mean((there) => this.worth(there)) : attacking;
    if (worth === undefined) return [];
    return [
      {
        attacker,
        place: placeName([place]),
        worth,
        ...(attacking && { attacking }),
        ...(notAttacking && { notAttacking }),
      },
    ];
  }

  /** About to attack, or out if a fall destroyed it: "falls are rolled as it comes to its place, before anything else". */
  private arrived(state: State, index: number, at: Place, landing: Landing): State {
    const { figure } = this.document.turn[index] ?? {};
    const { wounds, destroyed } = landing;
    const more = destroyed || figure?.life === undefined ? 0 : wounds;
    // "Of the attackers' own falls and jumps and of what strikes back at them"
    const told: Measures = { ...state.told };
    told.attackerWounds = Number(told.attackerWounds ?? 0) + wounds;
    if (destroyed) told.attackerDestroyed = 1;
    return {
      ...state,
      told: this.onlyAsked(told),
      attackers: state.attackers.map((attacker, number) =>
        number === index ? { at, wounds: attacker.wounds + more, used: true, destroyed } : attacker,
      ),
      last: index,
      ...(destroyed ? {} : { acting: { index } }),
    };
  }

  private ownPlace(state: State, index: number): Place {
    const figure = state.attackers[index];
    if (figure === undefined) throw new Error(`no attacker ${index}`);
    return figure.at;
  }

  private isThere(state: State, index: number): boolean {
    const { destroyed = true, wounds = 0 } = state.attackers[index] ?? {};
    const life = this.document.turn[index]?.figure.life;
    return !destroyed && (life === undefined || wounds < life);
  }

  /** "With `order: given` each of them acts in its place of the list or not at all." */
  private mayAct(state: State, index: number): boolean {
    const itsTurn = this.document.order !== 'given' || index > state.last;
    return itsTurn && !state.attackers[index]?.used && this.isThere(state, index);
  }

  private restsOf(state: State, index: number): Rest[] {
    const attacker = this.document.turn[index];
    const own = this.ownPlace(state, index);
    if (attacker === undefined || attacker.moves === false)
      return [{ spaces: [own], falls: NO_FALLS }];
    const friends = state.attackers
      .filter((_, other) => other !== index && this.isThere(state, other))
      .map(({ at }) => at);
    const others = this.others.filter((_, other) => this.stands(state, other));
    const around = surroundingsOf(this.ground, others, [state.defender.at], friends);
    return restingPlaces(attacker.figure, [own], around);
  }

  private stands(state: State, other: number): boolean {
    const life = this.others[other]?.life;
    return life === undefined || (state.others[other] ?? 0) < life;
  }

  private sceneOf(state: State, index: number, special?: Special): Scene {
    const card = this.document.turn[index]?.figure;
    if (card === undefined) throw new Error(`no attacker ${index}`);
    const { defender } = this.document;
    const others = this.others
      .map((other, number): Bystander => {
        const { passable = false } = other;
        return { id: `other ${number}`, kind: kindOf(other), at: spacesOf(other.at), passable };
      })
      .filter((_, number) => this.stands(state, number));
    const fellows = state.attackers
      .map(({ at }, number): Bystander => ({ id: `attacker ${number}`, kind: 'figure', at: [at] }))
      .filter((_, number) => number !== index && this.isThere(state, number));
    return {
      ground: this.ground,
      attacker: { card, at: this.ownPlace(state, index), ...(special && { special }) },
      defender: {
        card: defender,
        at: state.defender.at,
        lifeLeft: (defender.life ?? Number.POSITIVE_INFINITY) - state.defender.wounds,
      },
      bystanders: [...others, ...fellows],
    };
  }

  /** `undefined` if the acting figure cannot attack. */
  private worthOfAttack(state: State): Fraction | undefined {
    const { acting } = state;
    if (acting === undefined || acting.left === 0 || !this.isThere(state, acting.index))
      return undefined;
    const { figure, attacks = 1 } = this.document.turn[acting.index] ?? {};
    const specials = figure === undefined ? [] : specialsOf(figure);
    if (acting.left !== undefined)
      return this.worthOfOne(state, acting.index, acting.left, acting.special, specials);
    // "In place of its normal attacks an attacker may make a special attack, as often as that may be made."
    const worths = [undefined, ...specials.keys()]
      .map((special) => {
        const times = special === undefined ? attacks : (specials[special]?.times ?? 1);
        return this.worthOfOne(state, acting.index, times, special, specials);
      })
      .filter((worth) => worth !== undefined);
    return worths.length > 0 ? greatest(worths) : undefined;
  }

  private worthOfOne(
    state: State,
    index: number,
    left: number,
    special: number | undefined,
    specials: readonly Special[],
  ): Fraction | undefined {
    const scene = this.sceneOf(state, index, specials[special ?? -1]);
    if (!canAttack(scene)) return undefined;
    const key = `${index} ${sceneKey(scene)}`;
    const distribution = this.laws.get(key) ?? attackDistribution(scene);
    this.laws.set(key, distribution);
    const acting = { index, left, ...(special !== undefined && { special }) };
    return distribution
      .map(({ ending, chance }) => times(chance, this.worth(this.after(state, acting, ending))))
      .reduce(plus, NEVER);
  }

  private after(
    state: State,
    acting: { index: number; left: number; special?: number },
    ending: Ending,
  ): State {
    const { index, left } = acting;
    const wounds = ending.attackWounds + ending.knockbackWounds + ending.fallWounds;
    const { defender, turn } = this.document;
    // Wounds are kept if they can destroy; otherwise they do not matter.
    const more = (life: number | undefined, before: number, by: number): number =>
      life === undefined ? 0 : Math.min(life, before + by);
    const hits = (id: string): number => (ending.hit.includes(id) ? 1 : 0);
    return {
      ...state,
      acting: { ...acting, left: left - 1 },
      attackers: state.attackers.map((figure, number) => {
        const life = turn[number]?.figure.life;
        const struck = number === index ? ending.attackerWounds : hits(`attacker ${number}`);
        return { ...figure, wounds: more(life, figure.wounds, struck) };
      }),
      defender: {
        at: ending.at,
        wounds: more(defender.life, state.defender.wounds, wounds),
        destroyed: ending.destroyed,
      },
      others: state.others.map((before, number) =>
        more(this.others[number]?.life, before, hits(`other ${number}`)),
      ),
      told: this.onlyAsked(this.toldAfter(state, index, ending, wounds)),
    };
  }

  /** "What is counted is added up over all attacks; what is true or not is true if it was in any attack." */
  private toldAfter(
    { told: before, attackers, others }: State,
    index: number,
    ending: Ending,
    totalWounds: number,
  ): Measures {
    const lifeLeft = (life: number | undefined, wounds = 0): number =>
      (life ?? Number.POSITIVE_INFINITY) - wounds;
    const ownLife = lifeLeft(this.document.turn[index]?.figure.life, attackers[index]?.wounds);
    const attackerWounds = Math.min(ownLife, ending.attackerWounds);
    const counted: Record<(typeof COUNTED)[number], number> = {
      ...ending,
      totalWounds,
      attacks: 1,
      attackerWounds,
    };
    const trueNow: Record<(typeof TRUE_OR_NOT)[number], boolean> = {
      ...ending,
      displaced: ending.spacesMoved > 0,
      attackerDestroyed: attackerWounds === ownLife,
    };
    const told: Measures = { ...before };
    for (const measure of COUNTED) told[measure] = Number(before[measure] ?? 0) + counted[measure];
    for (const measure of TRUE_OR_NOT)
      told[measure] = trueNow[measure] || before[measure] === 1 ? 1 : 0;
    // "That of the last attack with Knockback points"
    if (ending.knockbackPoints > 0) told.stoppedBy = ending.stoppedBy;
    for (const id of ending.hit) {
      const name = slug(this.nameOfHit(id));
      told[`blockerWounds:${name}`] = 1;
      const [list, number] = id.split(' ');
      const left =
        list === 'other'
          ? lifeLeft(this.others[Number(number)]?.life, others[Number(number)])
          : lifeLeft(
              this.document.turn[Number(number)]?.figure.life,
              attackers[Number(number)]?.wounds,
            );
      if (left <= 1) told[`blockerDestroyed:${name}`] = 1;
    }
    return told;
  }

  private nameOfHit(id: string): string {
    const [list, number] = id.split(' ');
    const other = this.others[Number(number)];
    if (list === 'other' && other !== undefined) return nameOf(other);
    return this.document.turn[Number(number)]?.figure.name ?? '';
  }
}

const GONE = ['destroyed', 'displaced'];

function onlySpace(spaces: readonly Place[]): Place {
  const [place, ...more] = spaces;
  if (place === undefined || more.length > 0)
    throw new Error('the oracle of turns knows single bases alone');
  return place;
}

/** Whoever acted has stopped. */
function withoutActing({ acting: _, ...state }: State): State {
  return state;
}
