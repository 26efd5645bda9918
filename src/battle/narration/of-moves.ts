/* Sentences about movement, falls, lava, glyphs and Knockback. */

import { inSentence } from '../../base/index.ts';
import { placeText } from './figures.ts';
import type { OpenMoment } from './moments.ts';
import {
  drivenOnText,
  drivenText,
  fellText,
  lavaText,
  leaptText,
  movedText,
  stoppedText,
  struckText,
  type ToldPlace,
} from './sentences.ts';
import type { Tellers, Telling } from './telling.ts';

type OfMoves =
  | 'moved'
  | 'leapt'
  | 'passes'
  | 'arrives'
  | 'leaves'
  | 'struck'
  | 'fell'
  | 'lava'
  | 'glyph'
  | 'knockback'
  | 'step'
  | 'stopped'
  | 'put'
  | 'back';

/** A figure that is knocked back in a moment, with the steps that no sentence gives yet. */
interface Driven {
  readonly moment: OpenMoment;
  readonly points: number;
  readonly from: ToldPlace;
  readonly steps: readonly ToldPlace[];
  readonly isTold: boolean;
}

/** Tellers of events about movement, and about what happens to figures where they arrive. */
export function tellersOfMoves(telling: Telling): Pick<Tellers, OfMoves> {
  let driven: Driven | undefined;
  const nameOf = (figure: number) => telling.nameOf(figure);
  const endKnockback = (figure: number) => {
    const moment = telling.current();
    if (driven?.moment !== moment) return;
    const { points, from, steps, isTold } = driven;
    if (!isTold) moment.say(drivenText(nameOf(figure), points, from, steps));
    else if (steps.length > 0) moment.say(drivenOnText(nameOf(figure), steps));
    driven = { moment, points, from, steps: [], isTold: true };
  };
  return {
    moved({ figure, flies, path }) {
      const [from, to] = [path[0] as number, path.at(-1) as number];
      const ends = [telling.placeOf(figure, from), telling.placeOf(figure, to)] as const;
      telling.move(figure, [from, to], (isStopped) =>
        movedText(nameOf(figure), { flies, path }, ends, isStopped),
      );
    },
    leapt({ figure, power, path, isAfter }) {
      const [from, to] = path as readonly [number, number];
      const title = telling.titleOf({ card: telling.ofFigure(figure).index, power });
      const ends = [telling.placeOf(figure, from), telling.placeOf(figure, to)] as const;
      const text = (isStopped: boolean) => leaptText(nameOf(figure), title, ends, isStopped);
      telling.move(figure, [from, to], text, isAfter);
    },
    passes({ figure, place }) {
      telling.pass(figure, place);
    },
    arrives({ figure, place }) {
      telling.arrive(figure, place);
    },
    leaves({ figure }) {
      telling.current().say(`${nameOf(figure)} leaves the board.`);
      telling.leave(figure);
    },
    struck(event) {
      const { figure, by } = event;
      const { ignoresLeaving } = telling.ofFigure(figure);
      telling.current().say(struckText(event, nameOf(figure), nameOf(by), ignoresLeaving));
    },
    fell(event) {
      telling.current().say(fellText(event, nameOf(event.figure)));
    },
    lava(event) {
      endKnockback(event.figure);
      telling.current().say(lavaText(event, nameOf(event.figure)));
    },
    glyph({ figure, glyph, roll }) {
      if (roll !== undefined) {
        const name = telling.of.tables.glyphs[glyph]?.name;
        telling
          .begin('end of round', { figure })
          .say(`${nameOf(figure)} rolls ${roll} on the D20 for the ${name}.`);
        return;
      }
      telling.useUp(glyph);
      const { life } = telling.figureOf(figure);
      const name = inSentence(nameOf(figure));
      telling.current().say(`The glyph heals ${name} of all wounds and is gone.`);
      telling.live(figure, life);
    },
    knockback({ figure, points, from: place }) {
      const from = telling.placeOf(figure, place);
      driven = { moment: telling.current(), points, from, steps: [], isTold: false };
    },
    step({ figure, place }) {
      if (driven) driven = { ...driven, steps: [...driven.steps, telling.placeOf(figure, place)] };
      telling.stand(figure, place);
    },
    stopped(event) {
      endKnockback(event.figure);
      const blockers = event.blockers.map(nameOf);
      telling.current().say(stoppedText(event, nameOf(event.figure), blockers));
    },
    put({ figure, place }) {
      const { spaces } = telling.placeOf(figure, place);
      telling.current().say(`${nameOf(figure)} is put on ${placeText(spaces)}.`);
      telling.stand(figure, place);
      telling.tellGlyph(figure, place);
    },
    back({ figure, place, points }) {
      const { spaces } = telling.placeOf(figure, place);
      telling.current().say(`${nameOf(figure)} comes back on ${placeText(spaces)}.`);
      telling.current().count(points, true);
      telling.stand(figure, place);
      telling.tellGlyph(figure, place);
    },
  };
}
