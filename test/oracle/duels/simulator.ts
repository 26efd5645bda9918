/**
 * A duel played die by die, for comparison with the exact oracle, with which it shares nothing but the types of its input.
 * A figure that has both a normal and a special attack must be told which to make (`specialAttack`).
 */

import type { Duel, DuelEffect, DuelEnd, DuelSpecialAttack, FightSide, SideName } from './duel.ts';
import { Attack } from './simulated-attack.ts';
import type { Body } from './simulated-conditions.ts';
import { effectsOf, Powers, type Setting } from './simulated-powers.ts';

type Planned = { change: DuelEffect } | { special: DuelSpecialAttack };

/** @param random uniform from 0 to below 1 */
export function playDuel(duel: Duel, mostTurns: number, random: () => number): DuelEnd {
  return new Game(duel, random).play(mostTurns);
}

class Game {
  private readonly duel: Duel;
  private readonly random: () => number;
  private readonly bodies: Record<SideName, Body[]>;
  private readonly target: Record<SideName, Body>;
  private readonly used = { attacker: new Map(), defender: new Map() } as Record<
    SideName,
    Map<DuelEffect, number>
  >;
  private readonly made = { attacker: 0, defender: 0 };
  private readonly drivenBy = { attacker: 0, defender: 0 };
  private acting: SideName;
  private distance: number;
  private beganAt = 1;
  private moved = false;
  private clock = 0;
  private tables = new Map<DuelEffect, number>();

  constructor(duel: Duel, random: () => number) {
    this.duel = duel;
    this.random = random;
    this.distance = duel.distance ?? 1;
    const { first = 'toss' } = duel;
    const heads = random() < 0.5;
    this.acting = first === 'toss' ? (heads ? 'attacker' : 'defender') : first;
    const army = (side: SideName): Body[] =>
      Array.from({ length: duel[side].figures }, (_, id) => ({
        side,
        card: duel[side],
        id,
        wounds: 0,
        gone: false,
        hurtAt: 0,
      }));
    this.bodies = { attacker: army('attacker'), defender: army('defender') };
    this.target = {
      attacker: this.bodies.attacker[0] as Body,
      defender: this.bodies.defender[0] as Body,
    };
  }

  private get foes(): SideName {
    return this.acting === 'attacker' ? 'defender' : 'attacker';
  }

  private card(side: SideName): FightSide {
    return this.duel[side];
  }

  /** Living figures, the one hurt last first. */
  private living(side: SideName): Body[] {
    const bodies = this.bodies[side].filter((body) => !body.gone);
    if (bodies.length < 2) return bodies;
    return bodies.sort((a, b) => b.hurtAt - a.hurtAt || a.id - b.id);
  }

  private over(): boolean {
    const { attacker, defender } = this.bodies;
    return attacker.every(({ gone }) => gone) || defender.every(({ gone }) => gone);
  }

  private fought(): Body {
    const { foes } = this;
    if (this.target[foes].gone) this.target[foes] = this.living(foes)[0] ?? this.target[foes];
    return this.target[foes];
  }

  private setting(me: Body, planned?: Planned, again = 0): Setting {
    const special = planned && 'special' in planned ? planned.special : undefined;
    return {
      random: this.random,
      duel: this.duel,
      me,
      foe: this.fought(),
      distance: this.distance,
      moved: this.moved,
      beganAt: this.beganAt,
      living: {
        attacker: this.living('attacker').length,
        defender: this.living('defender').length,
      },
      attackSkulls: 0,
      attackOthers: 0,
      defenseShields: 0,
      pending: 0,
      dealt: 0,
      special,
      isSpecial: special !== undefined,
      change: planned && 'change' in planned ? planned.change : undefined,
      again,
      tables: this.tables,
      used: this.used,
      onHurt: (body) => {
        this.clock += 1;
        body.hurtAt = this.clock;
      },
    };
  }

  /** The acting side's own losses can move the target that the other side has. */
  private settle(): void {
    for (const side of ['attacker', 'defender'] as const) {
      if (this.target[side].gone) this.target[side] = this.living(side)[0] ?? this.target[side];
    }
  }

  play(mostTurns: number): DuelEnd {
    let ownTurns = 0;
    for (let turn = 1; turn <= mostTurns; turn++) {
      const another = this.turn();
      if (this.over()) return this.end(turn);
      this.restore('turn');
      if (another) continue;
      this.acting = this.foes;
      ownTurns += 1;
      if (ownTurns % 6 === 0) this.restore('round');
    }
    return this.end(mostTurns);
  }

  private restore(period: 'turn' | 'round'): void {
    for (const side of ['attacker', 'defender'] as const) {
      for (const effect of this.used[side].keys()) {
        if (effect.per === period) this.used[side].delete(effect);
      }
    }
  }

