/**
 * Puts data that is still being made on the clipboard. It must be called as a button is pressed: WebKit lets a
 * page write only then, so the clipboard is given the promise.
 *
 * @returns whether the browser has let it
 * @throws what the making throws
 */
export async function copied(making: Promise<Blob>, type: 'text/plain' | 'image/png') {
  return (await promised(making, type)) || (type === 'text/plain' && (await written(making)));
}

async function promised(making: Promise<Blob>, type: string): Promise<boolean> {
  // Without https, a host's pages have no clipboard.
  if (!navigator.clipboard || typeof ClipboardItem === 'undefined') {
    await making;
    return false;
  }
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: making })]);
    return true;
  } catch {
    // What could not be made says so itself.
    await making;
    return false;
  }
}

/** For browsers that take texts alone. */
async function written(making: Promise<Blob>): Promise<boolean> {
  const text = await (await making).text();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
