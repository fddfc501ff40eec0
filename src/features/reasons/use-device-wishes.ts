import { useEffect, useEffectEvent } from 'react'
import type { ToldWishes } from '#domain/match/told-wishes.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'

interface Readers {
  onRead?: (told: ToldWishes) => void
  onOtherTab?: (told: ToldWishes) => void
  /** The device can’t be read. */
  onFailure?: () => void
}

/** Reads the wishes that the device keeps once the page is there, and again whenever another tab has changed them. */
export function useDeviceWishes(load: LoadToldStore, readers: Readers): void {
  const read = useEffectEvent((told: ToldWishes) => readers.onRead?.(told))
  const readAgain = useEffectEvent((told: ToldWishes) => readers.onOtherTab?.(told))
  const fail = useEffectEvent(() => readers.onFailure?.())
  useEffect(() => {
    let stop: (() => void) | undefined
    let ended = false
    load()
      .then(({ wishes }) => {
        if (ended) return
        read(wishes.read())
        stop = wishes.onOtherTab(() => readAgain(wishes.read()))
      })
      .catch(() => !ended && fail())
    return () => {
      ended = true
      stop?.()
    }
  }, [load])
}
