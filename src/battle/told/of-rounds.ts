import { does, inSentence, stopped } from '../../base/index.ts';
import type { BattleCard } from '../engine/cards.ts';
import type { GameEvent } from '../engine/tell.ts';
import {
  againText,
  bondedText,
  bondingOf,
  markersTakenText,
  regroupsOf,
  regroupsText,
} from './others.ts';
import {
  type Come,
  comeText,
  endsText,
  idleText,
  initiativeText,
  overText,
  placingText,
  turnText,
} from './sentences.ts';
import type { Tellers, Telling } from './telling.ts';

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

/** Tells how a game goes on: setting up, rounds, turns and order markers, and its end. */
export function tellersOfRounds(telling: Telling): Pick<Tellers, OfRounds> {
  const { tables, sides } = telling.of;
  const come: Record<'stands' | 'placed', [Come[], Come[]]> = {
    stands: [[], []],
    placed: [[], []],
  };
  /** A figure of a side comes onto the board before the first round. */
  const comes = (
    { is, figure, place }: Extract<GameEvent, { readonly is: 'stands' | 'placed' }>,
    verb: Parameters<typeof comeText>[1],
  ) => {
    const { side } = telling.figureOf(figure);
    const all = come[is][side as 0 | 1];
    if (all.length === 0) telling.begin('placing');
    const { name: card } = telling.ofFigure(figure).card;
    all.push({ figure, card, spaces: telling.spacesAt(figure, place) });
    telling.current().opening = comeText(telling.sideNamed(side), verb, all);
    telling.stand(figure, place);
  };
  return {
    ends({ ends }) {
      const areas = tables.scenario.ends ?? [];
      telling.begin('placing').say(
        endsText(
          ends.map((end) => areas[end] ?? ''),
          sides,
        ),
      );
    },
    placing(event) {
      telling.begin('placing').say(placingText(event, sides));
    },
    stands: (event) => comes(event, 'begins'),
    placed: (event) => comes(event, 'places'),
    round({ round }) {
      telling.beginRound(round);
      telling.ofRound().say(`Round ${round} begins.`);
    },
    // Order markers lie face down; each is told as its turn comes.
    markers({ side }) {
      if (side === 0) telling.ofRound().say('Both sides place their order markers.');
    },
    initiative(event) {
      telling.ofRound().say(initiativeText(event, sides));
    },
    turnsOver() {
      telling.endTurns();
    },
    turn(event) {
      const { turn, side, card, lost } = event;
      telling.turn = { turn, side };
      const name = tables.cards[card]?.card.name;
      telling.begin('turn').say(turnText(event, telling.sideNamed(side), name));
      telling.isIdle = !lost;
    },
    idle({ card, why }) {
      const { card: own, side } = tables.cards[card] as BattleCard;
      telling.isIdle = false;
      telling.current().say(idleText(why, own, telling.sideNamed(side)));
    },
    luck: (event) => telling.addToD20(event),
    bonded(event) {
      const own = telling.cardNamed(event.card);
      const who = event.cards.map((card) => telling.cardNamed(card));
      const [rolled, bonding] = [telling.onD20(event.roll), bondingOf(tables, event)];
      telling
        .begin('power')
        .say(bondedText(event, rolled, own, telling.titleOf(event), who, bonding));
    },
    regroups(event) {
      const own = telling.cardNamed(event.card);
      const movers = telling.namesOf(event.movers);
      telling
        .begin('power')
        .say(regroupsText(event, regroupsOf(tables, event), own, telling.titleOf(event), movers));
    },
    revealed({ side, card }) {
      const { name } = telling.cardNamed(card);
      const reveals = does(telling.sideNamed(side), 'reveals');
      telling.begin('power').say(stopped(`${reveals} order marker X on ${inSentence(name)}`));
    },
    again(event) {
      const own = telling.cardNamed(event.card);
      const rolled = telling.onD20(event.roll);
      telling.begin('power').say(againText(event, rolled, own, telling.titleOf(event)));
    },
    markersTaken(event) {
      const [own, from] = [telling.cardNamed(event.card), telling.cardNamed(event.from)];
      const to = event.revealedTo === undefined ? undefined : telling.cardNamed(event.revealedTo);
      telling.begin('power').say(markersTakenText(event, own, telling.titleOf(event), from, to));
    },
    heat({ figure, wounds }) {
      telling
        .begin('end of round', { figure })
        .say(
          `${telling.nameOf(figure)} stands on a lava field and rolls ${wounds > 0 ? 'a skull' : 'no skull'}.`,
        );
    },
    over(event) {
      telling.beginEnd().say(overText(event, sides, telling.round));
    },
  };
}
