/*
 * What the engine reports about the course of a game, as events of a story: setup, rounds, initiative, order markers,
 * turns without markers, and the end.
 */

import type { Bonding, RegroupsValue } from '../../cards/index.ts';
import type { EventOf, Place } from '../../rules/index.ts';
import type { BattleCard } from '../engine/state/cards.ts';
import type { BattleTables } from '../engine/state/tables.ts';
import type { GameEvent } from '../engine/tell.ts';
import type { Tellers, Telling } from './telling.ts';

type Event<Is extends GameEvent['is']> = Extract<GameEvent, { readonly is: Is }>;

/** The bonding of an event. */
function bondingOf(tables: BattleTables, { card, power, turn }: Event<'bonded'>): Bonding {
  const found = tables.bonds[card]?.find((one) => one.power === power && one.value.turn === turn);
  if (!found) throw new Error(`card ${card} has no such bonding`);
  return found.value;
}

/** The value of the power of an event, which says who moves and how. */
function regroupsOf(tables: BattleTables, { card, power }: Event<'regroups'>): RegroupsValue {
  const { battleLines, powerOf } = tables.cards[card] as BattleCard;
  const line = battleLines.find((one) => one.regroups && powerOf.get(one) === power);
  if (!line) throw new Error(`card ${card} has no such movement`);
  return line.regroups as RegroupsValue;
}

type OfRounds =
  | 'ends'
  | 'placing'
  | 'stands'
  | 'placed'
  | 'round'
  | 'markers'
  | 'initiative'
  | 'turnsOver'
  | 'turn'
  | 'idle'
  | 'luck'
  | 'bonded'
  | 'regroups'
  | 'revealed'
  | 'again'
  | 'markersTaken'
  | 'heat'
  | 'over';

/** A figure that has come onto the board before the first round. */
interface Come {
  readonly figure: number;
  /** Name of its card. */
  readonly card: string;
  readonly place: Place;
}

