import { useRef, useState } from 'react'
import type { PassReason, ToldWishes } from '#domain/match/told-wishes.ts'
import { passedText } from './pass-words.ts'
import type { ChangeTold } from './use-told-wishes.ts'

export interface PassedHomes {
  /** The device has been asked. */
  isRead: boolean
  /** Why a home isn't for the visitor; undefined: it may be. */
  reasonOf: (id: number) => PassReason | undefined
  pass: (home: NamedHome, reason: PassReason) => void
  undo: (home: NamedHome) => void
  /** Whether what is shown of a home gets the focus: once, after its card has collapsed or come back. */
  takesFocus: (id: number) => boolean
  /** What a screen reader hears of the last change. */
  said: string
}

interface NamedHome {
  id: number
  title: string
}

/** The homes that a visitor has marked as not for them. */
export function usePassedHomes(told: ToldWishes | null, changeTold: ChangeTold): PassedHomes {
  const [said, setSaid] = useState('')
  const changed = useRef<number | null>(null)
  const others = (all: ToldWishes, id: number) => all.passed.filter((home) => home.id !== id)
  return {
    isRead: told !== null,
    reasonOf: (id) => told?.passed.find((home) => home.id === id)?.reason,
    pass({ id, title }, reason) {
      changeTold((all) => ({ ...all, passed: [...others(all, id), { id, reason, when: Date.now() }] }))
      changed.current = id
      setSaid(`${title}: ${passedText(reason)}`)
    },
    undo({ id, title }) {
      changeTold((all) => ({ ...all, passed: others(all, id) }))
      changed.current = id
      setSaid(`${title} is shown again`)
    },
    takesFocus(id) {
      if (changed.current !== id) return false
      changed.current = null
      return true
    },
    said,
  }
}
