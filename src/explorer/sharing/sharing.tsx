import { useRef, useState } from 'preact/hooks';
import { slug } from '../../words/slug.ts';
import { chartsOfPage } from '../charts/charts.ts';
import type { ExperimentDocument } from '../document.ts';
import type { Engine } from '../engine/engine.ts';
import type { Reply } from '../engine/protocol.ts';
import { isTooLong, linkOf } from '../link.ts';
import { Announced } from '../parts/announced.tsx';
import { Problems } from '../parts/problems.tsx';
import type { State } from '../state.ts';

interface SharingProps {
  readonly state: State;
  readonly document: ExperimentDocument;
  readonly engine: Engine;
  onOpen(document: ExperimentDocument): void;
}

/** Larger files are no experiments; bytes. */
const LARGEST_FILE = 5_000_000;

/** What is shown as a link, a picture, a table or a file, and a file to be shown. */
export function Sharing({ state, document, engine, onOpen }: SharingProps) {
  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const file = useRef<HTMLInputElement>(null);

  const doing = (work: () => Promise<string>) => async () => {
    setSaid('');
    setProblems([]);
    try {
      setSaid(await work());
    } catch (error) {
      setProblems(error instanceof Refused ? error.problems : [(error as Error).message]);
    }
  };
  const copyLink = async () => {
    const link = linkOf(state);
    if (isTooLong(link))
      throw new Error('This is too large for a link: download it as YAML and send the file.');
    await navigator.clipboard.writeText(location.href.replace(/#.*$/s, '') + link);
    return 'The link is on the clipboard.';
  };
  const copyTable = async () => {
    const text = answerOf(await engine.ask('markdown', 'markdown', { document }));
    await navigator.clipboard.writeText(text);
    return 'The tables are on the clipboard, as Markdown.';
  };
  const copyPicture = async () => {
    const { charts } = answerOf(await engine.ask('picture', 'charts', { document }));
    const [first] = charts;
    if (!first) throw new Error('There is no chart of this: nothing can come out in several ways.');
    const png = await chartsOfPage().picture(first.spec);
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return 'The picture is on the clipboard.';
  };
  const download = async () => {
    const yaml = answerOf(await engine.ask('saved', 'saved', { document }));
    save(`${slug(String(document.name))}.yaml`, yaml);
    return 'The experiment is downloaded: knockback run reads it.';
  };
  const open = async () => {
    const chosen = file.current?.files?.[0];
    if (!chosen) return '';
    if (chosen.size > LARGEST_FILE)
      throw new Error(`${chosen.name} is too large for an experiment.`);
    const text = await chosen.text();
    onOpen(answerOf(await engine.ask('opened', 'opened', { name: chosen.name, text })));
    return `${chosen.name} is open.`;
  };
  return (
    <section class="sharing" aria-label="Share">
      <div class="buttons">
        <button type="button" onClick={doing(copyLink)}>
          Copy link
        </button>
        <button type="button" onClick={doing(copyPicture)}>
          Copy picture
        </button>
        <button type="button" onClick={doing(copyTable)}>
          Copy table
        </button>
        <button type="button" onClick={doing(download)}>
          Download YAML
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Open a file
        </button>
        <input
          ref={file}
          class="unseen"
          type="file"
          accept=".yaml,.yml,.json"
          tabIndex={-1}
          aria-label="An experiment file"
          onChange={async (event) => {
            const input = event.currentTarget;
            await doing(open)();
            // The same file can be opened again after it was changed.
            input.value = '';
          }}
        />
      </div>
      <p class="note said">{said}</p>
      <Announced text={said} />
      {problems.length > 0 && <Problems problems={problems} />}
    </section>
  );
}

/** What the engine has found wrong. */
class Refused extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** @throws Refused */
function answerOf<T>(reply: Reply<T> | undefined): T {
  if (reply && 'answer' in reply) return reply.answer;
  throw new Refused(reply?.problems ?? []);
}

function save(name: string, text: string): void {
  const link = window.document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
