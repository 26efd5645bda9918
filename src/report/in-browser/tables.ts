/* Controls for tables on report pages; `showOverflow` is also used on other pages. */

/** Lets a reader unfold the hidden rows of long tables. */
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

/** The switch that shows simulated numbers along with exact ones. */
export function letShowSimulated(): void {
  const box = document.querySelector<HTMLInputElement>('input#simulated');
  if (!box) return;
  const apply = () => document.documentElement.classList.toggle('with-simulated', box.checked);
  box.addEventListener('change', apply);
  // The browser may have restored an earlier setting of the switch.
  apply();
}

/**
 * Shows that an element scrolls sideways: the edge beyond which it continues fades, and a line below says so.
 *
 * @returns a function that checks an element again after its content has changed
 */
export function showOverflow(elements: Iterable<HTMLElement>): (element: HTMLElement) => void {
  const updates = new Map<Element, () => void>();
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) updates.get(target)?.();
  });
  for (const element of elements) {
    const hint = document.createElement('p');
    hint.className = 'note more';
    hint.textContent = 'Scroll sideways to see the rest.';
    element.after(hint);
    const update = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      element.classList.toggle('more-left', hidden > 1 && element.scrollLeft > 1);
      element.classList.toggle('more-right', hidden > 1 && element.scrollLeft < hidden - 1);
      hint.hidden = hidden <= 1;
    };
    updates.set(element, update);
    element.addEventListener('scroll', update, { passive: true });
    observer.observe(element);
    update();
  }
  return (element) => updates.get(element)?.();
}
