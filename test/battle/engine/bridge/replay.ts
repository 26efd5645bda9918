import { count, strike } from '../../../reference/battle/attack.ts';
import {
  type AttackKind,
  adjacency,
  attack,
  type BattleData,
  begin,
  cardOf,
  choose,
  endOfRound,
  endPlacing,
  endTurn,
  type Figure,
  figureOf,
  follow,
  held,
  initiative,
  invariants,
  legalMarkers,
  legalPlacements,
  mark,
  mayAttack,
  mayHit,
  moves,
  place,
  pointsLeft,
  type ReferenceBattle,
  result,
  type Side,
  targets,
  turnNow,
} from '../../../reference/battle/index.ts';
import { Rolls } from '../../../reference/battle/rolls.ts';
import { stepsFrom } from '../../../reference/battle/steps.ts';
import type { Place } from '../../../reference/board.ts';
import { specialAttacks } from '../../../reference/cards.ts';
import type { Space } from '../../../reference/hexes.ts';
import { type Aim, distributionIn, distributionOf, rollsFor } from './attack-dice.ts';
import type { Options, Told } from './recorded.ts';
import { differences, same, sameAll } from './same.ts';
import { placeText } from './spaces.ts';
import { ToldDice } from './told-dice.ts';

type Event<Is> = Extract<Told['event'], { is: Is }>;

/** What a replay checks in addition to the course of the game; these checks take most of the time. */
export interface Scrutiny {
  /** The options of all figures are compared in one out of this many turns. */
  readonly turns: number;
  /** Distributions of attacks already found to agree. */
  readonly distributions: WeakSet<object>;
}

/** How much has been compared. */
export const COUNTED = [
  'steps',
  'movements',
  'attacks',
  'splashes',
  'distributions',
  'options',
] as const;
export type Counted = Record<(typeof COUNTED)[number], number>;

/** Events that follow from a decision and are reported after it. */
const FOLLOWS = ['struck', 'wounded', 'destroyed', 'knockback', 'step', 'stopped', 'fell', 'lava'];

const isAtEndOfRound = ({ is, ...more }: Told['event']) =>
  is === 'heat' || (is === 'glyph' && 'roll' in more && more.roll !== undefined);

/**
 * Replays the engine's events in the reference: each decision must be allowed there, and must lead to the same state
 * with the same dice.
 */
export class Replay {
  now: ReferenceBattle;
  private at = 0;
  private isTurnOpen = false;
  private readonly told: readonly Told[];
  private readonly figurePlaces: (figure: number, place: number) => readonly Space[];
  private readonly counted: Counted;
  private readonly scrutiny: Scrutiny;

  constructor(
    data: BattleData,
    told: readonly Told[],
    figurePlaces: Replay['figurePlaces'],
    scrutiny: Scrutiny,
    counted: Counted,
  ) {
    this.now = begin(data);
    this.told = told;
    this.figurePlaces = figurePlaces;
    this.scrutiny = scrutiny;
    this.counted = counted;
  }

  /** @throws Error with the first difference */
  play(): void {
    while (this.at < this.told.length) {
      const at = this.at++;
      try {
        this.step(this.told[at] as Told);
      } catch (error) {
        const story = this.told
          .slice(Math.max(0, at - 6), this.at + 4)
          .map(({ event }) => shortened(event));
        throw new Error(`${error instanceof Error ? error.message : error}\n${story.join('\n')}`);
      }
      const wrong = invariants(this.now);
      if (wrong.length > 0) throw new Error(wrong.join('; '));
      this.counted.steps++;
    }
  }

  private step(told: Told): void {
    const { event } = told;
    switch (event.is) {
      case 'placing':
      case 'turnsOver':
        break;
      case 'placed':
        this.placed(event, told.starts);
        break;
      case 'round':
        this.closeRound();
        if (event.round === 1) this.now = endPlacing(this.now);
        same('the round', event.round, this.now.round);
        this.compare(told);
        break;
      case 'markers':
        this.markers(event);
        break;
      case 'initiative':
        this.rolled(event);
        break;
      case 'turn':
        this.turn(told, event);
        break;
      case 'moved':
        this.moved(told, event);
        break;
      case 'attack':
        this.attacked(told, event);
        break;
      case 'over':
        this.over(told, event);
        break;
      default:
        if (!isAtEndOfRound(event)) throw new Error(`${event.is} is not played`);
        this.at--;
        this.closeRound();
    }
  }

  private placed({ figure, place: number }: Event<'placed'>, starts: readonly string[]): void {
    const legal = legalPlacements(this.now, figure).map(placeText);
    sameAll(`where figure ${figure} may be placed`, starts, legal);
    this.now = place(this.now, figure, this.figurePlaces(figure, number));
  }

  private markers({ side, cards }: Event<'markers'>): void {
    const [one, two, three, x] = cards as [number, number, number, number];
    const legal = legalMarkers(this.now, side as Side);
    if (cards.some((card) => !legal.includes(card))) throw new Error('a marker on a wrong card');
    this.now = mark(this.now, side as Side, { 1: one, 2: two, 3: three, x });
  }

