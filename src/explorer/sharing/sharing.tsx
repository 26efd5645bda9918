/*
 * The Share section at the end of the page: links, pictures, tables and files, and opening files. This file also makes
 * pictures of HTML parts of the page, and writes to the clipboard.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { capitalised, counted } from '../../base/index.ts';
import { save } from '../../report/browser.ts';
import { ADDRESS } from '../address.ts';
import { chartsOfPage } from '../charts/charts.tsx';
import type { ExperimentDocument } from '../document.ts';
import type { Engine } from '../engine/engine.ts';
import { isTooLong, linkOf } from '../link.ts';
import { FileButton } from '../parts/file-button.tsx';
import { Announced, Problems } from '../parts/messages.tsx';
import { mineText, type State } from '../state.ts';
import { drawingsOfPage, SHARPNESS, stacked } from './pictures.ts';
import { answerOf, filesOf, markdownOf, pictureOf, Refused, type Subject } from './subject.ts';

/** Elements that are left out of pictures, mostly controls. */
const CONTROLS = 'button, select, input, label, details, fieldset, .unseen';

/** The minimum number of parts in a picture: an answer, and something below it. */
const LEAST_PARTS = 2;

const NAMESPACE = 'http://www.w3.org/1999/xhtml';

/**
 * A picture of all parts marked with `data-pictured`, stacked, as the user sees them. The browser draws them as an SVG
 * that contains their elements and the page's style sheet.
 *
 * @returns undefined if there is only an answer, as for a sweep, or if the browser does not let pages draw such an SVG
 */
async function pictureOfParts(): Promise<HTMLCanvasElement | undefined> {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-pictured]')];
  if (parts.length < LEAST_PARTS) return undefined;
  const css = [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .join('');
  const sheet = framed(parts, css);
  document.body.append(sheet);
  const [width, height] = [sheet.offsetWidth, sheet.offsetHeight];
  sheet.setAttribute('style', sheetStyle(width, css));
  const markup = new XMLSerializer().serializeToString(sheet);
  sheet.remove();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%"><div xmlns="${NAMESPACE}"><style>${escaped(css)}</style>${markup}</div></foreignObject></svg>`;
  try {
    return await drawn(svg, width, height);
  } catch {
    return undefined;
  }
}

/** Copies of the parts, in an element off the screen that is as wide as the widest part. */
function framed(parts: readonly HTMLElement[], css: string): HTMLElement {
  const sheet = document.createElement('div');
  const width = Math.max(...parts.map((part) => part.getBoundingClientRect().width));
  sheet.setAttribute('style', `${sheetStyle(width, css)};position:absolute;top:0;left:-99999px`);
  for (const part of parts) {
    const copy = part.cloneNode(true) as HTMLElement;
    for (const control of copy.querySelectorAll(CONTROLS)) control.remove();
    // The page reserves room for longer answers, which the picture does not need.
    copy.style.minHeight = '0';
    sheet.append(copy);
  }
  return sheet;
}

/** The style of the frame, with the current values of the page's variables, since a picture has no color scheme. */
function sheetStyle(width: number, css: string): string {
  const root = getComputedStyle(document.documentElement);
  const names = [...new Set(css.match(/--[\w-]+(?=\s*:)/g) ?? [])];
  const variables = names.map((name) => `${name}:${root.getPropertyValue(name)}`);
  return [
    ...variables,
    'box-sizing:border-box',
    'display:grid',
    'gap:1rem',
    'padding:1rem',
    `width:${width}px`,
    'background:var(--ground)',
    'color:var(--ink)',
    `font:${root.font}`,
  ].join(';');
}

async function drawn(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SHARPNESS);
  canvas.height = Math.round(height * SHARPNESS);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no picture');
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  // In WebKit, reading the pixels of this drawing fails. Reading one pixel here makes the failure occur now instead of
  // later.
  pen.getImageData(0, 0, 1, 1);
  return canvas;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Copies data to the clipboard while the data are still being made. Must be called in the handler of a button press,
 * because WebKit lets pages write to the clipboard only then; therefore the clipboard gets a promise of the data.
 *
 * @returns whether the browser allowed it
 * @throws if making the data fails
 */
async function copied(making: Promise<Blob>, type: 'text/plain' | 'image/png') {
  return (await promised(making, type)) || (type === 'text/plain' && (await written(making)));
}

