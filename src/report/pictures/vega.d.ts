import 'vega';

declare module 'vega' {
  /* Exported by vega, but missing from its types. */

  export function resetSVGDefIds(): void;

  interface TextItem {
    readonly fontSize?: number;
    readonly fontWeight?: number | string;
  }

  export const textMetrics: { width(item: TextItem, text: unknown): number };
}
