/* Sentences about attacks and powers, and about what they do to figures. */

import {
  capitalised,
  does,
  inSentence,
  isPlural,
  listed,
  type Named,
  verbOf,
} from '../../base/index.ts';
import {
  allLinesOf,
  type EffectLine,
  type Hides,
  isTable,
  type PowerUse,
  type Swarms,
} from '../../cards/index.ts';
import { announcedAttack, d20Text, failedText, some, whoIn } from '../../fight/index.ts';
import { rowAt } from '../engine/powers/moments/triggers.ts';
import type { BattleCard } from '../engine/state/cards.ts';
import type { GameEvent } from '../engine/tell.ts';
import { changedSidesText, lifeText } from './sentences.ts';
import type { Tellers, Telling } from './telling.ts';

type Used = Extract<GameEvent, { readonly is: 'used' }>;

/** What a sentence says about a power used outside of attacks, apart from its name. */
interface UsedPower {
  /** Whether the whole card uses it, rather than one figure. */
  readonly isOfCard: boolean;
  /** The result from its table: ": 6 of them may move and attack"; empty if it has none. */
  readonly comes: string;
  /** How figures hide with it. */
  readonly hides: Hides | undefined;
}

function usedPower({ card }: BattleCard, { power, roll }: Pick<Used, 'power' | 'roll'>): UsedPower {
  const lines = allLinesOf(card.powers[power] as PowerUse);
  const valueNamed = (name: string) => lines.find((line) => line[name] !== undefined)?.[name];
  const swarm = (valueNamed('swarms') as Swarms | undefined)?.move;
  const move = valueNamed('move') as EffectLine['move'];
  const row = (table: unknown) => rowAt(table as Readonly<Record<string, number>>, roll) ?? 0;
  const comes = isTable(swarm)
    ? `: ${row(swarm)} of them may move and attack`
    : isTable(move)
      ? `: ${some(row(move), 'more space')} of Move`
      : '';
  const isOfCard =
    comes !== '' || ['comesLater', 'regroups'].some((name) => valueNamed(name) !== undefined);
  return { isOfCard, comes, hides: valueNamed('hides') as Hides | undefined };
}

/** "Kelda uses Healing Touch on Krug and rolls 12 on the D20, but needs 16." */
function usedText(
  { roll, acts, dice, needed, isAtMost }: Used,
  onD20: string,
  power: string,
  who: Named,
  upon: string,
  comes: string,
): string {
  const [used, rolls] = ['uses', 'rolls'].map((verb) => verbOf(isPlural(who), verb));
  if (roll === 0 && !dice) return `${who.name} ${used} ${power}${upon && ` on ${upon}`}.`;
  const shown = dice
    ? `${some(dice.shown, dice.face)} of ${some(dice.dice, 'die', 'dice')}`
    : onD20;
  const rolled = upon
    ? `${who.name} ${used} ${power} on ${upon} and ${rolls} ${shown}`
    : `${who.name} ${rolls} ${shown} for ${power}`;
  if (dice?.face === 'skull') return `${rolled}.`;
  if (acts) return `${rolled}${dice ? ': no wounds' : comes}.`;
  if (needed === undefined) return `${rolled}, and nothing comes of it.`;
  if (isAtMost) return `${rolled}, where only ${needed > 1 ? `${needed} or less` : 1} counts.`;
  return `${rolled}${failedText(who, needed)}.`;
}

/** "Lady Jaye hides and cannot be attacked this turn." */
function hidesText({ wholly, unengaged, until }: Hides, who: string, isOne: boolean): string {
  const how = wholly ? '' : ' from a distance';
  const moves = isOne ? 'that figure moves' : 'they move';
  const time =
    until === 'turn' ? 'this turn' : `until ${moves} or the side reveals its next order marker`;
  const next = unengaged ? ', as long as no enemy is adjacent' : '';
  return `${who} ${isOne ? 'hides' : 'hide'} and cannot be attacked${how} ${time}${next}.`;
}

type OfAttacks =
  | 'attack'
  | 'aims'
  | 'ways'
  | 'sharedRoll'
  | 'tables'
  | 'power'
  | 'used'
  | 'suffers'
  | 'wounded'
  | 'destroyed'
  | 'spirit'
  | 'changedSides';

