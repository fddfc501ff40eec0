import { useEffect, useState } from 'react'

interface SaidAfterPauseProps {
  /** Empty: nothing to say yet. */
  text: string
  /** How long it must have stayed the same, ms. */
  pauseMs: number
}

/** A text for screen readers, after a pause and never as the page begins. */
export function SaidAfterPause({ text, pauseMs }: SaidAfterPauseProps) {
  const [said, setSaid] = useState({ text: '', first: text })
  useEffect(() => {
    if (text === '' || text === said.first || text === said.text) return undefined
    const timer = setTimeout(() => setSaid({ text, first: '' }), pauseMs)
    return () => clearTimeout(timer)
  }, [text, said, pauseMs])
  return <output className="sr-only">{said.text}</output>
}
