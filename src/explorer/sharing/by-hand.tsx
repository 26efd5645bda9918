import { useEffect, useRef } from 'preact/hooks';

/** A text that the page could not put on the clipboard: all of it is selected, so that it can be copied. */
export function ByHand({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <textarea
      ref={field}
      class="by-hand"
      readOnly
      rows={4}
      value={text}
      aria-label="To be copied"
    />
  );
}
