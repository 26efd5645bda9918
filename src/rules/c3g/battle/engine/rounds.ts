import type { EffectLine } from '../../../../powers/effect-line.ts';
import { tablesThrow } from '../../fights/tables.ts';
import type { MomentName } from '../../fights/tell-moment.ts';
import type { Acts } from './acts.ts';
import type { BattleCard } from './cards.ts';
import { type Distribution, drawn } from './distribution.ts';
import type { Game } from './game.ts';
import { LAVA_FIELD } from './ground.ts';

/** Order markers: 1, 2, 3 and X. */
const MARKERS = 4;
const TURNS = 3;
/** Turns that a power may add to one turn: a bound, which is counted when it is reached. */
const MOST_EXTRA = 20;

/** Plays a game from setting up to its end. */
export class Rounds {
  private readonly game: Game;
  private readonly acts: Acts;
  private readonly markers: readonly [Int16Array, Int16Array];
  /** Limited lines by period: card and number among all lines. */
  private readonly ofTurns: readonly number[];
  private readonly ofRounds: readonly number[];

  constructor(game: Game, acts: Acts) {
    this.game = game;
    this.acts = acts;
    this.markers = [new Int16Array(MARKERS), new Int16Array(MARKERS)];
    const { cards, limitedFrom } = game.tables;
    const withPeriod = (period: string) =>
      cards.flatMap(({ index, limited }) =>
        limited.flatMap(({ per }: EffectLine, i) =>
          per === period ? [(limitedFrom[index] as number) + i] : [],
        ),
      );
    this.ofTurns = withPeriod('turn');
    this.ofRounds = withPeriod('round');
  }

  play(number: number): void {
    const { game } = this;
    const { state, tables } = game;
    game.begin(number);
    this.setUp();
    const { rounds } = tables.scenario;
    while (!game.isOver() && state.round < rounds) {
      this.round();
      this.countPoints(state.round);
    }
    // What is left when a game is over stays so in the rounds that it does not need.
    for (let round = state.round + 1; round <= rounds; round++) this.countPoints(round);
    game.finish();
  }

  /** The D20 decides who places first. */
  private setUp(): void {
    const { game, acts } = this;
    const { state, policies } = game;
    const rolls: [number, number][] = [];
    const first = this.higher(rolls, 0, 0);
    state.tell?.({ is: 'placing', side: first, rolls: rolls.flat() });
    for (const side of [first, (1 - first) as 0 | 1]) {
      acts.beginPlacing();
      policies[side].place(side);
      acts.endPlacing(side);
    }
  }

  /** Rolls of the D20 until they differ. */
  private higher(rolls: [number, number][], bonus0: number, bonus1: number): 0 | 1 {
    const { dice } = this.game.state;
    for (;;) {
      const [a, b] = [dice.d20() + bonus0, dice.d20() + bonus1];
      rolls.push([a, b]);
      if (a !== b) return a > b ? 0 : 1;
    }
  }

  private round(): void {
    const { game } = this;
    const { state, policies, result, encounters } = game;
    state.round++;
    state.turn = 0;
    state.tell?.({ is: 'round', round: state.round });
    this.refresh(this.ofRounds);
    for (const side of [0, 1] as const) {
      policies[side].mark(side, this.markers[side]);
      state.tell?.({ is: 'markers', side, cards: [...this.markers[side]] });
    }
    const rolls: [number, number][] = [];
    const bonus = (side: number) =>
      encounters.fromGlyphs(side, 'initiative') + encounters.fromGlyphs(side, 'd20');
    const first = this.higher(rolls, bonus(0), bonus(1));
    state.first = first;
    if (state.round === 1) result.first = first;
    state.tell?.({ is: 'initiative', rolls, first });
    for (let turn = 0; turn < TURNS; turn++) {
      state.turn = turn + 1;
      for (const side of [first, (1 - first) as 0 | 1]) {
        this.turn(side, this.markers[side][turn] as number);
        if (game.isOver()) return;
      }
    }
    this.endOfRound();
  }

  private refresh(lines: readonly number[]): void {
    const { state, tables } = this.game;
    for (const line of lines) {
      for (let f = 0; f < tables.figures; f++) state.used[f * state.lines + line] = 0;
    }
  }

  private turn(side: 0 | 1, card: number): void {
    const { game, acts } = this;
    const { state, policies, result, totals, tables } = game;
    const isLost = (state.left[card] as number) === 0;
    state.quiet++;
    state.tell?.({ is: 'turn', side, turn: state.turn, card, lost: isLost });
    if (isLost) {
      totals.turnsLost[side] = (totals.turnsLost[side] as number) + 1;
      return;
    }
    const one = tables.cards[card] as BattleCard;
    for (let extra = 0; extra < MOST_EXTRA; extra++) {
      result.turns[card] = (result.turns[card] as number) + 1;
      this.beginTurn(one);
      acts.beginTurn(card);
      policies[side].turn(side, card);
      const again = !game.isOver() && this.endOfTurn(one);
      this.refresh(this.ofTurns);
      if (!again || game.isOver() || (state.left[card] as number) === 0) return;
    }
  }

  private beginTurn({ index, tables: lines }: BattleCard): void {
    const { state, tables } = this.game;
    for (let f = 0; f < tables.figures; f++) {
      state.began[f] = state.place[f] as number;
      state.beganEngaged[f] = Number(
        tables.asksMovement && state.isOnBoard(f) && state.isEngaged(f),
      );
      state.attacked[f] = 0;
      state.dealt[f] = 0;
    }
    state.tableDice = lines.length === 0 ? [] : this.rollTables(index, lines);
  }

