import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Whether HTML of the server comes to life in this rendering, which may be late; false on the server and ever after. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => !import.meta.env.SSR,
  )
