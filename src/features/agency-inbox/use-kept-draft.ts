import { useEffect, useRef, useState } from 'react'

/** How long after the last key a draft is kept, ms. */
const PAUSE = 2000

interface KeptDraft {
  /** What became of it; null before there is anything to say. */
  words: string | null
  onInput: (text: string) => void
  /** To be called when the reply is sent: a draft that arrived after it would stay. */
  onSend: () => void
}

/** Keeps an unsent reply on the server, 2 s after the last key and on leaving. Without scripts it is kept where a reply is refused. */
export function useKeptDraft(inquiryId: string, start: string): KeptDraft {
  const [words, setWords] = useState<string | null>(null)
  const unsaved = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const saved = useRef(start)

  const save = async (): Promise<void> => {
    const text = unsaved.current
    if (text === null || text === saved.current) return
    unsaved.current = null
    const response = await fetch(`/agency/inbox/${inquiryId}/draft`, {
      method: 'POST',
      body: new URLSearchParams({ text }),
      keepalive: true,
    }).catch(() => null)
    if (response?.status !== 204) return setWords('This draft can’t be kept right now.')
    saved.current = text
    setWords('Draft kept')
  }

  useEffect(() => {
    const leave = () => void save()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
    }
  })

  return {
    words,
    onInput: (text) => {
      unsaved.current = text
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), PAUSE)
    },
    onSend: () => {
      unsaved.current = null
      clearTimeout(timer.current)
    },
  }
}
