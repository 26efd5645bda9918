/** Powers that are being played with real dice. Shares nothing with the exact oracle but the types of its input. */

import type { Condition, Stage, Table, WoundRow, Wounds } from '../powers/fight.ts';
import type { DuelEffect, DuelSpecialAttack, FightSide, SideName } from './duel.ts';
import { type Body, goesWith, holds, type Known } from './simulated-conditions.ts';

/** Played once: what becomes known is written into it. */
export interface Setting extends Known {
  random: () => number;
  special: DuelSpecialAttack | undefined;
  /** What `attacks` changes for this attack. */
  change: DuelEffect | undefined;
  /** Additional attacks the figure has made this turn. */
  again: number;
  /** Tables of attack dice, as rolled this turn. */
  tables: ReadonlyMap<DuelEffect, number>;
  /** How often limited effects have acted in their period. */
  used: Readonly<Record<SideName, Map<DuelEffect, number>>>;
  /** Called for each figure that takes wounds. */
  onHurt: (figure: Body) => void;
}

interface Of {
  owner: Body;
  effect: DuelEffect;
  power: object;
}

interface Listed {
  power: object;
  effect: DuelEffect;
}

const lists = new WeakMap<FightSide, Map<keyof DuelEffect, Listed[]>>();

/** The effects of one kind on a card, found once. */
export function effectsOf(card: FightSide, key: keyof DuelEffect): readonly Listed[] {
  const ofCard = lists.get(card) ?? new Map<keyof DuelEffect, Listed[]>();
  lists.set(card, ofCard);
  const known = ofCard.get(key);
  if (known !== undefined) return known;
  const found = (card.powers ?? []).flatMap((power) =>
    power.effects
      .filter((effect) => effect[key] !== undefined)
      .map((effect) => ({ power, effect })),
  );
  ofCard.set(key, found);
  return found;
}

/** The powers of two figures at one occasion, with real dice. */
export class Powers {
  protected readonly setting: Setting;
  protected readonly known: Known;
  private readonly rolls = new Map<object, number>();
  private readonly acted = new Map<DuelEffect, Body>();
  private answered = false;

  constructor(setting: Setting) {
    this.setting = setting;
    this.known = setting;
  }

  protected get me(): Body {
    return this.setting.me;
  }

  protected get foe(): Body {
    return this.setting.foe;
  }

  protected d20(): number {
    return 1 + Math.floor(this.setting.random() * 20);
  }

  /** Skulls, shields and blanks of so many combat dice. */
  protected dice(count: number): [number, number, number] {
    const faces: [number, number, number] = [0, 0, 0];
    for (let die = 0; die < count; die++) {
      const face = Math.floor(this.setting.random() * 6);
      faces[face < 3 ? 0 : face < 5 ? 1 : 2] += 1;
    }
    return faces;
  }

  /** Every effect of one kind on one card that acts now; `act` says whether it could change anything. */
  each<Key extends keyof DuelEffect>(
    owner: Body,
    key: Key,
    act: (value: NonNullable<DuelEffect[Key]>, of: Of) => boolean,
  ): void {
    const { special, change } = this.setting;
    for (const { power, effect } of effectsOf(owner.card, key)) {
      this.one(owner, effect, power, key, false, act);
    }
    if (owner !== this.me) return;
    if (change) this.one(owner, change, change, key, false, act);
    if (special === undefined) return;
    for (const effect of special.effects ?? []) this.one(owner, effect, special, key, true, act);
    const { againWhen: when } = special;
    if (when !== undefined) this.one(owner, { attackAgain: true, when }, {}, key, true, act);
  }

  private one<Key extends keyof DuelEffect>(
    owner: Body,
    effect: DuelEffect,
    power: object,
    key: Key,
    ofSpecial: boolean,
    act: (value: NonNullable<DuelEffect[Key]>, of: Of) => boolean,
  ): void {
    const value = effect[key];
    if (value === undefined) return;
    const used = this.setting.used[owner.side].get(effect) ?? 0;
    if (effect.uses !== undefined && used >= effect.uses) return;
    if (key === 'attackAgain' && this.setting.again >= (effect.most ?? 1000)) return;
    if (!this.acts(owner, effect, power, key, ofSpecial)) return;
    const could = act(value as NonNullable<DuelEffect[Key]>, { owner, effect, power });
    if (could && effect.uses !== undefined) this.acted.set(effect, owner);
  }

  private acts(
    owner: Body,
    effect: DuelEffect,
    power: object,
    key: keyof DuelEffect,
    ofSpecial: boolean,
  ): boolean {
    const { when } = effect;
    const list = (when === undefined ? [] : Array.isArray(when) ? when : [when]) as Condition[];
    if (this.known.isSpecial && !ofSpecial && !goesWith(key, list)) return false;
    const d20 = () => {
      const roll = this.rolls.get(power) ?? this.d20();
      this.rolls.set(power, roll);
      return roll;
    };
    return list.every((condition) => holds(condition, owner, this.known, d20));
  }

  private other(body: Body): Body {
    return body === this.me ? this.foe : this.me;
  }

