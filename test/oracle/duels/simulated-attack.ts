/** One attack, played die by die. Shares nothing with the exact oracle but the types of its input. */

import type { Body } from './simulated-conditions.ts';
import { Powers } from './simulated-powers.ts';

export interface Struck {
  made: boolean;
  again: boolean;
  spaces: number;
}

export class Attack extends Powers {
  private sum(
    owner: Body,
    key:
      | 'attackDice'
      | 'defenseDice'
      | 'enemyAttackDice'
      | 'enemyDefenseDice'
      | 'automaticSkulls'
      | 'automaticShields',
  ): number {
    let total = 0;
    this.each(owner, key, (value, of) => {
      const fixed = key === 'attackDice' ? this.setting.tables.get(of.effect) : undefined;
      const more = fixed === undefined ? this.amount(value, of) : this.scaled(fixed, of);
      total += more;
      return more !== 0;
    });
    return total;
  }

  /** A roll of combat dice with its rerolls and with blanks that count. */
  private roll(owner: Body, which: 'attack' | 'defense', count: number): [number, number, number] {
    const lying = this.dice(count);
    this.show(which, lying);
    const names = ['skull', 'shield', 'blank'] as const;
    this.each(owner, 'rerolls', ({ dice, faces, most }) => {
      if (dice !== which) return false;
      let taken = 0;
      for (const face of faces) {
        const at = names.indexOf(face);
        while ((lying[at] ?? 0) > 0 && taken < (most ?? 1000)) {
          lying[at as 0 | 1 | 2] -= 1;
          taken += 1;
        }
      }
      this.dice(taken).forEach((more, at) => {
        lying[at as 0 | 1 | 2] += more;
      });
      this.show(which, lying);
      return taken > 0;
    });
    let counted = false;
    this.each(owner, 'blanksCount', (symbol) => {
      if (counted) return false;
      counted = true;
      lying[symbol === 'skull' ? 0 : 1] += lying[2];
      lying[2] = 0;
      return true;
    });
    this.show(which, lying);
    return lying;
  }

  /** Conditions ask for the dice as they lie. */
  private show(
    which: 'attack' | 'defense',
    [skulls, shields, blanks]: readonly [number, number, number],
  ): void {
    if (which === 'defense') {
      this.known.defenseShields = shields;
    } else {
      this.known.attackSkulls = skulls;
      this.known.attackOthers = shields + blanks;
    }
  }

  private reach(value: number | { d20: number; plus: 'distance' }): boolean {
    const needed = typeof value === 'number' ? value : value.d20 - this.known.distance;
    return this.d20() >= needed;
  }

  /** Whether one of the cards that may avert something does; the first that does ends the trying. */
  private averts(key: 'ignoreAttack' | 'evade'): boolean {
    let averted = false;
    this.each(this.foe, key, (value) => {
      if (averted) return false;
      averted = this.reach(value);
      return true;
    });
    return averted;
  }

  play(): Struck {
    const struck = this.stages();
    this.spend();
    return struck;
  }

  private stages(): Struck {
    const { me, foe, known, setting } = this;
    let attackDice = setting.special ? (setting.special.dice ?? me.card.attack) : me.card.attack;
    let defenseDice = foe.card.defense;
    attackDice += this.sum(me, 'attackDice');
    defenseDice += this.sum(me, 'enemyDefenseDice');
    defenseDice += this.sum(foe, 'defenseDice');
    attackDice += this.sum(foe, 'enemyAttackDice');
    attackDice = Math.max(0, attackDice);
    defenseDice = Math.max(0, defenseDice);
    this.each(me, 'mostEnemyDefenseDice', (most) => {
      const fewer = most < defenseDice;
      defenseDice = Math.min(defenseDice, most);
      return fewer;
    });

    this.strikes(me, 'before');
    this.costs(me, 'before');
    this.dying();
    if (!me.gone && !foe.gone) {
      const replaced = this.strikes(me, 'instead');
      if (replaced) this.costs(me, 'instead');
      this.dying();
      if (!replaced && !me.gone && !foe.gone && attackDice > 0) {
        this.strikes(foe, 'whenAttacked');
        this.costs(foe, 'whenAttacked');
        this.dying();
        if (!me.gone && !foe.gone) return this.dicePart(attackDice, defenseDice);
      }
    }
    if (!me.gone && foe.gone) this.heals('after');
    known.pending = 0;
    return { made: false, again: false, spaces: 0 };
  }

