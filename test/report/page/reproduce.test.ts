import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DISK } from '../../../src/base/files/read-file.ts';
import { compute } from '../../../src/experiments/results/compute.ts';
import { resultJson } from '../../../src/experiments/results/format/write.ts';
import { loadExperiment } from '../../../src/experiments/scenarios/load.ts';
import { reproducingCommand } from '../../../src/report/page/page.ts';
import { ROOT } from '../../docs/blocks.ts';
import { machine } from '../../machine.ts';

test.each([
  { effort: { trials: 4321 }, seed: "it's a seed; $(echo no)", exact: true, simulation: true },
  { effort: { precision: 0.01 }, seed: 'plain', exact: false, simulation: true },
  { effort: { trials: 10 }, seed: '-x', exact: true, simulation: false },
])('the command on the page gives the same numbers in a shell: %o', async (how) => {
  const { exact, simulation, ...asked } = how;
  const folder = mkdtempSync(join(tmpdir(), 'knockback-again '));
  try {
    const file = join(folder, "grundy's odds.yaml");
    writeFileSync(file, 'name: Again\nattacker: hawkgirl\ndefender: solomon-grundy\n');
    const experiment = { ...loadExperiment(file, DISK), ...asked };
    const results = await compute(experiment, { exact, simulation, machine, threads: 1 });
    const command = reproducingCommand(experiment, results) ?? '';
    const program = `node '${join(ROOT, 'dist/knockback.js')}'`;
    const line = `${command.replace(/^knockback/, program)} --format json`;
    const again = JSON.parse(execFileSync('sh', ['-c', line], { encoding: 'utf8', cwd: folder }));
    expect(again).toEqual(JSON.parse(JSON.stringify(results.map(resultJson))));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
