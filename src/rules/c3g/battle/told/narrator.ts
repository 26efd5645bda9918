import type { Space } from '../../../../boards/space.ts';
import { powerTitle } from '../../../../powers/active-effects.ts';
import type { PowerUse } from '../../../../powers/power.ts';
import { stopped } from '../../../../words/english.ts';
import { does, inSentence, type Named } from '../../../../words/named.ts';
import type { MomentKind, ToldFigure, ToldMoment } from '../../../told-game.ts';
import { onD20, some } from '../../fights/narrator.ts';
import type { BattleCard } from '../engine/cards.ts';
import type { BattleTables } from '../engine/tables.ts';
import type { GameEvent, GameTeller } from '../engine/tell.ts';
import { placeText, spacesOf, toldAs } from './figures.ts';
import { type Beginning, OpenMoment } from './moments.ts';
import { againText, bondedText, bondingOf, markersTakenText } from './others.ts';
import type { RollTeller } from './rolls.ts';
import {
  drivenOnText,
  drivenText,
  fellText,
  initiativeText,
  lavaText,
  leaptText,
  lifeText,
  movedText,
  overText,
  placingText,
  stoppedText,
  struckText,
  type ToldPlace,
  type TwoSides,
  turnText,
  usedText,
} from './sentences.ts';

type Tellers = {
  readonly [Is in GameEvent['is']]: (event: Extract<GameEvent, { readonly is: Is }>) => void;
};

/** Who is told of in a game. */
export interface TellingOf {
  readonly tables: BattleTables;
  readonly sides: TwoSides;
  readonly figures: readonly ToldFigure[];
  readonly rolls: RollTeller;
}

const IDLE_BEFORE: ReadonlySet<MomentKind> = new Set(['turn', 'round', 'end of round', 'end']);

/** A figure that moves: what is said of it first depends on whether it comes there. */
interface Move {
  readonly figure: number;
  readonly to: number;
  text(isStopped: boolean): string;
  hasArrived: boolean;
}

/** A narrator hears the events of one game, as they happen, and makes moments of them. */
export interface GameNarrator {
  readonly hear: GameTeller;
  /** All that has happened. */
  moments(): ToldMoment[];
}

