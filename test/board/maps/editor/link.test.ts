import { expect, test } from 'vitest';
import { isMapLink } from '../../../../src/board/maps/editor/link.ts';
import { placeEditorMap } from '../../../../src/board/maps/editor/read.ts';
import { refusal } from '../refused.ts';
import { LINK, LINKED } from '../samples.ts';

test('a link holds the map and the ids of its pieces, packed', () => {
  const ofList = placeEditorMap(JSON.stringify(LINKED), 'a.json');
  expect(placeEditorMap(LINK, 'the link')).toEqual(ofList);
  expect(ofList).toMatchObject({ name: 'Tiny Link', author: 'me' });
  expect(ofList.placements).toHaveLength(7);
});

test('how it is shown, where it leads and blanks about it do not matter', () => {
  const whole = placeEditorMap(LINK, 'a');
  const [, packed] = LINK.split('?');
  for (const other of [`?${packed}`, `/?${packed}`, ` ${LINK}\n`, `${LINK}&v=2`]) {
    expect(isMapLink(other)).toBe(true);
    expect(placeEditorMap(other, 'a')).toEqual(whole);
  }
});

test('other text is none', () => {
  for (const other of ['', 'the-ford', 'm=1', '{"a": "?m=x"}', 'https://example.org/?n=1']) {
    expect(isMapLink(other), other).toBe(false);
  }
});

test('one that is cut or damaged is refused', () => {
  for (const damaged of [
    LINK.slice(0, -1),
    LINK.slice(0, 60),
    LINK.replace('%01', '%0'),
    `${LINK}_`,
  ]) {
    expect(
      refusal(() => placeEditorMap(damaged, 'the link')),
      damaged,
    ).not.toBe('');
  }
  expect(refusal(() => placeEditorMap(LINK.slice(0, -4), 'the link'))).toBe(
    'the link: the link does not hold a whole map; copy all of it',
  );
});
