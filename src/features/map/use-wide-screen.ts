import { useSyncExternalStore } from 'react'

/** The screens that show the map beside the list (M-02, X-04). */
const WIDE = '(width >= 768px)'

/** Whether the screen shows the map beside the list. False on the server and while React takes over its page. */
export const useWideScreen = (): boolean => useSyncExternalStore(onChange, isWide, () => false)

const isWide = () => matchMedia(WIDE).matches

function onChange(changed: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
