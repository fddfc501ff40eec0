import type { FilterDefinition } from './filter.ts'

/** Maximum length of a search text, UTF-16 units; the rest is cut off. */
export const SEARCH_MAX_LENGTH = 200

/** Search text as it is kept and looked up: NFC, control characters and runs of white space to one space, trimmed, cut. */
export function normalizeSearch(text: string): string {
  return text
    .slice(0, SEARCH_MAX_LENGTH * 4)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAX_LENGTH)
    .toWellFormed()
    .trim()
}

/** Text that the title, the address or the county contains, without regard to case. Kept as `normalizeSearch` makes it. */
export const searchText: FilterDefinition<string, 'q'> = {
  kind: 'text',
  params: { q: { kind: 'text', maxLength: SEARCH_MAX_LENGTH } },
  none: '',
  label: '',
  read: ({ q }) => normalizeSearch((q as string | undefined) ?? ''),
  write: (text) => (text ? { q: text } : {}),
  relaxed: () => '',
}
