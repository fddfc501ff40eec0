/**
 * Calls back where the browser shows a page as it was left, by going back or forward: somebody may have signed in or out
 * since. Answers how to stop.
 */
export function onReturnedPage(callback: () => void): () => void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'back_forward') callback()
  const shown = (event: PageTransitionEvent) => event.persisted && callback()
  window.addEventListener('pageshow', shown)
  return () => window.removeEventListener('pageshow', shown)
}