/** Tellers of events about the course of a game. */
export function tellersOfRounds(telling: Telling): Pick<Tellers, OfRounds> {
  const { tables } = telling.of;
  const { sides } = telling;
  const come: Record<'stands' | 'placed', [Come[], Come[]]> = {
    stands: [[], []],
    placed: [[], []],
  };
  /** A figure of a side comes onto the board before the first round. */
  const comes = (
    { is, figure, place }: Extract<GameEvent, { readonly is: 'stands' | 'placed' }>,
    does: EventOf<'setUp'>['does'],
  ) => {
    const { side } = telling.figureOf(figure);
    const all = come[is][side as 0 | 1];
    if (all.length === 0) telling.begin('placing');
    const { name: card } = telling.ofFigure(figure).card;
    all.push({ figure, card, place: telling.spacesAt(figure, place) });
    const placed = all
      .toSorted((a, b) => a.figure - b.figure)
      .map((one) => ({ card: one.card, place: one.place }));
    telling.current().opening = { is: 'setUp', who: telling.sideNamed(side), does, placed };
    telling.stand(figure, place);
  };
  return {
    ends({ ends }) {
      const names = tables.scenario.ends ?? [];
      const areas = ends.map((end) => names[end] ?? '');
      telling.begin('placing').say({ is: 'areas', sides, areas });
    },
    placing({ side, rolls }) {
      telling.begin('placing').say({
        is: 'initiative',
        sides,
        decides: 'placing',
        d20s: pairsOf(rolls),
        first: telling.sideNamed(side),
      });
    },
    stands: (event) => comes(event, 'begins'),
    placed: (event) => comes(event, 'places'),
    round({ round }) {
      telling.beginRound(round);
      telling.ofRound().say({ is: 'round', round });
    },
    // Order markers lie face down; each is told when it is revealed.
    markers({ side }) {
      if (side === 0) telling.ofRound().say({ is: 'markersPlaced' });
    },
    initiative({ rolls, added, first }) {
      const more = { d20s: rolls, added, first: telling.sideNamed(first) };
      telling.ofRound().say({ is: 'initiative', sides, decides: 'round', ...more });
    },
    turnsOver() {
      telling.endTurns();
    },
    turn({ turn, side, card, lost }) {
      telling.turn = { turn, side };
      const name = tables.cards[card]?.card.name;
      const who = telling.sideNamed(side);
      const moment = telling.begin('turn');
      moment.say({ is: 'turn', who, turn });
      moment.say({
        is: 'marker',
        who,
        marker: turn,
        ...(name !== undefined && { card: name }),
        ...(lost && { isLost: true }),
      });
      telling.isIdle = !lost;
    },
    idle({ card, why }) {
      const { card: own, side: number } = tables.cards[card] as BattleCard;
      telling.isIdle = false;
      const isSquad = own.figures > 1 && { isSquad: true as const };
      telling.say({ is: 'idle', who: own.name, side: telling.sideNamed(number), why, ...isSquad });
    },
    luck: (event) => telling.addToD20(event),
    bonded(event) {
      const { card, cards, figures, roll } = event;
      const { turn, only, d20 } = bondingOf(tables, event);
      const isOther = cards.some((one) => telling.cardNamed(one) !== telling.cardNamed(card));
      telling.begin('power').say({
        is: 'bonded',
        who: telling.cardNamed(card),
        power: telling.titleOf(event),
        ...telling.rolled(roll),
        ...(d20 !== undefined && roll < d20 && { needs: d20 }),
        cards: cards.map((one) => telling.cardNamed(one)),
        count: figures.length,
        ...(only && { only }),
        ...(turn === 'instead' && isOther && { isInstead: true }),
      });
    },
    regroups(event) {
      const { card, movers, most, spaces, rolled } = event;
      const { placed, unengaged } = regroupsOf(tables, event);
      telling.begin('power').say({
        is: 'regroup',
        who: telling.cardNamed(card),
        power: telling.titleOf(event),
        figures: telling.groupsOf(movers),
        ...(most < movers.length && { most }),
        spaces,
        ...(placed && { isPut: true }),
        ...(unengaged && { isUnengaged: true }),
        ...(rolled && {
          symbols: { dice: rolled.dice, face: 'symbol', shown: rolled.symbols },
        }),
      });
    },
    revealed({ side, card }) {
      const who = telling.sideNamed(side);
      telling.begin('power').say({ is: 'marker', who, marker: 'X', card: telling.cardNamed(card) });
    },
    again(event) {
      const { card, roll, needed } = event;
      telling.begin('power').say({
        is: 'moveAgain',
        who: telling.cardNamed(card),
        power: telling.titleOf(event),
        ...telling.rolled(roll),
        ...(roll < needed && { needs: needed }),
      });
    },
    markersTaken(event) {
      const { card, from, count, roll, needed, keeps, revealedTo } = event;
      telling.begin('power').say({
        is: 'markersTaken',
        who: telling.cardNamed(card),
        power: telling.titleOf(event),
        target: telling.cardNamed(from),
        count,
        ...telling.rolled(roll),
        ...(roll > 0 && roll < needed && { needs: needed }),
        ...(keeps && { keeps }),
        ...(revealedTo !== undefined && { revealedTo: telling.cardNamed(revealedTo) }),
      });
    },
    heat({ figure, wounds }) {
      const who = telling.nameOf(figure);
      telling.begin('end of round', { figure }).say({ is: 'heat', who, wounds });
    },
    over({ winner, isByPoints, points }) {
      telling.beginEnd().say({
        is: 'gameEnd',
        sides,
        ...(winner < 2 && { winner: telling.sideNamed(winner) }),
        rounds: telling.round,
        ...(isByPoints && { isByPoints }),
        points,
      });
    },
  };
}

function pairsOf(numbers: readonly number[]): [number, number][] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i] as number,
    numbers[2 * i + 1] as number,
  ]);
}
