import * as v from 'valibot'
import { ok } from '#domain/result.ts'
import { SEARCH_NAME_MAX_LENGTH } from '#domain/saved/saved-search.ts'
import { describe } from '#language/describe.ts'
import { agentTool } from '../agent-tool.ts'
import { filtersOf, SEARCH_ENTRIES } from '../search-input.ts'

/** Saves a search. */
export const saveSearch = agentTool({
  name: 'save_search',
  description: 'Saves a search among the visitor’s saved searches. Only when the visitor asks for it.',
  schema: v.object({
    ...SEARCH_ENTRIES,
    name: v.optional(v.pipe(v.string(), v.maxLength(SEARCH_NAME_MAX_LENGTH), v.description('What to call it.'))),
  }),
  async run({ name, ...search }, { savedSearches, places }) {
    if (!savedSearches) return ok(NOT_HERE)
    const filters = filtersOf(search, places)
    if (!filters.ok) return filters
    const called = (name?.trim() || describe(filters.value, places)).slice(0, SEARCH_NAME_MAX_LENGTH).trim()
    const saved = await savedSearches.add(called, filters.value)
    if (!saved.ok) return saved
    return ok({
      say: `I saved this search as “${saved.value.name}”. It is on your Favorites page.`,
      facts: { saved: true, name: saved.value.name },
      shown: { kind: 'saved-search', name: saved.value.name },
      sources: [{ label: 'Your saved searches', href: '/favorites', attribution: '' }],
    })
  },
})

const NOT_HERE = {
  say: 'I can’t save a search for you here. On the listings page, set the filters and choose “Save this search”.',
  facts: { saved: false, instead: 'the listings page' },
  shown: null,
  sources: [{ label: 'Listings', href: '/listings', attribution: '' }],
}
