import { aftermath, healAfter } from './aftermath.ts';
import { type Effect, isFields, type Plain } from './cards.ts';
import { acts, amount, effects, spend } from './conditions.ts';
import { d20AtLeast, type Face, type Faces, rollFaces } from './dice.ts';
import { countDice, OF_ATTACK } from './dice-counts.ts';
import { type Dice, mean } from './explore.ts';
import { type Fighter, lifeLeft, type Scene } from './scene.ts';
import { answers, d20Of, numberToReach, rollD20, strikes } from './strikes.ts';

/** One attack, stage by stage (section 7). It changes the figures of the scene and records the events. */
export function attack(dice: Dice, scene: Scene): void {
  const { attacker, defender, course } = scene;
  const putOff: [Fighter, Effect][] = [];
  const counts = countDice(dice, scene, (owner, effect) => putOff.push([owner, effect]));
  if (!scene.manner.skipsBefore) strikes(dice, scene, attacker, 'before');
  answers(dice, scene);
  if (attacker.alive && defender.alive) course.replaced = strikes(dice, scene, attacker, 'instead');
  answers(dice, scene);
  if (course.replaced || !attacker.alive || !defender.alive) {
    // An attacker that destroyed the defender without an attack is healed for that, too (Life Drain).
    if (attacker.alive && !defender.alive) healAfter(dice, scene);
    return;
  }

  // Uses of effects that change the dice are counted when the dice are rolled (section 5, reading 24).
  for (const [owner, effect] of putOff) spend(owner, effect);
  if (counts.attack === 0) return;
  course.made = true;
  strikes(dice, scene, defender, 'whenAttacked');
  answers(dice, scene);
  // A destroyed attacker does nothing more.
  if (!attacker.alive) return;
  // A defender that paid for its answer with its life ends the attack.
  if (!defender.alive) {
    healAfter(dice, scene);
    return;
  }
  course.began = true;
  course.ignored = rollD20(dice, scene, defender, 'ignoreAttack');
  if (!course.ignored) {
    rollAttack(dice, scene, counts.attack);
    const exposed = evade(dice, scene, counts.defense);
    if (!course.evaded) defend(dice, scene, exposed ? 0 : counts.defense);
  }
  aftermath(dice, scene);
}

/** One attack roll for several figures: its skulls. */
export function sharedSkulls(dice: Dice, scene: Scene): number {
  const spent: [Fighter, Effect][] = [];
  const { attack: count } = countDice(dice, scene, (owner, effect) => spent.push([owner, effect]));
  for (const [owner, effect] of spent) if (OF_ATTACK.includes(effect.kind)) spend(owner, effect);
  scene.course.began = count > 0;
  return rollOwn(dice, scene, scene.attacker, 'attack', count).skull;
}

/** Stage 3: roll, rerolls, then blanks that count as something else. */
function rollAttack(dice: Dice, scene: Scene, count: number): void {
  const { attacker, course } = scene;
  course.attackDice = count;
  const { rolled } = scene.manner;
  course.skulls =
    rolled === undefined
      ? rollOwn(dice, scene, attacker, 'attack', count)
      : { skull: rolled, shield: 0, blank: 0 };
}

/** Blanks matter only if a condition asks for them. */
function attackFaces({ attacker, defender, manner }: Scene): readonly Face[] {
  const asksBlanks = [attacker.card, defender.card, manner.special].some((one) =>
    JSON.stringify(one ?? {}).includes('blankRolled'),
  );
  return asksBlanks ? ['skull', 'blank'] : ['skull'];
}

function rollOwn(
  dice: Dice,
  scene: Scene,
  owner: Fighter,
  which: 'attack' | 'defense',
  count: number,
): Faces {
  const rerolls = effects(scene, owner, 'rerolls').filter(
    ({ value }) => isFields(value) && value.dice === which,
  );
  const counted = effects(scene, owner, 'blanksCount');
  const plain = rerolls.length === 0 && counted.length === 0;
  // Faces that no rule needs are not distinguished: skulls of the defender are needed only for Knockback.
  const strong = effects(scene, scene.attacker, 'superStrength').length > 0;
  const asked: readonly Face[] =
    which === 'attack' ? attackFaces(scene) : strong ? ['skull', 'shield'] : ['shield'];
  const matters = plain ? asked : undefined;
  const purpose = { kind: which, owner };
  const shown = rollFaces(dice, count, matters, purpose);
  // Conditions on these dice refer to them as they lie.
  const lying = which === 'attack' ? 'skulls' : 'shields';
  for (const effect of rerolls) {
    scene.course[lying] = shown;
    const faces = facesOf(effect.value);
    if (faces.every((face) => shown[face] === 0) || !acts(dice, scene, owner, effect)) continue;
    const most = isFields(effect.value) ? Number(effect.value.most ?? count) : count;
    let again = 0;
    for (const face of faces) {
      const taken = Math.min(most - again, shown[face]);
      again += taken;
      shown[face] -= taken;
    }
    const rolled = rollFaces(dice, again, undefined, purpose);
    for (const face of ['skull', 'shield', 'blank'] as const) shown[face] += rolled[face];
  }
  for (const effect of counted) {
    scene.course[lying] = shown;
    if (shown.blank === 0 || !acts(dice, scene, owner, effect)) continue;
    if (effect.value === 'skull') shown.skull += shown.blank;
    else shown.shield += shown.blank;
    shown.blank = 0;
  }
  return shown;
}

