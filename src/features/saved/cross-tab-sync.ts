import type { QueryClient } from '@tanstack/react-query'

/** What visitors keep, and whose it is: the first part of its query keys. */
export type Kept = 'favorites' | 'saved-searches' | 'account'

const EVERYTHING: readonly Kept[] = ['account', 'favorites', 'saved-searches']

let channel: BroadcastChannel | undefined

/** The way to this site's other tabs; a tab doesn't hear itself. */
const otherTabs = () => (channel ??= new BroadcastChannel('keystead.kept'))

/** From now on what another tab has changed is read anew here. */
export function followOtherTabs(queryClient: QueryClient): void {
  otherTabs().addEventListener('message', ({ data }: MessageEvent<readonly Kept[]>) => void readAnew(queryClient, data))
  // Where things are kept in the browser's own storage, under these names, another tab's change may arrive after its message.
  window.addEventListener('storage', ({ key }) => {
    const kept = EVERYTHING.filter((name) => key === `keystead.${name}`)
    void readAnew(queryClient, kept)
  })
}

/**
 * What is kept has changed, or (where somebody signs in or out) whose it is: it is read anew, here and in the site's other
 * tabs. Comes true when what this page shows is up to date, or could not be read.
 */
export async function invalidateSavedItems(
  queryClient: QueryClient,
  kept: readonly Kept[] = EVERYTHING,
): Promise<void> {
  otherTabs().postMessage(kept)
  await readAnew(queryClient, kept)
}

const readAnew = (queryClient: QueryClient, kept: readonly Kept[]) =>
  Promise.all(kept.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
