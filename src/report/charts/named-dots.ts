import type { Layer } from './chart.ts';
import { type Label, placedLabels } from './price-labels.ts';

/** An axis of a panel: the field along it, from where to where it reaches, and how many pixels it takes. */
export interface PanelAxis {
  readonly field: string;
  readonly domain: readonly [number, number];
  readonly pixels: number;
}

/** A dot of a panel, in the units of its axes. */
export interface PanelDot {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isNamed: boolean;
  /** Where its name goes if there is no room beside it. */
  readonly goes: 'up' | 'down';
}

/** The names of a panel's dots, where there is room for them, and lines to those that stand farther away. */
export function namesOfDots(
  dots: readonly PanelDot[],
  x: PanelAxis,
  y: PanelAxis,
): { readonly lines: Layer[]; readonly names: Layer[] } {
  const marks = dots.map((dot) => ({
    ...dot,
    x: pixelsTo(x, dot.x),
    y: y.pixels - pixelsTo(y, dot.y),
  }));
  const labels = placedLabels(
    marks.filter(({ isNamed }) => isNamed),
    { width: x.pixels, height: y.pixels, dots: marks },
  );
  const data = labels.map((label) => ({
    text: label.text,
    [x.field]: unitsAt(x, label.x),
    [y.field]: unitsAt(y, y.pixels - label.y),
    atX: unitsAt(x, label.atX),
    atY: unitsAt(y, y.pixels - label.atY),
    isLeft: label.isLeft,
    isAway: isAway(label),
  }));
  const channel = ({ domain }: PanelAxis, field: string) => {
    const scale = { domain: [...domain], nice: false };
    return { field, type: 'quantitative' as const, scale };
  };
  const away = data.filter((one) => one.isAway);
  return {
    lines: layerOf(away, {
      mark: { type: 'rule', style: 'faint', opacity: 0.6, strokeWidth: 0.75 },
      encoding: {
        x: channel(x, x.field),
        y: channel(y, y.field),
        x2: { field: 'atX' },
        y2: { field: 'atY' },
      },
    }),
    names: [true, false].flatMap((isLeft) =>
      layerOf(
        data.filter((one) => one.isLeft === isLeft),
        {
          mark: { type: 'text', style: 'number', fontSize: 11, align: isLeft ? 'right' : 'left' },
          encoding: {
            x: channel(x, 'atX'),
            y: channel(y, 'atY'),
            text: { field: 'text', type: 'nominal' },
          },
        },
      ),
    ),
  };
}

function layerOf(values: readonly object[], layer: Layer): Layer[] {
  return values.length > 0 ? [{ ...layer, data: { values: [...values] } } as Layer] : [];
}

function isAway({ y, atY }: Label): boolean {
  return atY !== y;
}

function pixelsTo({ domain: [low, high], pixels }: PanelAxis, units: number): number {
  return ((units - low) / (high - low)) * pixels;
}

function unitsAt({ domain: [low, high], pixels }: PanelAxis, at: number): number {
  return low + (at / pixels) * (high - low);
}
