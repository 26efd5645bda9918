import { useEffect, useState } from 'preact/hooks';
import { counted } from '../../../words/english.ts';

interface WorkingProps {
  readonly isWorking: boolean;
  readonly isCancelled: boolean;
  onCancel(): void;
  onResume(): void;
}

/** What takes no longer is not worth a word; milliseconds. */
const SOON = 400;

/** That the best play is being looked for, for how long, and the button that ends it. */
export function Working({ isWorking, isCancelled, onCancel, onResume }: WorkingProps) {
  const [since, setSince] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!isWorking) return setSince(undefined);
    const start = Date.now();
    const timer = setTimeout(() => {
      setSince(start);
      setNow(Date.now());
    }, SOON);
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => {
      clearTimeout(timer);
      clearInterval(ticking);
    };
  }, [isWorking]);
  const isShown = isWorking && since !== undefined;
  return (
    <div class="working">
      {isShown && (
        <>
          <progress aria-label="Looking for the best play" />
          <span role="status">Looking for the best play …</span>
          <span aria-hidden="true">{counted(Math.round((now - since) / 1000), 'second')}</span>
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        </>
      )}
      {isCancelled && (
        <>
          <span role="status">Cancelled: what is shown is of the turn before.</span>
          <button type="button" class="strong" onClick={onResume}>
            Find the best play
          </button>
        </>
      )}
    </div>
  );
}
