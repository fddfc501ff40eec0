import { useRef, useState, type RefObject } from 'react'

export interface ReturnFocus {
  /** Remembers the focused element. */
  note: () => void
  /** Focuses the remembered element, or the frame if that is gone. */
  giveBack: () => void
}

/** Returns the focus when something over the map closes. */
export function useReturnFocus(frame: RefObject<HTMLElement | null>): ReturnFocus {
  const origin = useRef<Element>(null)
  const [focus] = useState((): ReturnFocus => ({
    note() {
      const { activeElement } = document
      // The frame has the focus only after something closed.
      if (activeElement !== frame.current) origin.current = activeElement
    },
    giveBack() {
      const { current } = origin
      const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body
      ;(isThere ? current : frame.current)?.focus()
    },
  }))
  return focus
}
