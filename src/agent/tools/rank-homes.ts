import * as v from 'valibot'
import { metWishes } from '#domain/match/ranking.ts'
import { likedParts, WISH_PARTS } from '#domain/match/wishes.ts'
import { ok } from '#domain/result.ts'
import { agentTool } from '../agent-tool.ts'
import { homeFacts, homeSource } from '../home-facts.ts'
import { rankedSource } from '../ranked-source.ts'
import { SEARCH_ENTRIES } from '../search-entries.ts'
import { filtersOf } from '../search-input.ts'
import { READ_OUT } from './search-listings.ts'

/** Ranks homes by what a visitor would like. */
export const rankHomes = agentTool({
  name: 'rank_homes',
  description:
    'Ranks homes by what the visitor would like. Filters named in `wishes` leave no home out, all others are musts. Use it when the visitor asks which homes fit best, or says “ideally,” “preferably,” or “if possible.”',
  schema: v.object({
    ...SEARCH_ENTRIES,
    wishes: v.pipe(
      v.array(v.picklist(WISH_PARTS)),
      v.description(
        'Filters that are wishes; a monthly cost is "cost", trains are "train", spans and flags have their own names.',
      ),
    ),
  }),
  async run({ wishes, ...search }, { listings, places, phrases }, signal) {
    const filters = filtersOf(search, places)
    if (!filters.ok) return filters
    const liked = likedParts(filters.value, wishes)
    const ranked = await listings.rank({ filters: filters.value, liked, page: 1 }, signal)
    if (!ranked.ok) return ranked
    const { total, full, nearly, homes } = ranked.value
    const first = homes.slice(0, READ_OUT)
    return ok({
      say: phrases.ranking.ranked({ total, full, nearly }, liked.length),
      facts: {
        total,
        meet_every_wish: full,
        miss_one_wish: nearly,
        wishes: liked,
        homes: first.map(({ listing, fit }) => ({ home: homeFacts(listing), wishes_met: metWishes(fit) })),
      },
      shown: null,
      sources: [
        rankedSource(filters.value, liked, phrases),
        ...first.map(({ listing }) => homeSource(listing, phrases)),
      ],
    })
  },
})
