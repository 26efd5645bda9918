import 'vega';

declare module 'vega' {
  /* Vega exports this function, but its types lack it. */

  export function resetSVGDefIds(): void;

  interface TextItem {
    readonly fontSize?: number;
    readonly fontWeight?: number | string;
  }

  export const textMetrics: { width(item: TextItem, text: unknown): number };
}
