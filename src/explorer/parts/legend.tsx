/** Which colour stands for whom, by the number of the side. */
export function Legend({ names }: { readonly names: readonly string[] }) {
  return (
    <ul class="legend">
      {names.map((name, side) => (
        <li key={name}>
          <span class="swatch" style={{ background: `var(--side-${side})` }} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
