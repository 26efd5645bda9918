/**
 * Shows where something that scrolls sideways goes on: that edge fades, and a line below says so.
 *
 * @returns looks again at one of the elements, whose content has changed
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