const facesOf = (value: Plain): Face[] =>
  isFields(value) && Array.isArray(value.faces)
    ? value.faces.map((face) => String(face) as Face)
    : [];

function sumOf(dice: Dice, scene: Scene, owner: Fighter, kind: string): number {
  let total = 0;
  for (const effect of effects(scene, owner, kind))
    if (acts(dice, scene, owner, effect))
      total += amount(scene, owner, effect, Number(effect.value));
  return total;
}

/** Stage 4. Says whether the figure must do without defense dice (`orNoDefense`). */
function evade(dice: Dice, scene: Scene, defenseDice: number): boolean {
  const { attacker, defender, course } = scene;
  course.automaticSkulls = sumOf(dice, scene, attacker, 'automaticSkulls');
  if ((course.skulls?.skull ?? 0) + course.automaticSkulls <= 0) return false;
  let exposed = false;
  for (const effect of effects(scene, defender, 'evade')) {
    const forcesDefense = isFields(effect.value) && effect.value.orNoDefense === true;
    if (defender.card.powers[effect.power]?.may === true)
      if (!worthEvading(scene, effect, exposed, forcesDefense, defenseDice)) continue;
    if (!acts(dice, scene, defender, effect)) continue;
    if (d20AtLeast(dice, numberToReach(scene, effect), d20Of(defender))) {
      course.evaded = true;
      return false;
    }
    if (forcesDefense) exposed = true;
  }
  return exposed;
}

/**
 * An optional power: it is used only if it leaves at most as many wounds of the attack on average as defending would,
 * given the attacker's dice (section 7). Its own conditions need no D20 here.
 */
function worthEvading(
  scene: Scene,
  effect: Effect,
  exposed: boolean,
  forcesDefense: boolean,
  defenseDice: number,
): boolean {
  const meanWounds = (withoutDice: boolean): number =>
    mean((dice) => {
      const thought = imagine(scene);
      defend(dice, thought, withoutDice ? 0 : defenseDice);
      const { pending } = thought.course;
      return pending > 0 && rollD20(dice, thought, thought.defender, 'ignoreWounds') ? 0 : pending;
    });
  const failing = (Math.min(20, Math.max(1, numberToReach(scene, effect))) - 1) / 20;
  return failing * meanWounds(exposed || forcesDefense) <= meanWounds(exposed) + 1e-12;
}

/** A copy of the scene in which changes have no effect on the original. */
function imagine(scene: Scene): Scene {
  const defender = copyOf(scene.defender);
  const attacker = copyOf(scene.attacker);
  const course = { ...scene.course };
  return { ...scene, attacker, defender, course, rolled: new Map(scene.rolled) };
}

const copyOf = (figure: Fighter): Fighter => ({
  ...figure,
  cardUses: { ...figure.cardUses },
  ownUses: { ...figure.ownUses },
});

/** Defense dice that a power of the attacker gives or takes for each skull. */
function diceForSkulls(dice: Dice, scene: Scene): number {
  const { attacker } = scene;
  let total = 0;
  for (const effect of effects(scene, attacker, 'enemyDefenseDice'))
    if (effect.per === 'skull' && acts(dice, scene, attacker, effect))
      total += amount(scene, attacker, effect, Number(effect.value));
  return total;
}

/** Stages 5 and 6. */
function defend(dice: Dice, scene: Scene, defenseDice: number): void {
  const { attacker, defender, course } = scene;
  const none = rollD20(dice, scene, attacker, 'noDefense');
  const count = none ? 0 : Math.max(0, defenseDice + diceForSkulls(dice, scene));
  course.shields = rollOwn(dice, scene, defender, 'defense', count);
  course.rolledDefense = count > 0;
  let automatic = 0;
  if (count > 0 || !scene.rulings.automaticShieldsNeedARoll)
    automatic = sumOf(dice, scene, defender, 'automaticShields');
  const strongest = (owner: Fighter, kind: string): number => {
    let most = 1;
    for (const effect of effects(scene, owner, kind))
      if (acts(dice, scene, owner, effect))
        most = Math.max(most, amount(scene, owner, effect, Number(effect.value)));
    return most;
  };
  const hits =
    (course.skulls?.skull ?? 0) * strongest(attacker, 'hitsPerSkull') + course.automaticSkulls;
  const blocks = (course.shields.shield + automatic) * strongest(defender, 'blocksPerShield');
  course.blocksBeyond = Math.max(0, blocks - hits);
  let wounds = Math.max(0, hits - blocks);
  if (wounds > 0 && course.shields.shield > 0)
    for (const effect of effects(scene, defender, 'oneShieldBlocksAll'))
      if (acts(dice, scene, defender, effect)) wounds = 0;
  for (const effect of effects(scene, defender, 'mostWounds')) {
    const most = amount(scene, defender, effect, Number(effect.value));
    if (wounds > most && acts(dice, scene, defender, effect)) wounds = most;
  }
  course.pending = Math.min(wounds, lifeLeft(defender));
}