  /** Attack dice that a D20 gives for the turn. */
  private rollTables(card: number, lines: readonly EffectLine[]): readonly number[] {
    const { thrown, resolve } = tablesThrow(lines);
    const { dice, tell } = this.game.state;
    const fell = thrown.map(({ die, name }) => {
      const face = die.faces[dice.below(die.faces.length)];
      return { name, face: face?.name ?? '', symbols: face?.symbols ?? {} };
    });
    tell?.({ is: 'tables', card, faces: fell.map(({ face }) => face) });
    return resolve(Object.fromEntries(fell.map(({ name, symbols }) => [name, symbols])));
  }

  /** Powers at the end of a card's turn. @returns whether it takes another one */
  private endOfTurn(card: BattleCard): boolean {
    const { state, encounters } = this.game;
    if (!card.endsTurn && !card.mayGoAgain) return false;
    let again = false;
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
      if (!state.isOnBoard(f)) continue;
      const enemy = this.nearestEnemy(f);
      if (enemy < 0) continue;
      const met = () => encounters.meets(f, state.place[f] as number, enemy, state.isEngaged(f));
      const distributions = encounters.distributions(f, enemy);
      if (card.endsTurn) this.happens(f, enemy, distributions.endOfTurn(met()), 'end');
      if (state.lives[f] === 0) continue;
      if (card.mayGoAgain && !again) {
        again = this.happens(f, enemy, distributions.anotherTurn(met()), 'anotherTurn');
      }
    }
    return again;
  }

  private happens(
    figure: number,
    enemy: number,
    distribution: Distribution,
    when: MomentName,
  ): boolean {
    const { game } = this;
    const { state, encounters, tables } = game;
    if (distribution.isNothing) return false;
    const outcome = drawn(distribution, state.dice.uniform());
    if (state.tell) {
      const place = state.place[figure] as number;
      const met = encounters.meets(figure, place, enemy, state.isEngaged(figure));
      state.tell({ is: 'power', figure, target: enemy, when, met: { ...met }, outcome });
    }
    encounters.use(figure, enemy, outcome.used);
    const isNear = state.areAdjacent(figure, enemy);
    if (isNear && outcome.enemyDestroyed) game.destroy(enemy, tables.cardOf[figure] as number);
    else if (isNear) game.wound(enemy, outcome.enemyWounds, tables.cardOf[figure] as number);
    if (outcome.ownDestroyed) game.destroy(figure, 'own side');
    else game.wound(figure, outcome.ownWounds, 'own side');
    return outcome.again;
  }

  private nearestEnemy(figure: number): number {
    const { state, tables } = this.game;
    let [best, least] = [-1, Number.POSITIVE_INFINITY];
    for (const enemy of tables.figuresOf[
      1 - (tables.sideOf[figure] as number)
    ] as readonly number[]) {
      if (!state.isOnBoard(enemy)) continue;
      const far = state.distance(figure, enemy);
      if (far < least) [best, least] = [enemy, far];
    }
    return best;
  }

  /** Heat of lava fields, then glyphs. */
  private endOfRound(): void {
    const { game } = this;
    const { state, tables } = game;
    const { kinds } = tables.ground;
    for (let f = 0; f < tables.figures; f++) {
      if (!state.isOnBoard(f) || state.card(f).lavaResistant) continue;
      if (state.gait(f).ignored & LAVA_FIELD) continue;
      const [a, b] = [state.spaceA(f), state.spaceB(f)];
      const kind = (kinds[a] as number) | (b < 0 ? 0 : (kinds[b] as number));
      if ((kind & LAVA_FIELD) === 0) continue;
      const wounds = state.dice.skulls(1);
      state.tell?.({ is: 'heat', figure: f, wounds });
      game.wound(f, wounds, 'lava field');
    }
    for (const [i, glyph] of tables.glyphs.entries()) {
      if (!glyph.wounds || state.glyphLies[i] === 0 || game.isOver()) continue;
      const holder = state.occupant[glyph.space] as number;
      if (holder >= 0) this.wannok(i, holder);
    }
  }

  /** On a 1 the glyph wounds its holder, otherwise one of the other side, which chooses: the least of its points. */
  private wannok(glyph: number, holder: number): void {
    const { game } = this;
    const { state, tables } = game;
    const bonus = game.encounters.fromGlyphs(tables.sideOf[holder] as number, 'd20');
    const roll = state.dice.d20() + bonus;
    state.tell?.({ is: 'glyph', figure: holder, glyph, roll });
    if (roll === 1) {
      game.wound(holder, 1, 'glyph');
      return;
    }
    const others = (
      tables.figuresOf[1 - (tables.sideOf[holder] as number)] as readonly number[]
    ).filter((one) => state.isOnBoard(one));
    const worth = (one: number) => {
      const { points, figures, life } = state.card(one);
      return points / (figures * life);
    };
    const [least] = others.sort((a, b) => worth(a) - worth(b));
    if (least !== undefined) game.wound(least, 1, tables.cardOf[holder] as number);
  }

  private countPoints(round: number): void {
    const { game } = this;
    const { totals, tables } = game;
    for (const side of [0, 1]) {
      const at = side * tables.scenario.rounds + round - 1;
      totals.pointsByRound[at] = (totals.pointsByRound[at] as number) + game.pointsOf(side);
    }
  }
}