  private turn(): boolean {
    const { acting } = this;
    this.beganAt = this.distance;
    this.moved = false;
    this.tables = new Map();
    const range = this.range();
    if (this.distance > range) {
      const nearer = Math.max(range, this.distance - this.card(acting).move);
      this.moved = nearer < this.distance;
      this.distance = nearer;
    }
    if (this.moved && this.distance === 1) {
      for (const body of this.living(acting)) {
        if (this.over()) return false;
        new Powers(this.setting(body)).arrive();
        this.settle();
      }
    }
    this.rollTables();
    for (const body of this.living(acting)) this.attacks(body);
    if (this.over()) return false;
    for (const body of this.living(acting)) {
      new Powers(this.setting(body)).endOfTurn();
      this.settle();
    }
    const [front] = this.living(acting);
    if (front === undefined || this.over()) return false;
    return new Powers(this.setting(front)).anotherTurn();
  }

  private range(): number {
    let range = this.card(this.acting).range;
    if (effectsOf(this.card(this.foes), 'notTargetedBeyond').length === 0) return range;
    const [me] = this.living(this.acting);
    if (me === undefined) return range;
    new Powers(this.setting(me)).each(this.fought(), 'notTargetedBeyond', (spaces) => {
      range = Math.min(range, spaces);
      return false;
    });
    return Math.max(1, range);
  }

  private rollTables(): void {
    for (const { effects } of this.card(this.acting).powers ?? []) {
      for (const effect of effects) {
        const { attackDice } = effect;
        if (typeof attackDice !== 'object') continue;
        const roll = 1 + Math.floor(this.random() * 20);
        let dice = 0;
        for (let from = 1; from <= roll; from++) dice = attackDice[from] ?? dice;
        this.tables.set(effect, dice);
      }
    }
  }

  private attacks(body: Body): void {
    if (body.gone || this.over()) return;
    let again = 0;
    for (const planned of this.plan(body)) {
      for (;;) {
        const range = 'special' in planned ? planned.special.range : this.range();
        if (body.gone || this.over() || this.distance > range) break;
        const foe = this.fought();
        const struck = new Attack(this.setting(body, planned, again)).play();
        if (struck.made) this.made[this.acting] += 1;
        this.drivenBy[this.foes] += struck.spaces;
        this.settle();
        const closes = this.duel.rulings?.squadsCloseRanks ?? true;
        const comesBack = closes && this.living(this.foes).length > 1;
        if (!foe.gone && !comesBack) this.distance += struck.spaces;
        if (!struck.again) break;
        again += 1;
      }
    }
  }

  private plan(body: Body): Planned[] {
    let instead: Planned[] | undefined;
    const beside: Planned[] = [];
    new Powers(this.setting(body)).each(body, 'specialAttack', (special, { effect }) => {
      if (special.range < this.distance) return false;
      const { specialAttack: wanted } = this.card(this.acting);
      const list = Array.from({ length: special.times ?? 1 }, () => ({ special }));
      if (special.beside === true) {
        beside.push(...list);
      } else {
        if (wanted === undefined) {
          throw new Error('The simulator must be told whether to make the special attack.');
        }
        if (!wanted || instead !== undefined) return false;
        instead = list;
      }
      this.use(effect);
      return false;
    });
    return [...(instead ?? this.normalAttacks(body)), ...beside];
  }

  private normalAttacks(body: Body): Planned[] {
    let attacks: readonly DuelEffect[] = [{}];
    let by: DuelEffect = {};
    new Powers(this.setting(body)).each(body, 'attacks', (value, { effect }) => {
      const list = typeof value === 'number' ? Array.from({ length: value }, () => ({})) : value;
      if (list.length <= attacks.length) return false;
      attacks = list;
      by = effect;
      return false;
    });
    this.use(by);
    return attacks.map((change) => ({ change }));
  }

  private use(effect: DuelEffect): void {
    if (effect.uses === undefined) return;
    const used = this.used[this.acting];
    used.set(effect, (used.get(effect) ?? 0) + 1);
  }

  private end(turns: number): DuelEnd {
    const left = (side: SideName) => this.living(side).length;
    const life = (side: SideName) =>
      this.living(side).reduce((sum, body) => sum + body.card.life - body.wounds, 0);
    const attacker = left('attacker');
    const defender = left('defender');
    const open = attacker > 0 === defender > 0;
    return {
      winner: open ? 'undecided' : attacker > 0 ? 'attacker' : 'defender',
      turns,
      attacksMade: { ...this.made },
      spacesDriven: { ...this.drivenBy },
      lifeLeft: { attacker: life('attacker'), defender: life('defender') },
      figuresLeft: { attacker, defender },
    };
  }
}
