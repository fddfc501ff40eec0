import { useCallback, useEffect, useState } from 'react'
import { NO_TOLD_WISHES, type ToldWishes } from '#domain/match/told-wishes.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'

export type ChangeTold = (change: (told: ToldWishes) => ToldWishes) => void

/**
 * What the visitor has told about the home they look for, null until the device has been read; and how to change it, also before
 * that. Where the device refuses to keep it, it holds until the site is left.
 */
export function useToldWishes(load: LoadToldStore): [told: ToldWishes | null, change: ChangeTold] {
  const [told, setTold] = useState<ToldWishes | null>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let ended = false
    load()
      .then(({ wishes }) => {
        if (ended) return
        setTold(wishes.read())
        stop = wishes.onOtherTab(() => setTold(wishes.read()))
      })
      // The page is as for a visitor who has told nothing.
      .catch(() => !ended && setTold(NO_TOLD_WISHES))
    return () => {
      ended = true
      stop?.()
    }
  }, [load])
  const change: ChangeTold = useCallback(
    (changed) =>
      void load()
        .then(({ wishes }) => {
          wishes.write(changed(wishes.read()))
          setTold(wishes.read())
        })
        .catch(() => undefined),
    [load],
  )
  return [told, change]
}
