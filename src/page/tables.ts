/** Lets a reader see the rows of long tables that are folded away at first. */
export function letUnfold(buttons: Iterable<HTMLButtonElement>): void {
  for (const button of buttons) {
    const table = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const folded = button.textContent ?? '';
    button.addEventListener('click', () => {
      const isFolded = table?.classList.toggle('folded') ?? false;
      button.setAttribute('aria-expanded', String(!isFolded));
      button.textContent = isFolded ? folded : (button.dataset.fold ?? '');
    });
  }
}

/** The switch that shows simulated numbers beside exact ones. */
export function letShowSimulated(): void {
  const box = document.querySelector<HTMLInputElement>('input#simulated');
  if (!box) return;
  const apply = () => document.documentElement.classList.toggle('with-simulated', box.checked);
  box.addEventListener('change', apply);
  // A browser may have kept how a reader left it.
  apply();
}
