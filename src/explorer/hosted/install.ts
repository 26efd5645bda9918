import { SERVICE_WORKER } from './service-worker.ts';

/**
 * Lets a hosted page be installed and work offline. The page by itself names no manifest, and asks nobody
 * for anything.
 */
export function install(): void {
  const isHosted = document.querySelector('link[rel=manifest]') && location.protocol !== 'file:';
  if (!isHosted || !('serviceWorker' in navigator)) return;
  // Without it, or where the browser keeps nothing, the page works all the same.
  navigator.serviceWorker.register(SERVICE_WORKER).catch(() => undefined);
}
