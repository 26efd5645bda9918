/* Numbers as text: percentages, means, differences and counts, as reports and sentences show them. */

/**
 * A probability as a percentage. A possible event is never shown as 0%, and an uncertain event is never shown as 100%.
 * Very small probabilities are shown as powers of ten.
 */
export function percent(probability: number, decimals = 2): string {
  const value = probability * 100;
  const smallest = 10 ** -decimals / 2;
  if (value !== 0 && value < smallest) return `${tiny(value)}%`;
  if (probability < 1 && 100 - value < smallest)
    return `>${(100 - 10 ** -decimals).toFixed(decimals)}%`;
  return `${value.toFixed(decimals)}%`;
}

/**
 * A probability for sentences, with one decimal. A possible event is never shown as 0% but as "less than 0.1%", and an
 * uncertain event never as 100% but as "more than 99.9%".
 */
export function spokenShare(probability: number): string {
  const smallest = 0.0005;
  if (probability > 0 && probability < smallest) return 'less than 0.1%';
  if (probability < 1 && probability > 1 - smallest) return 'more than 99.9%';
  return percent(probability, 1);
}

/** A mean for sentences, with one decimal. A mean above 0 is never shown as 0. */
export function spokenMean(mean: number): string {
  return mean > 0 && mean < 0.05 ? 'less than 0.1' : mean.toFixed(1);
}

/** A number with a fixed number of decimals. A number other than 0 is never shown as 0. */
export function decimal(value: number, decimals: number): string {
  const isLost = value !== 0 && Math.abs(value) < 10 ** -decimals / 2;
  return isLost ? tiny(value) : value.toFixed(decimals);
}

/** A number that would round to 0, with two significant digits: 0.049, 4.9e-7. */
function tiny(value: number): string {
  return Math.abs(value) < 1e-4 ? value.toExponential(1) : value.toPrecision(2);
}

/** A whole number in groups of three digits: 10,000,000. `Intl` is not used, because it takes 20 ms to load. */
export function grouped(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A number of trials in words: "one attack", "10 million attacks". */
export function trialsText(n: number, [one, several]: readonly [string, string]): string {
  return n === 1 ? `one ${one}` : `${spoken(n)} ${several}`;
}

/** A count as people write it: round numbers as 10 million or 1.5 billion, other numbers in full. */
export function spoken(n: number): string {
  const scales: [number, string][] = [
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
  ];
  for (const [scale, word] of scales) {
    if (n >= scale && Number.isInteger((n / scale) * 100)) return `${n / scale} ${word}`;
  }
  return grouped(n);
}

/**
 * A difference with its sign: +6.250, −0.012. A difference other than 0 is never shown as 0: a small difference gets
 * two significant digits.
 */
export function signed(difference: number, decimals: number): string {
  if (difference === 0) return '0';
  const size = Math.abs(difference);
  const text = size < 10 ** -decimals / 2 ? tiny(size) : size.toFixed(decimals);
  return `${difference < 0 ? '−' : '+'}${text}`;
}
