import { expect, test } from 'vitest';
import { fieldMatrix } from '../../../../src/studies/field/charts/matrix.ts';
import type { Field } from '../../../../src/studies/field/field.ts';
import { fieldOf, manyCards } from '../fields.ts';

/* What the matrix is made of, without drawing it. */

interface Spec {
  readonly encoding: Readonly<Record<'x' | 'y', { readonly axis: object }>>;
  readonly layer: readonly { readonly mark: { readonly type: string } }[];
}

const specOf = (field: Field) => {
  const [chart] = fieldMatrix({ title: '', field });
  return chart?.spec as unknown as Spec;
};
const [few, named, crowd] = [8, 20, 200].map((count) => specOf(manyCards(count))) as [
  Spec,
  Spec,
  Spec,
];

test('the names of columns are turned if one of them is wider than its column', () => {
  const short = specOf(fieldOf(['A', 'B'], [[0, 0.5], []])).encoding.x.axis;
  expect(short).toMatchObject({ labelAngle: 0 });
  expect(short).not.toHaveProperty('labelAlign');
  const turned = { labelAngle: -90, labelAlign: 'left', labelBaseline: 'middle' };
  expect(few.encoding.x.axis).toMatchObject(turned);
  expect(named.encoding.x.axis).toMatchObject(turned);
  // The columns of a crowded matrix have numbers instead of names.
  expect(crowd.encoding.x.axis).toMatchObject({ labelAngle: 0 });
});

test('the names of rows are not turned', () => {
  for (const { encoding } of [few, named, crowd]) {
    expect(encoding.y.axis).toMatchObject({ labelAngle: 0 });
    expect(encoding.y.axis).not.toHaveProperty('labelAlign');
  }
});

test('only the cells of few cards have their shares written in them', () => {
  const marksOf = ({ layer }: Spec) => layer.map(({ mark }) => mark.type);
  expect(marksOf(few)).toEqual(['rect', 'text']);
  expect(marksOf(named)).toEqual(['rect']);
  expect(marksOf(crowd)).toEqual(['rect']);
});
