import { BadInput, listed, printable, VERSION } from '../base/index.ts';
import {
  type FieldResult,
  fieldBlocks,
  fieldCardsOf,
  fieldData,
  fieldJson,
  fieldWithChanges,
  pairsCsv,
  settingOf,
  wideCsv,
} from '../studies/index.ts';
import { chartWarning } from './chart-file.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { type FieldCardsOptions, fieldCards } from './field-cards.ts';
import { fieldPlayer, type PlayCardsOptions } from './play-cards.ts';
import { print } from './print.ts';
import { reportOut } from './report-out.ts';
import type { Format } from './run-options.ts';
import type { Session } from './session.ts';

export interface FieldOptions extends FieldCardsOptions, PlayCardsOptions {
  readonly whatIf?: readonly string[];
  readonly out?: string;
  readonly pairs?: boolean;
  readonly format: Format;
}

/** Plays a field, keeps it, prints it and writes its report. */
export async function playedField(
  names: readonly string[],
  options: FieldOptions,
  session: Session,
): Promise<ExitCode> {
  checkPairs(options);
  const chosen = await fieldCards(names, options, session);
  const { whatIf: changes = [], out, budget } = options;
  const cards = fieldCardsOf(chosen, budget);
  const setting = settingOf(options);
  const changed = changes.length > 0 && fieldWithChanges(chosen, setting, changes);
  const changedField = changed && fieldCardsOf(changed.cards, budget);
  const player = await fieldPlayer(setting, options, session);
  const changedPlayer =
    changed && changed.setting !== setting
      ? await fieldPlayer(changed.setting, options, session)
      : player;
  const write =
    out === undefined ? undefined : await reportOut(out, 'or the field without a report', session);
  const { field, ...played } = await player.play(cards);
  const then =
    played.isComplete && changedField ? await changedPlayer.play(changedField, [field]) : undefined;
  const result: FieldResult = {
    title: chosen.title,
    field,
    ...(then && { whatIf: { changes, field: then.field } }),
  };
  player.keep(result);
  if (!played.isComplete || then?.isComplete === false) {
    // Pairs of changed cards that were not played would look like pairs that the changes leave without odds.
    const { whatIf: _, ...soFar } = result;
    await show(soFar, options, session);
    await session.note(interruptedText(options, changes.length > 0));
    return EXIT.interrupted;
  }
  await show(result, options, session);
  if (write) {
    const { fieldReportFiles } = await import('../studies/field/report/report-files.ts');
    const json = fieldJson(result, VERSION);
    await write(await fieldReportFiles(result, json, chartWarning(session)), options.format);
  }
  return EXIT.done;
}

function interruptedText({ keep, out }: FieldOptions, hasChanges: boolean): string {
  const without = [
    ...(hasChanges ? ['what comes of the change'] : []),
    ...(out === undefined ? [] : [`the report in ${printable(out)}`]),
  ];
  const missing = without.length > 0 ? `, without ${listed(without)}` : '';
  const kept =
    keep === undefined
      ? ''
      : `; what was played is in ${printable(keep)}, and the same command goes on from there`;
  return `interrupted before all pairs were played: this is the field so far${missing}${kept}`;
}

function checkPairs({ pairs, format }: FieldOptions): void {
  if (!pairs || format === 'csv') return;
  throw new BadInput({
    path: [],
    place: '--pairs',
    found: `--format ${format}`,
    allowed: '--pairs with --format csv',
  });
}

async function show(
  result: FieldResult,
  { format, pairs }: FieldOptions,
  { out }: Session,
): Promise<void> {
  // Its pairs have a line each, unlike other JSON.
  if (format === 'json') return out.write(fieldJson(result, VERSION));
  await print(
    {
      title: result.title,
      results: [],
      blocks: () => fieldBlocks(result),
      json: () => fieldData(result, VERSION),
      csv: () => (pairs ? pairsCsv(result) : wideCsv(result)),
    },
    format,
    out,
  );
}