  protected left(body: Body): number {
    return body.card.life - body.wounds;
  }

  protected wound(body: Body, wounds: number): number {
    if (body.gone || wounds <= 0) return 0;
    const taken = Math.min(wounds, this.left(body));
    body.wounds += taken;
    this.setting.onHurt(body);
    if (this.left(body) <= 0) body.gone = true;
    return taken;
  }

  protected scaled(value: number, { owner, effect }: Of): number {
    const count = this.scale(owner, effect.per);
    if (count === undefined) return value;
    const product = value * count;
    const most = effect.most ?? Number.POSITIVE_INFINITY;
    return Math.max(-most, Math.min(most, product));
  }

  private scale(owner: Body, per: DuelEffect['per']): number | undefined {
    const { card } = owner;
    const enemies = this.other(owner);
    if (per === 'ownWound') return owner.wounds;
    if (per === 'enemyWound') return enemies.wounds;
    if (per === 'ally') return card.allies ?? 0;
    // What the figures in this attack come to counts from the next attack on.
    if (per === 'kill')
      return (card.kills ?? 0) + enemies.card.figures - this.known.living[enemies.side];
    if (per === 'woundDealt') return this.known.dealt;
    return undefined;
  }

  private row<Row>(table: Table<Row>): Row | undefined {
    const roll = this.d20();
    const reached = Object.keys(table)
      .map(Number)
      .filter((from) => from <= roll);
    return reached.length === 0 ? undefined : table[Math.max(...reached)];
  }

  protected amount(value: number | Table<number>, of: Of): number {
    return this.scaled(typeof value === 'number' ? value : (this.row(value) ?? 0), of);
  }

  protected harm(value: Wounds, of: Of): { wounds: number; destroys: boolean } {
    if (typeof value === 'number') return { wounds: this.scaled(value, of), destroys: false };
    if ('dice' in value) {
      const times = this.scale(of.owner, value.per) ?? 1;
      const count = this.scaled(value.dice, of) * times;
      return { wounds: this.dice(count)[0], destroys: false };
    }
    const left = this.left(this.other(of.owner));
    let sum = 0;
    for (;;) {
      const row: WoundRow = this.row(value) ?? 0;
      if (row === 'destroy') return { wounds: this.scaled(sum, of), destroys: true };
      if (typeof row === 'object') sum += row.wounds ?? 0;
      if (typeof row === 'number') sum += row;
      if (typeof row === 'number' || sum >= left)
        return { wounds: this.scaled(sum, of), destroys: false };
    }
  }

  /** Unblockable wounds and destructions at a stage; whether any of `stage: instead` was tried. */
  strikes(owner: Body, stage: Stage): boolean {
    let tried = false;
    const victim = this.other(owner);
    this.each(owner, 'unblockableWounds', (value, of) => {
      if (of.effect.stage !== stage || victim.gone) return false;
      const { wounds, destroys } = this.harm(value, of);
      this.wound(victim, wounds);
      if (destroys) victim.gone = true;
      tried = true;
      return stage === 'instead' || typeof value !== 'number' || wounds > 0;
    });
    this.each(owner, 'destroys', (needed, { effect }) => {
      if (effect.stage !== stage || victim.gone) return false;
      if (this.d20() >= needed) victim.gone = true;
      tried = true;
      return true;
    });
    return tried;
  }

  costs(owner: Body, stage: Stage): void {
    this.each(owner, 'costs', (value, of) => {
      if (of.effect.stage !== stage || owner.gone) return false;
      const cost = typeof value === 'object' ? (this.row(value) ?? 0) : value;
      if (cost === 'self') owner.gone = true;
      else this.wound(owner, this.scaled(cost, of));
      return true;
    });
  }

  dying(): void {
    if (!this.foe.gone || this.answered) return;
    this.answered = true;
    this.strikes(this.foe, 'whenDestroyed');
    this.costs(this.foe, 'whenDestroyed');
  }

  /** Each effect that acted is used once more. */
  protected spend(): void {
    for (const [effect, owner] of this.acted) {
      const used = this.setting.used[owner.side];
      used.set(effect, (used.get(effect) ?? 0) + 1);
    }
    this.acted.clear();
  }

  arrive(): void {
    this.strikes(this.foe, 'enemyArrives');
    this.costs(this.foe, 'enemyArrives');
    this.dying();
    this.spend();
  }

  endOfTurn(): void {
    this.heals('endOfTurn');
    this.costs(this.me, 'endOfTurn');
    this.spend();
  }

  anotherTurn(): boolean {
    let another = false;
    this.each(this.me, 'anotherTurn', (needed) => {
      if (another) return false;
      another = this.d20() >= needed;
      return true;
    });
    this.spend();
    return another;
  }

  protected heals(stage: Stage): void {
    this.each(this.me, 'heals', (value, of) => {
      if ((of.effect.stage ?? 'after') !== stage || this.me.wounds === 0) return false;
      this.me.wounds -= Math.min(this.me.wounds, this.amount(value, of));
      return true;
    });
  }
}