export function gameNarrator({ tables, sides, figures, rolls }: TellingOf): GameNarrator {
  const done: ToldMoment[] = [];
  const placed = { stands: [0, 0], placed: [0, 0] };
  const healed = new Set<number>();
  let open: OpenMoment | undefined;
  let round = 0;
  /** Whether a turn has begun in which nothing has happened yet. */
  let isIdle = false;
  let turn: { readonly turn: number; readonly side: number } | undefined;
  /** What is told with the attack that follows it. */
  let before: string[] = [];
  let moving: Move | undefined;
  let driven: { readonly points: number; steps: ToldPlace[]; isTold: boolean } | undefined;

  const figureOf = (figure: number) => figures[toldAs(tables, figure)] as ToldFigure;
  const nameOf = (figure: number) => figureOf(figure).name;
  const cardOf = (figure: number) => tables.cards[tables.cardOf[figure] as number] as BattleCard;
  const sideOf = (side: number) => sides[side as 0 | 1];
  const spacesAt = (figure: number, place: number): Space[] => spacesOf(tables, figure, place);
  const placeOf = (figure: number, place: number): ToldPlace => ({
    spaces: spacesAt(figure, place),
    level: (cardOf(figure).isDouble ? tables.double : tables.single).level[place] as number,
  });

  const titleOf = ({ card, power }: { readonly card: number; readonly power: number }) =>
    powerTitle((tables.cards[card] as BattleCard).card.powers[power] as PowerUse);

  const close = () => {
    if (moving && open && !open.isGone(moving.figure)) arrive();
    if (moving && open) open.opening = moving.text(!moving.hasArrived);
    moving = undefined;
    if (open) done.push(open.told());
    open = undefined;
  };
  const begin = (kind: MomentKind, beginning?: Beginning): OpenMoment => {
    if (isIdle && IDLE_BEFORE.has(kind)) current().say('Nobody moves or attacks.');
    isIdle = kind === 'turn';
    close();
    driven = undefined;
    open = new OpenMoment(kind, { round, ...turn }, (figure) => toldAs(tables, figure), beginning);
    return open;
  };
  /** The moment that something happens in; outside of any, one of its own. */
  const current = () => open ?? begin('power');
  const stand = (figure: number, place: number) => {
    current().change(figure, { at: spacesAt(figure, place) });
  };
  /** A figure that moves has come to where it wanted. */
  const arrive = () => {
    if (!moving || moving.hasArrived) return;
    const { figure, to } = moving;
    moving.hasArrived = true;
    stand(figure, to);
    const under = spacesAt(figure, to).map((space) => tables.ground.numberOf(space));
    const glyph = tables.glyphs.find((one, i) => under.includes(one.space) && !healed.has(i));
    if (glyph) current().say(`It stands on the ${glyph.name}.`);
  };
  const endKnockback = (figure: number) => {
    if (!driven) return;
    const { points, steps, isTold } = driven;
    if (!isTold) current().say(drivenText(nameOf(figure), points, steps));
    else if (steps.length > 0) current().say(drivenOnText(nameOf(figure), steps));
    driven = { points, steps: [], isTold: true };
  };

  /** A figure of a side comes onto the board before the first round. */
  const comes = (
    { is, figure, place }: Extract<GameEvent, { readonly is: 'stands' | 'placed' }>,
    text: (side: Named, figures: string) => string,
  ) => {
    const { side, life } = figureOf(figure);
    const counts = placed[is];
    const count = (counts[side] as number) + 1;
    counts[side] = count;
    if (count === 1) begin('placing');
    current().opening = text(sideOf(side), some(count, 'figure'));
    stand(figure, place);
    current().change(figure, { life });
  };

  const tellers: Tellers = {
    placing(event) {
      begin('placing').say(placingText(event, sides));
    },
    stands: (event) =>
      comes(event, (side, figures) => `${does(side, 'begins')} with ${figures} on the board.`),
    placed: (event) => comes(event, (side, figures) => `${does(side, 'places')} ${figures}.`),
    round(event) {
      ({ round } = event);
      turn = undefined;
      begin('round').say(`Round ${round}: both sides place their order markers.`);
    },
    // Order markers lie face down; each is told as its turn comes.
    markers() {},
    initiative(event) {
      current().say(initiativeText(event, sides));
    },
    turn(event) {
      turn = { turn: event.turn, side: event.side };
      const name = tables.cards[event.card]?.card.name;
      begin('turn').say(turnText(event, sideOf(event.side), name));
      isIdle = !event.lost;
    },
    bonded(event) {
      const own: Named = (tables.cards[event.card] as BattleCard).card;
      const who = event.cards.map((card) => (tables.cards[card] as BattleCard).card);
      begin('power').say(bondedText(event, own, titleOf(event), who, bondingOf(tables, event)));
    },
    revealed({ side, card }) {
      const { name } = (tables.cards[card] as BattleCard).card;
      begin('power').say(
        stopped(`${does(sideOf(side), 'reveals')} order marker X on ${inSentence(name)}`),
      );
    },
    again(event) {
      const own: Named = (tables.cards[event.card] as BattleCard).card;
      begin('power').say(againText(event, own, titleOf(event)));
    },
    markersTaken(event) {
      const own: Named = (tables.cards[event.card] as BattleCard).card;
      const from: Named = (tables.cards[event.from] as BattleCard).card;
      begin('power').say(markersTakenText(event, own, titleOf(event), from));
    },
    moved({ figure, flies, path }) {
      const [from, to] = [path[0] as number, path.at(-1) as number];
      begin('move', { figure }).goOver(...path.map((place) => spacesAt(figure, place)));
      const ends = [placeOf(figure, from), placeOf(figure, to)] as const;
      const text = (isStopped: boolean) =>
        movedText(nameOf(figure), { flies, path }, ends, isStopped);
      moving = { figure, to, text, hasArrived: false };
    },
    leapt({ figure, power, path, isAfter }) {
      const [from, to] = path as readonly [number, number];
      if (isAfter) arrive();
      const moment = isAfter ? current() : begin('move', { figure });
      if (isAfter) {
        if (open && moving) open.opening = moving.text(false);
        moving = undefined;
      }
      moment.goOver(...(isAfter ? [to] : [from, to]).map((place) => spacesAt(figure, place)));
      const { powers } = cardOf(figure).card;
      const title = powerTitle(powers[power] as PowerUse);
      const ends = [placeOf(figure, from), placeOf(figure, to)] as const;
      const text = (isStopped: boolean) => leaptText(nameOf(figure), title, ends, isStopped);
      if (isAfter) {
        moment.say(text(false));
        stand(figure, to);
      } else moving = { figure, to, text, hasArrived: false };
    },
    struck(event) {
      const { figure, by } = event;
      const { ignoresLeaving } = cardOf(figure);
      current().say(struckText(event, nameOf(figure), nameOf(by), ignoresLeaving));
    },
    fell(event) {
      current().say(fellText(event, nameOf(event.figure)));
    },
    lava(event) {
      arrive();
      endKnockback(event.figure);
      current().say(lavaText(event, nameOf(event.figure)));
    },
    heat({ figure, wounds }) {
      atEndOfRound(figure).say(
        `${nameOf(figure)} stands on a lava field and rolls ${wounds > 0 ? 'a skull' : 'no skull'}.`,
      );
    },
    attack(event) {
      const { figure, target, distribution } = event;
      const { text, faces } = rolls.attack(event);
      const odds = !distribution.isNothing && {
        odds: { destroys: distribution.destroys, wounds: distribution.dealt },
      };
      const moment = begin('attack', { figure, target, dice: faces, ...odds });
      for (const sentence of before) moment.say(sentence);
      before = [];
      moment.say(text);
    },
    ways(event) {
      before.push(rolls.ways(event));
    },
    sharedRoll(event) {
      before.push(rolls.sharedRoll(event));
    },
    tables({ card, faces }) {
      const own: Named = (tables.cards[card] as BattleCard).card;
      current().say(`${does(own, 'rolls')} ${onD20({ faces })} for attack dice this turn.`);
    },
    knockback({ points }) {
      driven = { points, steps: [], isTold: false };
    },
    step({ figure, place }) {
      driven?.steps.push(placeOf(figure, place));
      stand(figure, place);
    },
    stopped(event) {
      endKnockback(event.figure);
      const blockers = event.blockers.map(nameOf);
      current().say(stoppedText(event, nameOf(event.figure), blockers));
    },
    power(event) {
      if (event.when === 'arrival') arrive();
      const text = rolls.power(event);
      const { ownWounds, enemyWounds, ownDestroyed, enemyDestroyed } = event.outcome;
      const isNothing = !ownWounds && !enemyWounds && !ownDestroyed && !enemyDestroyed;
      if (!text && isNothing) return;
      if (event.when !== 'arrival') begin('power', { figure: event.figure });
      current().say(text);
    },
    glyph({ figure, glyph, roll }) {
      const name = tables.glyphs[glyph]?.name;
      if (roll !== undefined) {
        atEndOfRound(figure).say(`${nameOf(figure)} rolls ${roll} on the D20 for the ${name}.`);
        return;
      }
      arrive();
      healed.add(glyph);
      const { life } = figureOf(figure);
      current().say('The glyph heals it of all wounds and is gone.');
      current().change(figure, { life });
    },
    wounded(event) {
      const { figure, left } = event;
      current().say(lifeText(nameOf(figure), event, figureOf(figure).life));
      current().change(figure, { life: left });
    },
    destroyed({ figure, points }) {
      current().sayOnce(`${nameOf(figure)} is destroyed.`);
      current().change(figure, { at: [], life: 0 });
      current().points = points;
    },
    spirit({ figure, card, power }) {
      const title = powerTitle(cardOf(figure).card.powers[power] ?? { power: 'spirit' });
      current().say(
        `From now on ${tables.cards[card]?.card.name} has the ${title} of ${nameOf(figure)}.`,
      );
    },
    used(event) {
      const { card } = cardOf(event.figure);
      const power = powerTitle(card.powers[event.power] as PowerUse);
      begin('power', { figure: event.figure }).say(
        usedText(event, power, nameOf(event.figure), event.upon.map(nameOf)),
      );
    },
    put({ figure, place }) {
      const ends = placeOf(figure, place);
      current().say(`${nameOf(figure)} is put on ${placeText(ends.spaces)}.`);
      stand(figure, place);
      current().change(figure, { life: figureOf(figure).life });
    },
    changedSides({ side, figures: changed }) {
      for (const { now, place, left } of changed) {
        current().say(`${nameOf(now)} now fights for ${inSentence(sideOf(side).name)}.`);
        current().change(now, { side, life: left });
        if (place >= 0) stand(now, place);
      }
    },
    back({ figure, place }) {
      current().say(`${nameOf(figure)} comes back.`);
      stand(figure, place);
      current().change(figure, { life: figureOf(figure).life });
    },
    over(event) {
      turn = undefined;
      begin('end').say(overText(event, sides, round));
    },
  };
  const atEndOfRound = (figure: number): OpenMoment => {
    turn = undefined;
    return begin('end of round', { figure });
  };
  return {
    hear(event) {
      (tellers[event.is] as (event: GameEvent) => void)(event);
    },
    moments() {
      close();
      return done;
    },
  };
}
