import { readFileSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import { ROOT } from './blocks.ts';

const WORKDIR = '/knockback';

/** A file or folder and its destination, both relative to the folder that contains everything. */
interface Copy {
  readonly source: string;
  readonly target: string;
}

/** The files that `docs/cluster/Containerfile` copies, by stage. */
export function copiedByStage(): Copy[][] {
  const text = readFileSync(join(ROOT, 'docs/cluster/Containerfile'), 'utf8');
  const [, ...stages] = text.split(/^FROM .*$/m);
  return stages.map((stage) =>
    [...stage.matchAll(/^COPY (?:--from=\S+ )?(.+) (\S+)$/gm)].flatMap(
      ([, sources = '', to = '']) =>
        sources.split(' ').map((path) => {
          const source = path.replace(`${WORKDIR}/`, '');
          return { source, target: to.endsWith('/') ? join(to, basename(source)) : normalize(to) };
        }),
    ),
  );
}
