import { useEffect, useState } from 'react'
import type { Language } from '#domain/voice/language.ts'
import { ENGLISH_WORDS, type TalkWords } from './talk-words.ts'

/** The dialog's words in the language of the talk; Spanish is fetched when a talk first needs it, English until then. */
export function useTalkWords(language: Language): TalkWords {
  const [spanish, setSpanish] = useState<TalkWords | null>(null)
  useEffect(() => {
    if (language !== 'es' || spanish) return
    let isCurrent = true
    import('./spanish-words.lazy.ts').then(
      ({ SPANISH_WORDS }) => isCurrent && setSpanish(SPANISH_WORDS),
      // The talk goes on: only the labels stay English.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [language, spanish])
  return language === 'es' ? (spanish ?? ENGLISH_WORDS) : ENGLISH_WORDS
}
