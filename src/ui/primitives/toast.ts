export interface Notice {
  title: string
  description?: string
  tone?: 'plain' | 'destructive'
}

/**
 * Shows a toast (X-01: it closes by itself after 4.5 s, can be dismissed, is announced). Its code is fetched with
 * the first toast; where it can't be, the notice is lost but nothing else breaks.
 */
export function notify(notice: Notice): void {
  void import('./toaster.ts').then(({ showNotice }) => showNotice(notice)).catch(() => undefined)
}
