/*
 * Writes reports into one folder, one after another, as a run does: node writer.mjs <the bundled
 * src/report/folder.ts> <folder> <mark> [<times>]. Every file of a report holds its mark.
 */
const [, , bundle, folder, mark, times = '1'] = process.argv;
const { tryFolder, writeFolder } = await import(bundle);
const place = tryFolder(folder);
for (let i = 1; i <= Number(times); i++) {
  const content = times === '1' ? mark : `${mark} ${i}`;
  const names = [
    'report.md',
    'results.json',
    'displaced.csv',
    ...(mark === 'old' ? ['board.png'] : []),
  ];
  writeFolder(
    place,
    names.map((name) => ({ name, content })),
  );
}
