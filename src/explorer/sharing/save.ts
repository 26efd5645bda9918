/** How long a browser may take to begin with a download; milliseconds. */
const TAKEN = 60_000;

/** Downloads a file. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // WebKit reads it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN);
}