/** Tellers of events about attacks and powers. */
export function tellersOfAttacks(telling: Telling): Pick<Tellers, OfAttacks> {
  const { tables, rolls } = telling.of;
  const who = whoIn(tables.cards.map(({ card }) => card));
  const nameOf = (figure: number) => telling.nameOf(figure);
  /** Sentences for the attack that follows. */
  let before: string[] = [];
  return {
    attack(event) {
      const { figure, target, odds } = event;
      const attack = rolls.attack(event);
      const { announced, rest } = announcedAttack(attack, who, event.outcome.ownWounds < 0);
      const moment = telling.begin('attack', {
        figure,
        target,
        dice: attack.dice,
        ...(odds && { odds }),
      });
      for (const sentence of before) moment.say(sentence);
      before = [];
      moment.sayAttack(announced, rest);
      telling.attacks(figure, moment, event.outcome.again);
    },
    aims({ figure, target }) {
      telling
        .begin('power', { figure, target })
        .say(`${nameOf(figure)} aims at ${inSentence(nameOf(target))}.`);
    },
    ways(event) {
      before.push(rolls.ways(event));
    },
    sharedRoll(event) {
      const { figure, target } = event;
      const moment = telling.begin('power', { figure, target });
      for (const sentence of before) moment.say(sentence);
      before = [];
      moment.say(rolls.sharedRoll(event));
    },
    tables({ card, powers, more, faces, counts, givers }) {
      const rolled = does(telling.cardNamed(card), 'rolls');
      const titles = listed(powers.map((power) => telling.titleOf({ card, power })));
      const comes =
        more > 0
          ? `: ${some(more, 'more attack die', 'more attack dice')} this turn`
          : ', and nothing comes of it';
      telling.current().say(`${rolled} ${d20Text(faces, counts, givers)} for ${titles}${comes}.`);
    },
    power(event) {
      const text = rolls.power(event);
      const { ownWounds, enemyWounds, ownDestroyed, enemyDestroyed } = event.outcome;
      const isNothing = !ownWounds && !enemyWounds && !ownDestroyed && !enemyDestroyed;
      if (!text && isNothing) return;
      if (event.when !== 'arrival') telling.begin('power', { figure: event.figure });
      telling.current().say(text);
    },
    used(event) {
      const { figure, power, upon, acts } = event;
      const own = telling.ofFigure(figure);
      const title = telling.titleOf({ card: own.index, power });
      const rolled = telling.onD20(event.roll);
      const { isOfCard, comes, hides } = usedPower(own, event);
      // Hiding without a roll is no use of a power, and may come at the end of another figure's turn.
      const isPlain = hides !== undefined && event.roll === 0;
      if (isPlain && upon.length === 0) return;
      const moment = telling.begin('power', isPlain ? {} : { figure });
      const who = isOfCard ? own.card : telling.figureOf(figure);
      // Figures that hide are named only if they succeed.
      const others = hides ? [] : upon.filter((one) => one !== figure);
      if (!isPlain) moment.say(usedText(event, rolled, title, who, telling.namesOf(others), comes));
      if (!hides || !acts || upon.length === 0) return;
      const hidden = hidesText(hides, telling.namesOf(upon), upon.length === 1);
      moment.say(isPlain ? `By ${title}, ${hidden}` : capitalised(hidden));
    },
    suffers({ figure, power, wounds }) {
      const title = telling.titleOf({ card: telling.ofFigure(figure).index, power });
      telling.current().say(`${nameOf(figure)} takes ${some(wounds, 'wound')} for ${title}.`);
    },
    wounded(event) {
      const { figure, left, points, wounds } = event;
      const moment = telling.current();
      moment.count(points, wounds < 0);
      const { name, life } = telling.figureOf(figure);
      const isHealed = wounds < 0 && !moment.hasSaid(`${name} is healed`);
      moment.say(lifeText(name, left, life, isHealed));
      telling.live(figure, left);
    },
    destroyed({ figure, points }) {
      const moment = telling.current();
      moment.sayDestroyed(nameOf(figure));
      telling.leave(figure, 0);
      moment.count(points, true);
    },
    spirit({ figure, card, power }) {
      const title = telling.titleOf({ card: telling.ofFigure(figure).index, power });
      telling
        .current()
        .say(`From now on ${tables.cards[card]?.card.name} has the ${title} of ${nameOf(figure)}.`);
    },
    changedSides({ side, figures: changed, until, points }) {
      const moment = telling.current();
      const names = capitalised(telling.namesOf(changed.map(({ now }) => now)));
      const isOne = changed.length === 1;
      if (changed.length > 0) {
        const whose = inSentence(telling.sideNamed(side).name);
        moment.say(changedSidesText(names, isOne, whose, until));
      }
      moment.count(points, until === 'game');
      for (const { now, place, left } of changed) {
        moment.change(now, { side });
        telling.live(now, left);
        if (place >= 0) telling.stand(now, place);
      }
    },
  };
}
