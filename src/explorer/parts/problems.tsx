/** What is wrong with what was asked, mistake by mistake. */
export function Problems({ problems }: { readonly problems: readonly string[] }) {
  return (
    <div class="problems" role="alert">
      {problems.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
