/** How long a browser may take to start reading a download, in milliseconds. */
const BEGUN = 60_000;

/** Downloads a file. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser starts to read the URL only after this turn of the event loop, so the URL is revoked later.
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN);
}
