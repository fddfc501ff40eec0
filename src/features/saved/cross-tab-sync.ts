import type { QueryClient } from '@tanstack/react-query'

/** What a visitor saves and gets emails about, and who they are: the first part of the query keys. */
export type SavedItemsKey = 'favorites' | 'saved-searches' | 'account' | 'updates'

const ALL_KEYS: readonly SavedItemsKey[] = ['account', 'favorites', 'saved-searches']

let channel: BroadcastChannel | undefined

/** The channel to this site's other tabs; a tab doesn't receive its own messages. */
const otherTabs = () => (channel ??= new BroadcastChannel('keystead.saved-items'))

/** From now on, what another tab has changed is read again here. */
export function followOtherTabs(queryClient: QueryClient): void {
  otherTabs().addEventListener(
    'message',
    ({ data }: MessageEvent<readonly SavedItemsKey[]>) => void refetch(queryClient, data),
  )
  // In the sample edition items are in local storage, under these names: another tab's change may arrive after its message.
  window.addEventListener('storage', ({ key }) => {
    const keys = ALL_KEYS.filter((name) => key === `keystead.${name}`)
    void refetch(queryClient, keys)
  })
}

/**
 * To be called when saved items have changed, or their owner has (sign-in, sign-out): reads them again, here and in the site's
 * other tabs. Resolves when what this page shows is up to date, or could not be read.
 */
export async function invalidateSavedItems(
  queryClient: QueryClient,
  keys: readonly SavedItemsKey[] = ALL_KEYS,
): Promise<void> {
  otherTabs().postMessage(keys)
  await refetch(queryClient, keys)
}

const refetch = (queryClient: QueryClient, keys: readonly SavedItemsKey[]) =>
  Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
