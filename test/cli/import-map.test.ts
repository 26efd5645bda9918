import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encoded, type Tile } from '../board/maps/encode.ts';
import { EDITED, LINK, LINKED } from '../board/maps/samples.ts';
import { knockback, printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

const TILES: Tile[] = [
  { type: 1007, at: [3, 2, 0] },
  { type: 4001, at: [5, 2, 0] },
  { type: 2001, at: [3, 3, 1] },
  { type: 14_066, at: [3, 3, 2], glyph: 'B' },
  { type: 16_402, at: [3, 2, 1] },
];
const MAP = encoded({ version: 7, name: 'Chat perché', author: 'IceBear', tiles: TILES });

/** Of the seven spaces of grass, the middle one is a level higher. */
const BOARD = `# A Virtualscape map "Chat perché" by IceBear; read from chat.hsc by knockback map.
# Start area a: proposed, 2 spaces
# Start area c: proposed, 2 spaces
# Left out of this map: 1 ladder.
# Ground without a terrain letter, for which only the level counts (number of spaces): grass (6), rock (1).
# This map has no start areas, so it gets two with 2 spaces each, at opposite ends: a and c.
terrain: |
  .   1   1   0w
    1   2   1   .
  .   1   1   .
others:
  - { glyph: "Glyph of Brandar", at: [1, 1] }
starts:
  a: [[1, 0], [0, 1]]
  c: [[2, 0], [2, 1]]
`;

const NOTES = `note: Left out of this map: 1 ladder.
note: Ground without a terrain letter, for which only the level counts (number of spaces): grass (6), rock (1).
note: This map has no start areas, so it gets two with 2 spaces each, at opposite ends: a and c.
`;

function folderWithMap(): string {
  const cwd = tempFolder();
  writeFileSync(join(cwd, 'chat.hsc'), MAP);
  return cwd;
}

describe('import-map', () => {
  it('prints the board of a map, and on stderr what is not on it', async () => {
    const ending = await knockback(['map', '--format', 'board', 'chat.hsc'], {
      cwd: folderWithMap(),
    });
    expect(ending).toEqual({ code: 0, stdout: BOARD, stderr: NOTES });
  });

  it('writes it into a file, says what it is, and boards of experiments take it', async () => {
    const cwd = folderWithMap();
    const ending = await knockback(['map', '--format', 'board', 'chat.hsc', '--out', 'chat.yaml'], {
      cwd,
    });
    const stdout = 'chat.yaml: 4 columns, 3 rows, levels 0 to 2; 1 glyph, 2 start areas\n';
    expect(ending).toEqual({ code: 0, stdout, stderr: NOTES });
    expect(readFileSync(join(cwd, 'chat.yaml'), 'utf8')).toBe(BOARD);
    const head = 'name: x\nattacker: hawkgirl\ndefender: solomon-grundy\n';
    const fight = (map: string) =>
      `${head}board: { map: ${map}, attacker: [1, 0], defender: [2, 0] }\n`;
    writeFileSync(join(cwd, 'board.yaml'), fight('chat.yaml'));
    writeFileSync(join(cwd, 'map.yaml'), fight('chat.hsc'));
    const drawn = await printed(['map', 'board.yaml'], { cwd });
    expect(drawn).toContain('Glyph of Brandar (glyph)');
    expect(await printed(['map', 'map.yaml'], { cwd })).toBe(drawn);
  });

  it('reads standard input, and JSON in UTF-16 with its byte-order mark', async () => {
    const json = JSON.stringify({ hexMap: { name: 'Tiny' }, boardPieces: { '0~0~0~0~g2': 'g2' } });
    const cwd = folderWithMap();
    writeFileSync(join(cwd, 'wide.json'), Buffer.from(`\ufeff${json}`, 'utf16le'));
    const ofFile = await printed(['map', '--format', 'board', 'wide.json'], { cwd });
    expect(ofFile).toContain('"Tiny"; read from wide.json by');
    expect(await printed(['map', '--format', 'board', '-'], { cwd, input: json })).toBe(
      ofFile.replace('wide.json', 'standard input'),
    );
  });

  it('unpacks what is packed with gzip, whatever its name, of a file and of standard input', async () => {
    const cwd = folderWithMap();
    writeFileSync(join(cwd, 'chat.hsc.gz'), gzipSync(MAP));
    const json = JSON.stringify(EDITED);
    for (const name of ['hill.json', 'hill.json.gz', 'hill']) {
      writeFileSync(join(cwd, name), name === 'hill.json' ? json : gzipSync(json));
    }
    const ofMap = await printed(['map', '--format', 'board', 'chat.hsc.gz'], { cwd });
    expect(ofMap).toBe(BOARD.replace('chat.hsc', 'chat.hsc.gz'));
    const ofJson = await printed(['map', '--format', 'board', 'hill.json'], { cwd });
    for (const name of ['hill.json.gz', 'hill']) {
      const ofPacked = await printed(['map', '--format', 'board', name], { cwd });
      expect(ofPacked).toBe(ofJson.replace('hill.json', name));
    }
    const drawn = await printed(['map', 'hill.json'], { cwd });
    expect(await printed(['map', 'hill.json.gz'], { cwd })).toBe(drawn);
    expect(await printed(['map', 'hill'], { cwd })).toBe(drawn);
    const battle = ['battle', 'krug', 'krug', '--games', '20', '--seed', '1'];
    const ofBattle = await printed([...battle, '--map', 'hill.json'], { cwd });
    expect(await printed([...battle, '--map', 'hill.json.gz'], { cwd })).toBe(
      ofBattle.replaceAll('hill.json', 'hill.json.gz'),
    );
  });

  it('takes a link in place of a file', async () => {
    const cwd = folderWithMap();
    writeFileSync(join(cwd, 'link.txt'), LINK);
    writeFileSync(join(cwd, 'list.json'), JSON.stringify(LINKED));
    const ofList = await printed(['map', '--format', 'board', 'list.json'], { cwd });
    expect(ofList).toContain('"Tiny Link" by me; read from list.json by');
    const others = [
      ['link.txt', 'link.txt'],
      [LINK, 'the link'],
    ] as const;
    for (const [operand, name] of others) {
      const ofLink = await printed(['map', '--format', 'board', operand], { cwd });
      expect(ofLink).toBe(ofList.replace('list.json', name));
    }
    expect(await printed(['map', LINK], { cwd })).toBe(
      await printed(['map', 'list.json'], { cwd }),
    );
  });

  it('says what else a file holds that a board cannot represent', async () => {
    const cwd = folderWithMap();
    const [ofMap, notes] = [{ ...EDITED.hexMap, mapNotes: 'Beware!' }, 'notes by its author'];
    writeFileSync(join(cwd, 'noted.json'), JSON.stringify({ ...EDITED, hexMap: ofMap }));
    writeFileSync(
      join(cwd, 'a.hsc'),
      encoded({ version: 7, scenario: '{\\rtf1 Fight!}', tiles: TILES }),
    );
    const { stderr } = await knockback(['map', '--format', 'board', 'noted.json'], { cwd });
    expect(stderr).toContain(`note: The file also holds ${notes}, which a board cannot represent.`);
    const scenario = 'The file also holds the text of a scenario, which';
    expect(await printed(['map', '--format', 'board', 'a.hsc'], { cwd })).toContain(scenario);
  });

  it('cuts out a part', async () => {
    const args = ['map', '--format', 'board', 'chat.hsc', '--crop', '1,0..2,1'];
    expect(await printed(args, { cwd: folderWithMap() })).toContain(
      'terrain: |\n  1 1\n   2 1\nothers:',
    );
  });
});

describe('import-map refuses', () => {
  const files = {
    'chat.hsc': MAP,
    'cut.hsc': MAP.subarray(0, MAP.length - 9),
    'cut.gz': gzipSync(MAP).subarray(0, 90),
  };

  it.each<[string, string[], string[]]>([
    ['a file that is not there', ['nowhere.hsc'], ['nowhere.hsc: there is no such file']],
    ['a folder', ['.'], ['this is a directory, not a map']],
    ['a map that is cut short', ['cut.hsc'], ['cut.hsc: byte ', 'instead of ']],
    [
      'damaged gzip',
      ['cut.gz', '--out', 'board.yaml'],
      ['cut.gz: the file is packed with gzip and damaged', 'download it again'],
    ],
    [
      'a link that is cut short',
      [LINK.slice(0, 80), '--out', 'board.yaml'],
      ['the link: the link does not hold a whole map; copy all of it'],
    ],
    [
      'a part that is none',
      ['chat.hsc', '--crop', '2,2..1,1'],
      ['--crop is "2,2..1,1"; give the upper left and the lower right space'],
    ],
    [
      'a part off the map',
      ['chat.hsc', '--crop', '0,0..9,9'],
      ['the part 0,0..9,9; give a part within 0,0..3,2'],
    ],
    [
      'a file that readers take for a map of Virtualscape',
      ['chat.hsc', '--out', 'board.hsc'],
      ['--out is "board.hsc"; give a name that does not end in .hsc'],
    ],
    ['a folder that is not there', ['chat.hsc', '--out', 'no/a.yaml'], ['--out is "no/a.yaml"']],
  ])('%s', async (_, args, says) => {
    await expectRefusal(['map', '--format', 'board', ...args], says, files);
  });
});
