import { useRef, useState } from 'react'
import type { PassedHome, PassReason, ToldWishes } from '#domain/match/told-wishes.ts'
import { notify } from '#ui/primitives/toast.ts'
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
  const change = (id: number, text: string, passed: (all: ToldWishes) => PassedHome[]) => {
    changed.current = id
    void changeTold((all) => ({ ...all, passed: passed(all) })).then((isChanged) => {
      setSaid(isChanged ? text : '')
      if (!isChanged) notify({ title: 'That didn’t work. Please try again.' })
    })
  }
  return {
    isRead: told !== null,
    reasonOf: (id) => told?.passed.find((home) => home.id === id)?.reason,
    pass({ id, title }, reason) {
      change(id, `${title}: ${passedText(reason)}`, (all) => [...others(all, id), { id, reason }])
    },
    undo({ id, title }) {
      change(id, `${title} is shown again`, (all) => others(all, id))
    },
    takesFocus(id) {
      if (changed.current !== id) return false
      changed.current = null
      return true
    },
    said,
  }
}
