import type { Shown } from '#domain/voice/conversation.ts'
import type { BrowserSpeech, RecognitionPhrase } from './browser-speech.ts'

/** Makes a name likelier than a word that sounds alike, and no name is heard where none was said. */
const BOOST = 3
/** Streets of the homes shown last; more would make every word sound like a street. */
const MAX_STREETS = 12

/** What recognition listens for: names of places, and the streets of the homes shown last. */
export interface RecognitionPhrases {
  add(shown: Shown): void
  /** Empty in a browser that takes no phrases. */
  all: () => readonly RecognitionPhrase[]
}

export function phrasesFor(
  { newPhrase }: Pick<BrowserSpeech, 'newPhrase'>,
  placeNames: readonly string[],
): RecognitionPhrases {
  let streets: string[] = []
  const phraseOf = (name: string) => newPhrase?.(name, BOOST)
  const places = placeNames.map(phraseOf).filter((phrase) => phrase !== undefined)
  return {
    add(shown) {
      const homes = shown.kind === 'search' ? shown.listings : shown.kind === 'listing' ? [shown.listing] : []
      const named = homes.map(({ address }) => streetOf(address)).filter(Boolean)
      streets = [...new Set([...named, ...streets])].slice(0, MAX_STREETS)
    },
    all: () => [...places, ...streets.map(phraseOf).filter((phrase) => phrase !== undefined)],
  }
}

/** The street of an address: '12 Oak Street, Montclair' gives 'Oak Street'. */
const streetOf = (address: string): string => /^[\d\s-]*([^,\d]+)/.exec(address)?.[1]?.trim() ?? ''
