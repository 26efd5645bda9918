/*
 * Encodes bytes as text that is safe in a script element. Four bytes take five characters; base64 would need five and a
 * third. As in Ascii85, the digits are consecutive characters starting at `!`, but `<` is skipped.
 */

/** Encodes bytes as text. An incomplete last group of n bytes becomes n + 1 characters. */
export function base85(bytes: Uint8Array): string {
  const groups: string[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let number = 0;
    for (let i = 0; i < 4; i++) number = number * 256 + (group[i] ?? 0);
    const digits: number[] = [];
    for (let i = 0; i < 5; i++) {
      digits.unshift(number % 85);
      number = Math.floor(number / 85);
    }
    const codes = digits.map((digit) => digit + 33 + Number(digit > 26));
    groups.push(String.fromCharCode(...codes.slice(0, group.length + 1)));
  }
  return groups.join('');
}

/**
 * The JavaScript of a function that turns the result of `base85` back into bytes, as an `ArrayBuffer`. It pads an
 * incomplete last group with the highest digit.
 */
export const FROM_BASE85 = `(text) => {
  const length = Math.floor(text.length * 0.8);
  const view = new DataView(new ArrayBuffer(length + 3));
  const digit = (at) => {
    const code = at < text.length ? text.charCodeAt(at) : 118;
    return code > 60 ? code - 34 : code - 33;
  };
  for (let at = 0, to = 0; at < text.length; at += 5, to += 4) {
    const high = (digit(at) * 85 + digit(at + 1)) * 85 + digit(at + 2);
    view.setUint32(to, (high * 85 + digit(at + 3)) * 85 + digit(at + 4));
  }
  return view.buffer.slice(0, length);
}`;
