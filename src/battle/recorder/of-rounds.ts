/*
 * Turns the engine's reports about the course of a game into events of a story: setup, rounds,
 * initiative, order markers, turns without markers, and the end.
 */

import { eventsIn, type MoveAction } from '../../cards/index.ts';
import type { EventOf, Place } from '../../rules/index.ts';
import type { BattleCard } from '../engine/state/cards.ts';
import type { BattleTables } from '../engine/state/tables.ts';
import type { GameEventOf } from '../engine/tell.ts';
import type { Bond } from '../engine/turns/bonds.ts';
import { goingIn } from '../engine/turns/regroupings.ts';
import type { Recorders, Recording } from './recording.ts';

/** The bonding to which an event refers. */
function bondOf(tables: BattleTables, { card, power, turn }: GameEventOf<'bonded'>): Bond {
  const found = tables.bonds
    .flat()
    .find((one) => one.card === card && one.power === power && one.turn === turn);
  if (!found) throw new Error(`card ${card} has no such bonding`);
  return found;
}

/** How figures move with the power to which an event refers. */
function goingOf(tables: BattleTables, { card, power }: GameEventOf<'regroups'>): MoveAction {
  const { battleLines, powerOf } = tables.cards[card] as BattleCard;
  const [move] = eventsIn(battleLines).flatMap(({ rule, line }) =>
    powerOf.get(line) === power ? (goingIn(rule) ?? []) : [],
  );
  if (!move) throw new Error(`card ${card} has no such movement`);
  return move;
}

/** A figure placed on the board before the first round. */
interface Come {
  readonly figure: number;
  /** Name of its card. */
  readonly card: string;
  readonly place: Place;
}

/** Recorders for events about the course of a game. */
export function recordersOfRounds(recording: Recording) {
  const { tables } = recording.of;
  const { sides } = recording;
  const come: Record<'stands' | 'placed', [Come[], Come[]]> = {
    stands: [[], []],
    placed: [[], []],
  };
  /** Notes that a figure of a side is placed on the board before the first round. */
  const comes = (
    { is, figure, place }: GameEventOf<'stands' | 'placed'>,
    does: EventOf<'setUp'>['does'],
  ) => {
    const { side } = recording.figureOf(figure);
    const all = come[is][side as 0 | 1];
    if (all.length === 0) recording.begin('placing');
    const card = recording.cardNamed(recording.ofFigure(figure).index);
    all.push({ figure, card, place: recording.spacesAt(figure, place) });
    const placed = all
      .toSorted((a, b) => a.figure - b.figure)
      .map((one) => ({ card: one.card, place: one.place }));
    recording.current().opening = { is: 'setUp', who: recording.sideNamed(side), does, placed };
    recording.stand(figure, place);
  };
  return {
    ends({ ends }) {
      const names = tables.scenario.ends ?? [];
      const areas = ends.map((end) => names[end] ?? '');
      recording.begin('placing').say({ is: 'areas', sides, areas });
    },
    placing({ side, rolls }) {
      recording.begin('placing').say({
        is: 'initiative',
        sides,
        decides: 'placing',
        d20s: rolls,
        first: recording.sideNamed(side),
      });
    },
    stands: (event) => comes(event, 'begins'),
    placed: (event) => comes(event, 'places'),
    round({ round }) {
      recording.beginRound(round);
      recording.ofRound().say({ is: 'round', round });
    },
    // Order markers lie face down, so each card is reported only when its marker is revealed.
    markers({ side }) {
      if (side === 0) recording.ofRound().say({ is: 'markersPlaced' });
    },
    initiative({ rolls, added, first }) {
      const more = { d20s: rolls, added, first: recording.sideNamed(first) };
      recording.ofRound().say({ is: 'initiative', sides, decides: 'round', ...more });
    },
    turnsOver() {
      recording.endTurns();
    },
    turn({ turn, side, card, lost }) {
      recording.turn = { turn, side };
      const name = tables.cards[card] && recording.cardNamed(card);
      const who = recording.sideNamed(side);
      const moment = recording.begin('turn');
      moment.say({ is: 'turn', who, turn });
      moment.say({
        is: 'marker',
        who,
        marker: turn,
        ...(name !== undefined && { card: name }),
        ...(lost && { isLost: true }),
      });
      recording.isIdle = !lost;
    },
    idle({ card, why }) {
      const { card: own, side: number } = tables.cards[card] as BattleCard;
      recording.isIdle = false;
      const isSquad = own.figures > 1 && { isSquad: true as const };
      recording.say({
        is: 'idle',
        who: recording.cardNamed(card),
        side: recording.sideNamed(number),
        why,
        ...isSquad,
      });
    },
    luck: (event) => recording.addToD20(event),
    bonded(event) {
      const { card, cards, figures, roll } = event;
      const { turn, take, rule, own } = bondOf(tables, event);
      const d20 = rule.roll && Number(rule.roll.d20);
      const only = take.take === 'move' || take.take === 'attack' ? take.take : undefined;
      const isOther = cards.some((one) => recording.cardNamed(one) !== recording.cardNamed(card));
      recording.begin('power').say({
        is: 'bonded',
        who: recording.cardNamed(card),
        power: recording.titleOf(event),
        ...recording.rolled(roll),
        ...(d20 !== undefined && roll < d20 && { needs: d20 }),
        cards: cards.map((one) => recording.cardNamed(one)),
        count: figures.length,
        ...(only && { only }),
        ...(turn === 'instead' && isOther && !own && { isInstead: true }),
      });
    },
    regroups(event) {
      const { card, movers, most, spaces, rolled } = event;
      const { placed, end } = goingOf(tables, event);
      recording.begin('power').say({
        is: 'regroup',
        who: recording.cardNamed(card),
        power: recording.titleOf(event),
        figures: recording.groupsOf(movers),
        ...(most < movers.length && { most }),
        spaces,
        ...(placed && { isPut: true }),
        ...(end === 'unengaged' && { isUnengaged: true }),
        ...(rolled && {
          symbols: { dice: rolled.dice, face: 'symbol', shown: rolled.symbols },
        }),
      });
    },
    revealed({ side, card }) {
      const who = recording.sideNamed(side);
      recording
        .begin('power')
        .say({ is: 'marker', who, marker: 'X', card: recording.cardNamed(card) });
    },
    again(event) {
      const { card, roll, needed } = event;
      recording.begin('power').say({
        is: 'moveAgain',
        who: recording.cardNamed(card),
        power: recording.titleOf(event),
        ...recording.rolled(roll),
        ...(roll < needed && { needs: needed }),
      });
    },
    markersTaken(event) {
      const { card, from, count, roll, needed, keeps, revealedTo } = event;
      recording.begin('power').say({
        is: 'markersTaken',
        who: recording.cardNamed(card),
        power: recording.titleOf(event),
        target: recording.cardNamed(from),
        count,
        ...recording.rolled(roll),
        ...(roll > 0 && roll < needed && { needs: needed }),
        ...(keeps && { keeps }),
        ...(revealedTo !== undefined && { revealedTo: recording.cardNamed(revealedTo) }),
      });
    },
    heat({ figure, wounds }) {
      const who = recording.nameOf(figure);
      recording.begin('end of round', { figure }).say({ is: 'heat', who, wounds });
    },
    over({ winner, isByPoints, points }) {
      recording.beginEnd().say({
        is: 'gameEnd',
        sides,
        ...(winner < 2 && { winner: recording.sideNamed(winner) }),
        rounds: recording.round,
        ...(isByPoints && { isByPoints }),
        points,
      });
    },
  } satisfies Partial<Recorders>;
}