  private rolled({ rolls, first }: Event<'initiative'>): void {
    const bonus = (side: Side) =>
      8 * held(this.now, side, 'Dagmar') + held(this.now, side, 'Lodin');
    const shown = rolls.map(([a, b]): [number, number] => [a - bonus(0), b - bonus(1)]);
    if (shown.flat().some((value) => value < 1 || value > 20)) throw new Error('no D20');
    this.now = initiative(this.now, shown);
    same('the side with initiative', first, this.now.first);
  }

  private turn(told: Told, { side, turn, card, lost }: Event<'turn'>): void {
    this.closeTurn();
    this.compare(told);
    same('the turn', { side, marker: turn, card, isLost: lost }, turnNow(this.now));
    if (this.counted.steps % this.scrutiny.turns === 0)
      for (const options of told.options) this.weighed(options);
    this.isTurnOpen = true;
    if (!lost) this.now = choose(this.now, this.acting());
  }

  /** The figures that move or attack before the next turn. */
  private acting(): number[] {
    const rest = this.told.slice(this.at);
    const end = rest.findIndex(({ event }) => ['turn', 'round', 'over'].includes(event.is));
    return [
      ...new Set(
        rest
          .slice(0, end)
          .flatMap(({ event }) =>
            event.is === 'moved' || event.is === 'attack' ? [event.figure] : [],
          ),
      ),
    ];
  }

  /** The places that a figure can go to, and its targets. */
  private weighed({ figure, places, targets: found }: Options): void {
    const { now } = this;
    const one = figureOf(now, figure);
    const reached = moves(now, one).map(({ place: to, ways }) => ({
      place: placeText(to),
      isSafe: ways.some(
        ({ path, strikes, fallDice, extremeFalls, burns }) =>
          path.length === 0 || strikes + fallDice + extremeFalls + burns === 0,
      ),
    }));
    const text = ({ place: at, isSafe }: Options['places'][number]) =>
      `${at}${isSafe ? '' : ' in danger'}`;
    sameAll(`places in reach of figure ${figure}`, places.map(text), reached.map(text));
    const hit = kindsOf(now, one).flatMap((kind) => targets(now, one, kind).map(({ id }) => id));
    sameAll(`targets of figure ${figure}`, found, hit);
    this.counted.options++;
  }

  /** The consequences of the decision just reported. */
  private following(): Told[] {
    const from = this.at;
    while (isConsequence(this.told[this.at]?.event)) this.at++;
    return this.told.slice(from, this.at);
  }

  private moved(told: Told, { figure, flies, path }: Event<'moved'>): void {
    this.compare(told);
    const dice = new ToldDice(this.following());
    const places = path.slice(1).map((number) => this.figurePlaces(figure, number));
    const way = flies ? this.flight(figure, placeText(places.at(-1) ?? [])) : places;
    this.now = follow(this.now, figure, way, dice.roll, { flying: flies });
    dice.end();
    this.counted.movements++;
  }

  /** The engine does not report over which spaces a figure flies, so this is a shortest way. */
  private flight(id: number, to: string): readonly Place[] {
    const figure = figureOf(this.now, id);
    const known = new Set([placeText(figure.place)]);
    const ways: Place[][] = [[]];
    for (let way = ways.shift(); way; way = ways.shift()) {
      const here = way.at(-1) ?? figure.place;
      if (placeText(here) === to) return way;
      for (const step of stepsFrom(this.now, figure, here, { flying: true }, way.length === 0)) {
        const name = placeText(step.to);
        if (known.has(name)) continue;
        known.add(name);
        ways.push([...way, step.to]);
      }
    }
    throw new Error(`figure ${id} cannot fly to ${to}`);
  }

  private attacked(
    told: Told,
    { figure, target, planned, distribution, outcome }: Event<'attack'>,
  ): void {
    this.compare(told);
    const { now } = this;
    const [own, enemy] = [figureOf(now, figure), figureOf(now, target)];
    const titles = specialAttacks(cardOf(now, own).card);
    const kind: AttackKind = planned.special
      ? titles.findIndex(({ range }) => range === planned.special?.range)
      : 'normal';
    if (!mayAttack(now, own, kind)) throw new Error(`figure ${figure} has no attack ${kind} left`);
    if (planned.targets) {
      this.splashed(kind, [target, ...this.furtherVictims(figure)]);
      return;
    }
    const aim = { state: now, figure: own, target: enemy, kind };
    this.compareDistributions(aim, distribution);
    const consequences = this.following();
    const lines = adjacency(now, own, enemy);
    const after = this.told[this.at] as Told;
    for (const rolls of rollsFor(aim, outcome))
      for (const line of lines.length > 0 ? lines : [undefined]) {
        const next = tried(() => {
          const dice = new ToldDice(consequences, rolls);
          const made = attack(now, figure, target, kind, dice.roll, { line });
          dice.end();
          return made;
        });
        if (!next || differences(next, after).length > 0) continue;
        this.now = next;
        this.counted.attacks++;
        return;
      }
    throw new Error(`no dice come to ${JSON.stringify(outcome)} and what follows`);
  }

