// The tests see the same surroundings on every machine: programs that they start inherit these.
for (const name of ['CI', 'FORCE_COLOR', 'LC_ALL', 'NO_COLOR']) delete process.env[name];
