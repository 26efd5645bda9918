import { useState } from 'preact/hooks';
import examplesText from '#built/board-examples.txt';
import type { ExperimentDocument } from '../../document.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Example } from '../../examples/compile-examples.ts';
import { FileButton } from '../../parts/file-button.tsx';
import { Announced, Problems } from '../../parts/messages.tsx';
import { unpackedBytes } from '../../parts/unpacked-file.ts';
import { onMap } from './fighters.ts';
import type { Base } from './placing.ts';
import { BOARD_START, OPEN_GROUND } from './start.ts';

interface SourcesProps {
  readonly document: ExperimentDocument;
  readonly engine: Engine;
  readonly bases: Readonly<Record<'attacker' | 'defender', Base>>;
  onOpen(document: ExperimentDocument): void;
}

/** The maximum size of a map in bytes; the same as on the command line. */
const LARGEST_MAP = 4 * 1024 * 1024;

let examples: readonly Example[] | undefined;

function allExamples(): readonly Example[] {
  examples ??= [
    { name: 'Open ground (examples 1 and 2)', document: OPEN_GROUND },
    { name: 'The start', document: BOARD_START },
    ...(JSON.parse(examplesText) as Example[]),
  ];
  return examples;
}

/** Boards that can be opened below the Board panel: maps from other programs, and the page's examples. */
export function Sources({ document, engine, bases, onOpen }: SourcesProps) {
  const [said, setSaid] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const openMap = async (chosen: File) => {
    setSaid([]);
    setProblems([]);
    if (chosen.size > LARGEST_MAP) {
      setProblems([`${chosen.name} is too large for a map: at most 4 MiB.`]);
      return;
    }
    const bytes = await unpackedBytes(chosen, LARGEST_MAP);
    if (!bytes) {
      setProblems([`${chosen.name} is packed with gzip, but damaged, or holds more than 4 MiB.`]);
      return;
    }
    const reply = await engine.ask('map', 'map', { name: chosen.name, bytes });
    if (!reply) return;
    if (!('answer' in reply)) {
      setProblems(reply.problems);
      return;
    }
    const next = onMap(document, reply.answer, bases);
    if (!next) {
      setProblems([`${chosen.name} has no room for the two next to each other.`]);
      return;
    }
    onOpen(next);
    setSaid([
      `${chosen.name} is open, with attacker and defender near its middle.`,
      ...reply.answer.lacks,
    ]);
  };
  return (
    <section class="card sources" aria-label="Boards to open">
      <h2>Boards to open</h2>
      <div class="buttons">
        <FileButton
          text="Open a map"
          name="A map file"
          accept=".hsc,.json,.yaml,.yml,.txt,.gz"
          isStrong
          onChosen={openMap}
        />
        {allExamples().map(({ name, document: example }) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              setProblems([]);
              const { description } = example;
              setSaid([
                `${name} is open.`,
                ...(typeof description === 'string' ? [description] : []),
              ]);
              onOpen(example);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      {said.map((text) => (
        <p key={text} class="note">
          {text}
        </p>
      ))}
      <p class="note">
        You can open maps from Virtualscape (.hsc) and hexoscape (JSON), packed with gzip or not,
        and boards that knockback map --format board writes. Comments in a file that was written by
        hand are not kept.
      </p>
      <Announced text={said[0] ?? ''} />
      {problems.length > 0 && <Problems problems={problems} />}
    </section>
  );
}
