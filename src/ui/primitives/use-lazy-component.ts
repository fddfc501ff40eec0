import { useState, type ComponentType } from 'react'
import { retriedLoad } from './retried-load.ts'

/** A press waits for so many tries before it is told that they failed. */
const TRIES = 3

interface LazyComponent<P> {
  /** Null until its code is there. */
  Component: ComponentType<P> | null
  /** The last request failed: say so in words, and offer another try. */
  failed: boolean
  /** Fetches the code, once; answers whether it is there. Never rejects: after three failures the next request tries again. */
  request: () => Promise<boolean>
}

/**
 * A component that few visitors need, fetched when it is first asked for. `load` imports the file and names the component:
 *
 *     const loadShareDialog = () => import('./share-dialog.lazy.tsx').then((file) => file.ShareDialog)
 *     const { Component: ShareDialog, request } = useLazyComponent(loadShareDialog)
 *     const show = async () => ((await request()) ? setOpen(true) : notify({ title: 'The dialog could not be opened' }))
 *     return <>{ShareDialog && <ShareDialog open={open} />}</>
 *
 * React.lazy keeps a failed import for the life of the page; this one doesn't.
 */
export function useLazyComponent<P>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null)
  const [failed, setFailed] = useState(false)
  const request = async () => {
    setFailed(false)
    const loaded = await retriedLoad(load, TRIES).catch(() => null)
    if (loaded) setComponent(() => loaded)
    else setFailed(true)
    return loaded !== null
  }
  return { Component, failed, request }
}
