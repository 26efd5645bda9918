import { atOnce } from '../../../src/base/index.ts';
import { Draw } from '../../../src/battle/armies/draw.ts';
import { battleOf } from '../../../src/battle/armies/engine.ts';
import type { ArmiesScenario } from '../../../src/battle/armies/scenario.ts';
import type { Game } from '../../../src/battle/engine/game.ts';
import { battleEngine } from '../../../src/battle/engine/index.ts';
import { policyNamed } from '../../../src/battle/engine/policies/index.ts';
import type { PolicyMaker } from '../../../src/battle/engine/policies/maker.ts';
import type { GameEvent } from '../../../src/battle/engine/tell.ts';
import { asNamed } from '../../../src/battle/measures.ts';
import { momentsTold } from '../../../src/battle/narration/tell-battle.ts';
import { gameRecorder } from '../../../src/battle/recorder/recorder.ts';
import { Recording, type TwoSides } from '../../../src/battle/recorder/recording.ts';
import type { BattleScenario } from '../../../src/battle/scenario.ts';
import { pointsBrought, takingPart } from '../../../src/battle/taking-part.ts';
import { generatorOf } from '../../../src/chance/dice/generator.ts';
import { gameAtMoment } from '../../../src/report/in-browser/game/at-moment.ts';
import type { ToldGame } from '../../../src/rules/narrated-game.ts';

/*
 * A narrated game as its reader follows it, moment by moment, and the engine's state after each moment. The state is
 * read directly from the engine's arrays, without any function that the narrator also uses.
 */

/** A figure on the board as text: its place, its Life, and its side. */
export type FiguresNow = ReadonlyMap<number, string>;

export interface StateNow {
  readonly figures: FiguresNow;
  readonly points: readonly number[];
}

export interface ReplayedGame {
  readonly game: ToldGame;
  /** By moment: the state of the game when it was over. */
  readonly states: readonly StateNow[];
  /** By moment: figures and whether points were already changed by the event that began the next moment. */
  readonly ahead: readonly { readonly figures: ReadonlySet<number>; readonly points: boolean }[];
  readonly events: readonly (readonly GameEvent[])[];
}

/** A recording that counts its moments. */
class CountingRecording extends Recording {
  begun = 0;

  override begin(...args: Parameters<Recording['begin']>): ReturnType<Recording['begin']> {
    this.begun++;
    return super.begin(...args);
  }
}

/** Plays and narrates a game, and records the engine's state after each moment. */
export function replayed(scenario: BattleScenario, seed: string, number: number): ReplayedGame {
  let playing: Game | undefined;
  const makers = scenario.sides.map(({ policy }): PolicyMaker => {
    const make = policyNamed(policy);
    return (game, acts) => {
      playing = game;
      return make(game, acts);
    };
  });
  const engine = battleEngine(scenario, seed, makers);
  const { tables } = engine;
  const sides = scenario.sides.map(asNamed) as unknown as TwoSides;
  const draw = generatorOf('told');
  const recording = new CountingRecording({ tables, sides, next32: () => draw.int32() >>> 0 });
  const hear = gameRecorder(recording);
  const lending = lendings();
  const states: StateNow[] = [];
  const ahead: { figures: ReadonlySet<number>; points: boolean }[] = [];
  const events: GameEvent[][] = [];
  const now = () => stateOf(playing as Game, lending.isLent);
  engine.play(number, (event) => {
    const before = recording.begun;
    hear(event);
    if (recording.begun > before) {
      const state = now();
      for (let moment = Math.max(0, before - 1); moment < recording.begun - 1; moment++) {
        states[moment] = state;
        ahead[moment] = aheadOf(playing as Game, event);
      }
    }
    lending.hear(event);
    const at = Math.max(0, recording.begun - 1);
    events[at] = [...(events[at] ?? []), event];
  });
  const told = atOnce(momentsTold(recording));
  states[told.length - 1] = now();
  ahead[told.length - 1] = { figures: new Set(), points: false };
  const parts = takingPart(scenario).map(pointsBrought);
  const game: ToldGame = {
    sides: scenario.sides.map(({ name }, i) => ({ name, points: parts[i] ?? 0 })),
    figures: recording.figures,
    moments: told.map(({ moment }) => moment),
  };
  return { game, states, ahead, events };
}

