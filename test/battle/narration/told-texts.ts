import { atOnce } from '../../../src/base/index.ts';
import { momentsTold } from '../../../src/battle/narration/tell-battle.ts';
import { gameRecorder } from '../../../src/battle/recorder/recorder.ts';
import { Recording } from '../../../src/battle/recorder/recording.ts';
import { generatorOf } from '../../../src/chance/dice/generator.ts';
import type { ToldMoment } from '../../../src/rules/narrated-game.ts';
import type { Standing } from '../engine/standing.ts';

/** The events of a game with given places, in sentences, moment by moment. */
export function toldTexts(standing: Standing): string[] {
  return toldMoments(standing).map(({ text }) => text);
}

export function toldMoments(standing: Standing): ToldMoment[] {
  return narrated(standing).map(({ moment }) => moment);
}

/** The sentences with the odds of attacks. */
export function toldSteps(standing: Standing): string[] {
  return narrated(standing).map(({ text }) => text);
}

/** Whenever figures of the first side may move out of turn, the first of them goes to the first other place. */
export function firstMoves({ game, acts: { outOfTurn } }: Standing): void {
  Object.assign(game.policies[0], {
    regroup([first]: readonly number[]) {
      outOfTurn.to(first as number, outOfTurn.reach(first as number).list[1] as number);
    },
  });
}

function narrated({ game: { tables }, told }: Standing) {
  const draw = generatorOf('told');
  const recording = new Recording({
    tables,
    sides: [{ name: 'Red' }, { name: 'Blue' }],
    next32: () => draw.int32() >>> 0,
  });
  told.forEach(gameRecorder(recording));
  return atOnce(momentsTold(recording));
}
