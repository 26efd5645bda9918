/**
 * A win share as a percentage. What is possible is never shown as 0%, and what is uncertain never as 100%:
 * `<0.1%`, `>99.9%`.
 */
export function shareText(share: number, decimals = 1): string {
  const step = 10 ** -decimals;
  if (share > 0 && 100 * share < step / 2) return `<${step.toFixed(decimals)}%`;
  if (share < 1 && 100 * (1 - share) < step / 2) return `>${(100 - step).toFixed(decimals)}%`;
  return `${(100 * share).toFixed(decimals)}%`;
}