/** Gives the clipboard a promise of the data. Returns false if the browser does not support this. */
async function promised(making: Promise<Blob>, type: string): Promise<boolean> {
  // A page from a host without https has no clipboard.
  if (!navigator.clipboard || typeof ClipboardItem === 'undefined') {
    await making;
    return false;
  }
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: making })]);
    return true;
  } catch {
    // If the clipboard refused because making the data failed, this throws the error from making the data.
    await making;
    return false;
  }
}

/** Writes text to the clipboard, for browsers that accept only text. */
async function written(making: Promise<Blob>): Promise<boolean> {
  const text = await (await making).text();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const ID = 'sharing';

/** Scrolls to the Share section at the end of the page, and gives it the focus. */
export function showSharing(): void {
  const section = document.getElementById(ID);
  section?.scrollIntoView({ block: 'center' });
  section?.focus({ preventScroll: true });
}

const NO_ADDRESS =
  'This page is a file on your device, so a link to it would open nowhere else. Instead, the fight is downloaded as a file, which this page can open on any device. For a page with links, use knockback explorer --address.';

/** The address to which shared links point; undefined if the page is a file and does not know a hosted copy. */
function addressOfPage(): string | undefined {
  const hosted = document.querySelector<HTMLMetaElement>(`meta[name="${ADDRESS}"]`)?.content;
  if (location.protocol !== 'file:') return location.href.replace(/#.*$/s, '');
  return hosted;
}

interface SharingProps {
  readonly state: State;
  readonly subject: Subject;
  readonly engine: Engine;
  onOpen(document: ExperimentDocument): void;
  /** Called with the user's own cards from a file, or with undefined to forget all of the user's cards. */
  onCards(cards: readonly ExperimentDocument[] | undefined): void;
  /** Called with the state from a file that was saved by "Save all of mine". */
  onMine(state: State): void;
}

/** The maximum size of a file to open, in bytes; no experiment is larger. */
const LARGEST_FILE = 5_000_000;

/** The Share section: shares the current view as a link, a picture, a table or a file, and opens files. */
export function Sharing(props: SharingProps) {
  const { state, subject, engine, onOpen, onCards, onMine } = props;
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState<string>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { cards = [] } = state;
  // If the page changes, messages about a file are removed.
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
    return 'The browser does not let this page write to the clipboard. Copy the text from the field below.';
  };
  const copyLink = async () => {
    const place = addressOfPage();
    if (place === undefined) {
      await download();
      return NO_ADDRESS;
    }
    const link = linkOf(state);
    if (isTooLong(link))
      throw new Error('This is too large for a link. Download it as YAML and send the file.');
    return copyText(Promise.resolve(place + link), 'The link is on the clipboard.');
  };
  const copyTable = () =>
    copyText(markdownOf(subject, engine), 'The tables are on the clipboard, as Markdown.');
  const copyPicture = async () => {
    const making = picture();
    if (await copied(making, 'image/png')) return 'The picture is on the clipboard.';
    save('knockback.png', await making);
    return 'The browser does not let this page write to the clipboard, so the picture is downloaded.';
  };
  const picture = async () => {
    const pictures = await drawingsOfPage();
    const parts = await pictureOfParts();
    if (parts) return stacked([parts, ...pictures]);
    const specs = await pictureOf(subject, engine);
    for (const spec of specs) pictures.push(await (await chartsOfPage()).picture(spec));
    if (pictures.length === 0)
      throw new Error('There is no chart for this. Its numbers can be copied as a table.');
    return stacked(pictures);
  };
  const download = async () => {
    const files = await filesOf(subject, engine);
    for (const { name, text } of files) save(name, new Blob([text], { type: 'application/yaml' }));
    return files.length === 1
      ? 'The experiment has been downloaded. Run it with the command knockback run.'
      : 'Both experiments have been downloaded. Compare them with the command knockback compare.';
  };
  const saveMine = async () => {
    save('knockback-mine.json', new Blob([mineText(state)], { type: 'application/json' }));
    return 'Your fights, pins and cards are in the file knockback-mine.json, which this page can open on any device.';
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
    if ('mine' in found) {
      onMine(found.mine);
      return `Everything in ${name} has been added to what you had.`;
    }
    onCards(found.cards);
    return `You can now choose ${counted(found.cards.length, 'card')} from ${name} wherever the page asks for a card.`;
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
        <button type="button" onClick={doing(saveMine)}>
          Save all of mine
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

/** A text that the page could not copy to the clipboard, selected so that the user can copy it. */
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
      aria-label="Text to copy"
    />
  );
}
