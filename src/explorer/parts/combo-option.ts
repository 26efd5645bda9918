/** Something that can be chosen in a combobox. */
export interface ComboOption {
  readonly value: string;
  readonly text: string;
  /** Beside it, in small. */
  readonly note?: string;
}
