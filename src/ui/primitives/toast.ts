import type { Notice } from './toaster.lazy.ts'

/**
 * Shows a toast (X-01: it closes by itself after 4.5 s, can be dismissed, is announced). Its code is fetched with the first
 * toast; if that fails the notice is lost and nothing else breaks.
 */
export function notify(notice: Notice): void {
  void import('./toaster.lazy.ts').then(({ showNotice }) => showNotice(notice)).catch(() => undefined)
}
