import * as v from 'valibot'
import { ok } from '#domain/result.ts'
import { SEARCH_NAME_MAX_LENGTH } from '#domain/saved/saved-search.ts'
import { agentTool } from '../agent-tool.ts'
import { SEARCH_ENTRIES } from '../search-entries.ts'
import { filtersOf } from '../search-input.ts'

/** Saves a search. */
export const saveSearch = agentTool({
  name: 'save_search',
  description: 'Adds a search to the visitor’s saved searches. Use it only when the visitor asks.',
  schema: v.object({
    ...SEARCH_ENTRIES,
    name: v.optional(v.pipe(v.string(), v.maxLength(SEARCH_NAME_MAX_LENGTH), v.description('A name for it.'))),
  }),
  async run({ name, ...search }, { savedSearches, places, grammar, phrases }) {
    if (!savedSearches)
      return ok({
        say: phrases.saving.noSearchHere,
        facts: { saved: false, instead: 'the listings page' },
        shown: null,
        sources: [{ label: phrases.saving.listingsLabel, href: '/listings', attribution: '' }],
      })
    const filters = filtersOf(search, places)
    if (!filters.ok) return filters
    const called = wholeWords(name?.trim() || grammar.describe(filters.value, places))
    const saved = await savedSearches.add(called, filters.value)
    if (!saved.ok) return saved
    return ok({
      say: phrases.saving.search(saved.value.name),
      facts: { saved: true, id: saved.value.id, name: saved.value.name },
      shown: { kind: 'saved-search', name: saved.value.name },
      sources: [{ label: phrases.saving.searchesLabel, href: '/favorites', attribution: '' }],
    })
  },
})

/** A name cut after a whole word: half a figure would be another price. */
function wholeWords(name: string): string {
  if (name.length <= SEARCH_NAME_MAX_LENGTH) return name
  const kept = name.slice(0, SEARCH_NAME_MAX_LENGTH + 1)
  const end = kept.lastIndexOf(' ')
  const words = end > 0 ? kept.slice(0, end) : kept.slice(0, SEARCH_NAME_MAX_LENGTH)
  return words.replace(DANGLING, '').trim().toWellFormed()
}

/** Words at the end that nothing follows. */
const DANGLING =
  /(?:[ ,]+(?:under|over|between|from|up|to|at|least|most|with|and|or|in|an?|the|por|menos|más|de|hasta|con|y|o|en|una?|al))+$/iu
