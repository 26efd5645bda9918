import fc from 'fast-check';
import './same-bytes.ts';

// The tests see the same surroundings on every machine: programs that they start inherit these.
for (const name of ['CI', 'FORCE_COLOR', 'LC_ALL', 'NO_COLOR']) delete process.env[name];

// A change is judged by the same properties each time; `KNOCKBACK_PROPERTY_SEED=2` tries others.
fc.configureGlobal({ seed: Number(process.env.KNOCKBACK_PROPERTY_SEED ?? 1) });
