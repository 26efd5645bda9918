import { useEffect, useRef, useState } from 'preact/hooks';
import { save } from '../../page/save.ts';
import { capitalised, counted } from '../../words/english.ts';
import { chartsOfPage } from '../charts/charts.tsx';
import type { ExperimentDocument } from '../document.ts';
import type { Engine } from '../engine/engine.ts';
import { isTooLong, linkOf } from '../link.ts';
import { FileButton } from '../parts/file-button.tsx';
import { Announced, Problems } from '../parts/messages.tsx';
import type { State } from '../state.ts';
import { copied } from './clipboard.ts';
import { drawingsOfPage, stacked } from './pictures.ts';
import { answerOf, filesOf, markdownOf, pictureOf, Refused, type Subject } from './subject.ts';

const ID = 'sharing';

/** Leads to the ways to share, which are the last of the page. */
export function showSharing(): void {
  const section = document.getElementById(ID);
  section?.scrollIntoView({ block: 'center' });
  section?.focus({ preventScroll: true });
}

interface SharingProps {
  readonly state: State;
  readonly subject: Subject;
  readonly engine: Engine;
  onOpen(document: ExperimentDocument): void;
  /** Cards of the user's own were opened; without any, those there are go. */
  onCards(cards: readonly ExperimentDocument[] | undefined): void;
}

/** Larger files are no experiments; bytes. */
const LARGEST_FILE = 5_000_000;

/** Shares the current view as a link, a picture, a table or a file, and opens files. */
export function Sharing({ state, subject, engine, onOpen, onCards }: SharingProps) {
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState<string>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { cards = [] } = state;
  // Messages about a file are removed once the page changes.
  useEffect(() => setProblems((before) => (before.length > 0 ? [] : before)), [state]);

  const doing = (work: () => Promise<string>) => async () => {
    setSaid('');
    setByHand(undefined);
    setProblems([]);
    try {
      setSaid(await work());
    } catch (error) {
      setProblems(error instanceof Refused ? error.problems : [(error as Error).message]);
    }
  };
  const copyText = async (making: Promise<string>, done: string) => {
    const text = making.then((made) => new Blob([made], { type: 'text/plain' }));
    if (await copied(text, 'text/plain')) return done;
    setByHand(await making);
    return 'The browser does not let this page write to the clipboard: copy the text from the field below.';
  };
  const copyLink = () => {
    const link = linkOf(state);
    if (isTooLong(link))
      throw new Error('This is too large for a link: download it as YAML and send the file.');
    return copyText(
      Promise.resolve(location.href.replace(/#.*$/s, '') + link),
      'The link is on the clipboard.',
    );
  };
  const copyTable = () =>
    copyText(markdownOf(subject, engine), 'The tables are on the clipboard, as Markdown.');
  const copyPicture = async () => {
    const making = picture();
    if (await copied(making, 'image/png')) return 'The picture is on the clipboard.';
    save('knockback.png', await making);
    return 'The browser does not let this page write to the clipboard: the picture is downloaded.';
  };
  const picture = async () => {
    const specs = await pictureOf(subject, engine);
    const pictures = await drawingsOfPage();
    for (const spec of specs) pictures.push(await chartsOfPage().picture(spec));
    if (pictures.length === 0)
      throw new Error('There is no chart of this. Its numbers can be copied as a table.');
    return stacked(pictures);
  };
  const download = async () => {
    const files = await filesOf(subject, engine);
    for (const { name, text } of files) save(name, new Blob([text], { type: 'application/yaml' }));
    return files.length === 1
      ? 'The experiment is downloaded: knockback run reads it.'
      : 'Both experiments are downloaded: knockback compare reads them.';
  };
  const open = async (chosen: File) => {
    if (chosen.size > LARGEST_FILE)
      throw new Error(`${chosen.name} is too large for an experiment.`);
    const text = await chosen.text();
    const { name } = chosen;
    const found = answerOf(await engine.ask('opened', 'openedFile', { name, text }));
    if ('document' in found) {
      onOpen(found.document);
      return `${name} is open.`;
    }
    onCards(found.cards);
    return `${capitalised(counted(found.cards.length, 'card'))} of ${name} can be chosen wherever a card is looked for.`;
  };
  return (
    <section class="sharing" id={ID} aria-label="Share" tabIndex={-1}>
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
        <FileButton
          text="Open a file"
          name="An experiment file, or one of cards"
          accept=".yaml,.yml,.json"
          onChosen={(chosen) => doing(() => open(chosen))()}
        />
      </div>
      <p class="note said">{said}</p>
      {byHand !== undefined && <ByHand text={byHand} />}
      {cards.length > 0 && (
        <p class="note">
          {capitalised(counted(cards.length, 'card'))} of your own can be chosen.{' '}
          <button type="button" class="link" onClick={() => onCards(undefined)}>
            Forget them
          </button>
        </p>
      )}
      <Announced text={said} />
      {problems.length > 0 && <Problems problems={problems} />}
    </section>
  );
}

/** A text that the page could not put on the clipboard: all of it is selected, so that it can be copied. */
function ByHand({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <textarea
      ref={field}
      class="by-hand"
      readOnly
      rows={4}
      value={text}
      aria-label="To be copied"
    />
  );
}