  /** Further figures hit by the same attack. */
  private furtherVictims(figure: number): number[] {
    const rest = this.told.slice(this.at);
    const end = rest.findIndex(
      ({ event }) => !isConsequence(event) && !(event.is === 'attack' && event.figure === figure),
    );
    return rest.slice(0, end).flatMap(({ event }) => (event.is === 'attack' ? [event.target] : []));
  }

  /** An attack on several figures, one after the other, in the reported order. */
  private splashed(kind: AttackKind, victims: readonly number[]): void {
    let told = this.told[this.at - 1] as Told;
    const { figure } = told.event as Event<'attack'>;
    if (kind === 'normal' || !mayHit(this.now, figureOf(this.now, figure), victims, kind))
      throw new Error(`it may not hit ${victims.join()}`);
    for (const [i, victim] of victims.entries()) {
      const { distribution, outcome } = told.event as Event<'attack'>;
      const { now } = this;
      const aim = {
        state: now,
        figure: figureOf(now, figure),
        target: figureOf(now, victim),
        kind,
      };
      this.compareDistributions(aim, distribution);
      this.following();
      const after = this.told[this.at] as Told;
      const next = [...rollsFor(aim, outcome)]
        .map((rolls) => strike(now, figure, victim, kind, new Rolls(rolls, () => 0), {}).next)
        .find((one) => differences(one, after).length === 0);
      if (!next) throw new Error(`no dice come to what befalls figure ${victim}`);
      this.now = next;
      if (i < victims.length - 1) told = this.told[this.at++] as Told;
    }
    count(this.now, figure, victims, kind, false);
    this.counted.splashes++;
  }

  private compareDistributions(aim: Aim, distribution: Event<'attack'>['distribution']): void {
    const { distributions } = this.scrutiny;
    // The number needed on a D20 in an attack depends on a glyph there.
    if (
      distributions.has(distribution) ||
      held(aim.state, 0, 'Lodin') + held(aim.state, 1, 'Lodin') > 0
    )
      return;
    distributions.add(distribution);
    const [found, expected] = [distributionIn(distribution), distributionOf(aim)];
    for (const text of new Set([...found.keys(), ...expected.keys()])) {
      const [a, b] = [found.get(text) ?? 0, expected.get(text) ?? 0];
      if (Math.abs(a - b) > 1e-9) throw new Error(`${text}: chance ${a}, by the reference ${b}`);
    }
    this.counted.distributions++;
  }

  private closeTurn(): void {
    if (!this.isTurnOpen) return;
    this.isTurnOpen = false;
    this.now = endTurn(this.now);
  }

  private closeRound(): void {
    if (result(this.now)) return;
    this.closeTurn();
    if (this.now.phase !== 'roundEnds') return;
    const from = this.at;
    const isPart = (event: Told['event'] | undefined) =>
      event !== undefined && (isAtEndOfRound(event) || isConsequence(event));
    // If the next round or the end is reported, there were no events before it.
    const isTold = ['round', 'over'].includes(this.told[from - 1]?.event.is ?? '');
    while (!isTold && isPart(this.told[this.at]?.event)) this.at++;
    const told = this.told.slice(from, this.at);
    const dice = new ToldDice(told);
    const wounded = told.flatMap(({ event }, i) => {
      const hurt = told[i + 1]?.event;
      const isRoll = event.is === 'glyph' && event.roll !== 1;
      return isRoll && (hurt?.is === 'wounded' || hurt?.is === 'destroyed') ? [hurt.figure] : [];
    });
    this.now = endOfRound(this.now, dice.roll, wounded);
    dice.end();
  }

  private over(told: Told, { winner, isByPoints, points }: Event<'over'>): void {
    this.closeRound();
    this.compare(told);
    const end = result(this.now);
    same('the end', { winner: ([0, 1, 'draw'] as const)[winner], byPoints: isByPoints }, end);
    for (const side of [0, 1] as const) {
      const { top, bottom } = pointsLeft(this.now, side);
      const expected = Number(top) / Number(bottom);
      if (Math.abs(expected - (points[side] as number)) > 1e-9)
        throw new Error(`points of side ${side}: ${points[side]}, by the reference ${expected}`);
    }
  }

  private compare(told: Told): void {
    const wrong = differences(this.now, told);
    if (wrong.length > 0) throw new Error(wrong.join('; '));
  }
}

const isConsequence = (event: Told['event'] | undefined): boolean =>
  event !== undefined &&
  (FOLLOWS.includes(event.is) || (event.is === 'glyph' && event.roll === undefined));

const kindsOf = (state: ReferenceBattle, figure: Figure): AttackKind[] => [
  'normal',
  ...specialAttacks(cardOf(state, figure).card).keys(),
];

/** The result of an attempt; undefined if it is not allowed. */
function tried<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

const shortened = (event: Told['event']): string =>
  JSON.stringify(event, (key, value) =>
    ['distribution', 'met', 'planned'].includes(key) ? undefined : value,
  );
