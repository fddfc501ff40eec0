import type { Filter } from './filter.ts'
import { normalizeSearch, SEARCH_MAX_LENGTH } from './search-text.ts'

/** Phrases as they are kept: each as `normalizeSearch` makes it, with commas between them. */
export const normalizeWords = (text: string): string => normalizeSearch(text).split(/ ?, ?/).filter(Boolean).join()

/** Homes whose description has all of these phrases. The rule is in `description-words.ts`, which pages load without. */
export const words: Filter<string, 'words'> = {
  kind: 'words',
  params: { words: { kind: 'text', maxLength: SEARCH_MAX_LENGTH } },
  none: '',
  label: 'Keywords',
  read: ({ words: text }) => normalizeWords((text as string | undefined) ?? ''),
  write: (text) => (text ? { words: text } : {}),
  relaxed: () => '',
  chip: (text) => `“${text.replaceAll(',', '”, “')}”`,
}