/** The figures that an event has already changed when it is reported. */
function aheadOf(game: Game, event: GameEvent) {
  const own = (figure: number) => new Set([toldNumber(game, figure)]);
  switch (event.is) {
    case 'wounded':
    case 'destroyed':
    case 'back':
      return { figures: own(event.figure), points: true };
    case 'put':
    case 'step':
    case 'placed':
    case 'stands':
    case 'leaves':
    case 'passes':
    case 'arrives':
      return { figures: own(event.figure), points: false };
    case 'glyph':
      return { figures: own(event.figure), points: event.roll === undefined };
    case 'changedSides':
      return {
        figures: new Set(event.figures.map(({ now }) => toldNumber(game, now))),
        points: true,
      };
    default:
      return { figures: new Set<number>(), points: false };
  }
}

/**
 * Tracks cards that fight for the enemy for a turn, and what is narrated about them, by their numbers in the armies.
 */
function lendings() {
  const isLent = new Set<number>();
  return {
    isLent,
    hear(event: GameEvent) {
      if (event.is !== 'changedSides') return;
      for (const { before, now } of event.figures) {
        isLent.delete(before);
        if (event.until === 'turn') isLent.add(now);
        else isLent.delete(now);
      }
    },
  };
}

/** The number by which the reader knows a figure; a figure keeps it when it changes sides. */
function toldNumber({ tables }: Game, figure: number): number {
  const card = tables.cards[tables.cardOf[figure] as number];
  if (!card?.isOtherSelf) return figure;
  const own = tables.cards[card.original];
  return (own?.firstFigure ?? 0) + figure - card.firstFigure;
}

function stateOf(game: Game, lent: ReadonlySet<number>): StateNow {
  const { state, tables } = game;
  const { cards, cardOf, sideOf, ground } = tables;
  const figures = new Map<number, string>();
  const points = [0, 0];
  for (let figure = 0; figure < tables.figures; figure++) {
    const card = cards[cardOf[figure] as number];
    if (!card) throw new Error(`figure ${figure} has no card`);
    const place = state.place[figure] as number;
    const side = sideOf[figure] as number;
    const left = card.life - (state.wounds[figure] as number);
    if (state.lives[figure] === 1) {
      const owner = lent.has(figure) ? 1 - side : side;
      const share = card.isHero ? left / card.life : 1;
      points[owner] = (points[owner] as number) + (card.points * share) / card.figures;
    }
    if (place < 0) continue;
    const { a, b } = card.isDouble ? tables.double : tables.single;
    const spaces = [a[place] as number, b[place] as number].filter((space) => space >= 0);
    const at = spaces.map((space) => ground.spaces[space]?.join(','));
    figures.set(toldNumber(game, figure), `${at.join('+')}, ${left} Life, side ${side}`);
  }
  return { figures, points };
}

/** False statements in a narrated game, in sentences. */
export function falseFacts({ game, states, ahead, events }: ReplayedGame): string[] {
  const found: string[] = [];
  for (const [i, moment] of game.moments.entries()) {
    const state = states[i];
    const known = ahead[i];
    if (!state || !known) throw new Error(`moment ${i} has no state`);
    // An army is narrated figure by figure once all of it is placed.
    if (moment.kind === 'placing' && game.moments[i + 1]?.kind === 'placing') continue;
    const { standing, points } = gameAtMoment(game, i);
    const where = `moment ${i} (${events[i]?.map(({ is }) => is).join(' ')}): "${moment.text}"`;
    const read = new Map(
      standing.map(({ figure, at, life, side }) => [
        figure,
        `${at.map((space) => space.join(',')).join('+')}, ${life} Life, side ${side}`,
      ]),
    );
    for (const [figure, { name }] of game.figures.entries()) {
      if (known.figures.has(figure)) continue;
      const [told, real] = [read.get(figure) ?? 'off', state.figures.get(figure) ?? 'off'];
      if (told !== real) found.push(`${name} is told ${told}, is ${real}; ${where}`);
    }
    if (!known.points && moment.round > 0) {
      const real = state.points.map((n) => Math.round(n));
      if (points.some((n, side) => Math.abs(n - (state.points[side] as number)) > 0.5 + 1e-6))
        found.push(`points are told ${points}, are ${real}; ${where}`);
    }
  }
  return found;
}

/** A random battle with cards of a collection, played by one of the policies. */
export function randomBattle(armies: ArmiesScenario, seed: string, number: number): BattleScenario {
  const { battle } = battleOf(armies, new Draw(armies, seed).game(number));
  const policy = number % 4 === 3 ? 'random' : 'standard';
  const [one, other] = battle.sides;
  return {
    ...battle,
    sides: [
      { ...one, policy },
      { ...other, policy },
    ],
  };
}
