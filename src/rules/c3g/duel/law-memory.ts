import { type KnownDice, knownDice } from '../../../exact/staged.ts';
import { rollsUntilDestroyed } from '../../../powers/amounts.ts';
import { woundsTaken } from '../../../powers/attack-state.ts';
import { effectNamed } from '../../../powers/effects/index.ts';
import type { Side } from '../../../powers/figure.ts';
import { type BareAttack, bareFight, looksAtWounds, type Standing } from '../bare-attack.ts';
import type { C3gRulings } from '../rulings.ts';
import { weighAttack } from '../weigh-attack.ts';
import { exchangeOf, together, type WeighedExchange } from './exchange.ts';

/**
 * What attacks come to, kept over many duels: most cards of a field look the same to the powers of
 * another. Laws are those of bare attacks; the lines that they use are numbered within these.
 */
export interface LawMemory {
  /** The law of a bare attack, for duels under these very rulings. */
  attack(bare: BareAttack, rulings: C3gRulings): AttackLaw;
}

export interface AttackLaw {
  /** @param standing wounds and Life of the figure that attacks and of the one that is attacked */
  of(standing: Readonly<Record<Side, Standing>>): readonly WeighedExchange[];
}

export function lawMemory(): LawMemory {
  // Each set of rulings has laws of its own, so that none is looked at where it does not matter.
  const byRulings = new WeakMap<C3gRulings, Map<string, AttackLaw>>();
  const dice = knownDice();
  return {
    attack(bare, rulings) {
      const laws = byRulings.get(rulings) ?? new Map<string, AttackLaw>();
      byRulings.set(rulings, laws);
      const key = JSON.stringify(bare);
      const law = laws.get(key) ?? attackLaw(bare, rulings, dice);
      laws.set(key, law);
      return law;
    },
  };
}

/**
 * The law of a bare attack by how the two stand. Where only Life left counts, and not wounds, it is that of
 * figures that stand for ever as long as each has more Life left than it ever has wounds to take in it: then
 * nothing that asks for Life has another answer. So a few weighings serve figures of any Life.
 */
function attackLaw(bare: BareAttack, rulings: C3gRulings, dice: KnownDice): AttackLaw {
  const { effects } = bare;
  const asksWounds = effects.some(looksAtWounds);
  const isEndless = effects.some(({ value }) => rollsUntilDestroyed(value));
  const asksOwn = asksWounds || effects.some(({ name }) => effectNamed(name)?.at === 'healing');
  const known = new Map<string, Weighed>();
  const weighed = (own: Standing, target: Standing): Weighed => {
    const of = textOf(target);
    const pair = `${of}, ${textOf(own)}`;
    const found = known.get(of) ?? known.get(pair);
    if (found) return found;
    const law = weighBare(bare, { attacker: own, defender: target }, rulings, dice);
    known.set(law.asksOwn ? pair : of, law);
    return law;
  };
  return {
    of({ attacker, defender }) {
      const own = asksOwn ? attacker : unhurt(attacker);
      const target = asksWounds ? defender : unhurt(defender);
      if (asksWounds || isEndless) return weighed(own, target).law;
      const ownForEver = asksOwn ? own : FOR_EVER;
      const spares = ({ most }: Weighed) => (target.life ?? Number.POSITIVE_INFINITY) > most;
      const sparesOwn = ({ mostOwn }: Weighed) =>
        asksOwn || (own.life ?? Number.POSITIVE_INFINITY) > mostOwn;
      const free = weighed(ownForEver, FOR_EVER);
      const isSpared = spares(free);
      if (isSpared && sparesOwn(free)) return free.law;
      const half = isSpared ? weighed(own, FOR_EVER) : weighed(ownForEver, target);
      return (isSpared ? spares : sparesOwn)(half) ? half.law : weighed(own, target).law;
    },
  };
}

/** Where wounds as such are not looked at, only Life that is left matters. */
function unhurt({ wounds, life }: Standing): Standing {
  return { wounds: 0, ...(life !== undefined && { life: life - wounds }) };
}

/** A figure that no wounds destroy: it stands for all that have more Life left than an attack can wound. */
const FOR_EVER: Standing = { wounds: 0 };

const textOf = ({ wounds, life }: Standing) => `${wounds} of ${life}`;

interface Weighed {
  readonly law: readonly WeighedExchange[];
  /** Whether anything in it looked at wounds or Life of the attacking figure. */
  readonly asksOwn: boolean;
  /** The most wounds that the target, and the attacking figure, had at any time, undone or not. */
  readonly most: number;
  readonly mostOwn: number;
}

function weighBare(
  bare: BareAttack,
  standing: Readonly<Record<Side, Standing>>,
  rulings: C3gRulings,
  dice: KnownDice,
): Weighed {
  const { fight, rules, limited } = bareFight(bare, standing, rulings);
  let asksOwn = false;
  const attacker = new Proxy(fight.attacker, {
    get(card, field, receiver) {
      asksOwn ||= field === 'wounds' || field === 'life';
      return Reflect.get(card, field, receiver);
    },
  });
  let [most, mostOwn] = [0, 0];
  const ends = weighAttack({ ...fight, attacker }, rules, {
    dice,
    watch(attack) {
      most = Math.max(most, attack.pending + woundsTaken(attack, 'defender'));
      mostOwn = Math.max(mostOwn, attack.attackerWounds);
    },
  });
  const law = together(
    ends.map(({ state, weight }) => {
      const used = new Set([...state.used].map((line) => limited.get(line) as number));
      return {
        weight,
        exchange: {
          ...exchangeOf(state, state.distance - fight.distance, []),
          used: [...used].sort((a, b) => a - b),
        },
      };
    }),
  );
  return { law, asksOwn, most, mostOwn };
}