  private dicePart(attackDice: number, defenseDice: number): Struck {
    const { me, foe } = this;
    if (this.averts('ignoreAttack')) return { ...this.after(true), spaces: 0 };
    const [skulls] = this.roll(me, 'attack', attackDice);
    const automatic = this.sum(me, 'automaticSkulls');
    if (skulls + automatic > 0 && this.averts('evade')) return { ...this.after(true), spaces: 0 };

    let noDefense = false;
    this.each(me, 'noDefense', (value) => {
      if (noDefense) return false;
      noDefense = value === true || this.d20() >= value;
      return true;
    });
    const rolled = noDefense ? 0 : defenseDice;
    const [defenseSkulls, shields] = this.roll(foe, 'defense', rolled);
    const needRoll = this.setting.duel.rulings?.automaticShieldsNeedARoll ?? true;
    const extraShields = needRoll && rolled === 0 ? 0 : this.sum(foe, 'automaticShields');
    const hits = skulls * this.strongest(me, 'hitsPerSkull') + automatic;
    const blocks = (shields + extraShields) * this.strongest(foe, 'blocksPerShield');
    this.known.pending = this.woundsOf(hits, blocks, shields);
    this.woundsTaken();
    this.backAtMe(Math.max(0, blocks - hits));
    const spaces = this.driven(Math.max(0, skulls - defenseSkulls));
    return { ...this.after(false), spaces };
  }

  private strongest(owner: Body, key: 'hitsPerSkull' | 'blocksPerShield'): number {
    let most = 1;
    this.each(owner, key, (value) => {
      const more = value > most;
      most = Math.max(most, value);
      return more;
    });
    return most;
  }

  private woundsOf(hits: number, blocks: number, shields: number): number {
    let oneBlocksAll = false;
    this.each(this.foe, 'oneShieldBlocksAll', () => {
      const first = !oneBlocksAll;
      oneBlocksAll = true;
      return first;
    });
    let limit = Number.POSITIVE_INFINITY;
    this.each(this.foe, 'mostWounds', (most) => {
      const lower = most < limit;
      limit = Math.min(limit, most);
      return lower;
    });
    const wounds = oneBlocksAll && shields > 0 ? 0 : Math.max(0, hits - blocks);
    return Math.min(wounds, limit, this.left(this.foe));
  }

  private woundsTaken(): void {
    const { me, foe, known } = this;
    this.each(foe, 'ignoreWounds', (value) => {
      if (known.pending === 0) return false;
      if (this.reach(value)) known.pending = 0;
      return true;
    });
    known.dealt = this.wound(foe, known.pending);
    known.pending = 0;
    this.each(me, 'extraWounds', (value, of) => {
      if (known.dealt === 0 || foe.gone) return false;
      const { wounds, destroys } = this.harm(value, of);
      this.wound(foe, wounds);
      if (destroys) foe.gone = true;
      return typeof value !== 'number' || wounds > 0;
    });
    if (known.dealt > 0 && !foe.gone) {
      this.strikes(foe, 'whenWounded');
      this.costs(foe, 'whenWounded');
    }
    this.dying();
  }

  private backAtMe(beyond: number): void {
    let times = 0;
    for (const [owner, key] of [
      [this.foe, 'counterStrike'],
      [this.me, 'backlash'],
    ] as const) {
      let once = 0;
      this.each(owner, key, () => {
        const first = once === 0;
        once = 1;
        return first;
      });
      times += once;
    }
    this.wound(this.me, times * beyond);
  }

  private driven(points: number): number {
    const { known, foe, me } = this;
    const { knockback = true, destroyedFiguresStay = true } = this.setting.duel.rulings ?? {};
    let strong = false;
    this.each(me, 'superStrength', () => {
      strong = knockback && !known.isSpecial && known.distance === 1;
      return strong;
    });
    if (!strong || points === 0) return 0;
    let spaces = points;
    this.each(me, 'knockbackPoints', (more, of) => {
      const changed = this.scaled(more, of);
      spaces += changed;
      return changed !== 0;
    });
    spaces = Math.max(0, spaces);
    if (foe.gone) return destroyedFiguresStay ? 0 : spaces;
    known.distance += spaces;
    return spaces;
  }

  private after(averted: boolean): { made: boolean; again: boolean } {
    const { me } = this;
    let again = false;
    if (!me.gone && !averted) this.strikes(me, 'after');
    if (!me.gone) this.costs(me, 'after');
    this.dying();
    if (me.gone) return { made: true, again: false };
    this.heals('after');
    this.each(me, 'attackAgain', (value) => {
      if (again) return false;
      again = value === true || this.d20() >= value;
      return true;
    });
    return { made: true, again };
  }
}
