import { useCallback, useRef, useState } from 'react'
import { NO_TOLD_WISHES, type ToldWishes } from '#domain/match/told-wishes.ts'
import { useDeviceWishes } from '#features/reasons/use-device-wishes.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { notify } from '#ui/primitives/toast.ts'

/** Answers whether it is changed, if only until the site is left. */
export type ChangeTold = (change: (told: ToldWishes) => ToldWishes) => Promise<boolean>

/**
 * What the visitor has told about the home they look for, null until the device has been read; and how to change it, also before
 * that. Where the device refuses to keep it, it holds until the site is left, and the visitor is told so once.
 */
export function useToldWishes(load: LoadToldStore): [told: ToldWishes | null, change: ChangeTold] {
  const [told, setTold] = useState<ToldWishes | null>(null)
  // Where the device can’t be read, the page is as for a visitor who has told nothing.
  useDeviceWishes(load, { onRead: setTold, onOtherTab: setTold, onFailure: () => setTold(NO_TOLD_WISHES) })
  const refusal = useRef<string | null>(null)
  const change: ChangeTold = useCallback(
    (changed) =>
      load()
        .then(({ wishes }) => {
          const before = wishes.read()
          const after = changed(before)
          if (after === before) return true
          const kept = wishes.write(after)
          setTold(wishes.read())
          if (!kept.ok && refusal.current === null) notify({ title: kept.problem.message })
          refusal.current = kept.ok ? null : kept.problem.message
          return true
        })
        .catch(() => false),
    [load],
  )
  return [told, change]
}
