import { activeParts } from '#domain/search/filters.ts'
import { FILTER_KEYS, FILTERS, type FilterKey } from '#domain/search/filters/catalogue.ts'
import { flagAt, type FlagKey } from '#domain/search/filters/flags.ts'
import { SORT_LABELS } from '#domain/search/sort.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { DROPPING, UNIMPORTANT } from './drop-words.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { FLAG_WORDS } from './flags.ts'
import { NOT_ASKED_FOR } from './unfiltered-words.ts'

/** Filters whose own readers know what 'without a pool' means. */
const OWN_WORDS: ReadonlySet<FilterKey> = new Set([
  'price',
  'beds',
  'baths',
  'search',
  'amenities',
  'features',
  'market',
  'towns',
])
const LEAVES = '(?: (?:about|the|that|this|of|any|kind|my|our|a|an|is|are|on|for|what|how|when|they|it))*'
const TAIL =
  '(?: (?:filter|limits?|range|cap|requirement|part|thing|bit|stuff|business|wish|minimum|maximum|is|are|fine|ok|okay|works|either|anymore|any more|then))*'

const clearing = (names: string, also = ''): RegExp =>
  phrase(
    `${DROPPING}${LEAVES} (?:${names})${TAIL}|(?:the )?(?:${names})(?: (?:it|they|that|the (?:home|house|place|building)|is|are|was|be|filter|limits?|range|cap|requirement))* ${UNIMPORTANT}|(?:the |that |my |our )?(?:${names})(?: (?:filter|limits?|range|cap|s|is))+ (?:killing|hurting|limiting|holding|blocking|ruining|choking|costing)(?: (?:me|us|it|everything|back|too|much|things))*(?: (?:,|[.]|so|and|just|please|lets))* (?:take|drop|get|lose|remove|lift|scrap|forget|leave|turn|throw)(?: (?:it|that|rid|of|off|out|away))+|no (?:limit|cap|max|maximum|minimum|restriction)s?(?: (?:on|for|to|of|the|my|our|how))+ (?:${names})|no (?:${names}) (?:filter|limit|needed|required|requirement|preference)|not the (?:${names})(?= (?:$|[.,]))|not (?:only|just)(?: (?:the|those|ones|with|an?))* (?:${names})${also}`,
  )
/** What stands alone. */
const ANY_TIME: Readonly<Partial<Record<FilterKey, string>>> = {
  days: '|listed (?:at )?any ?time|any listing',
  available:
    '|(?:available|move in) (?:at )?any ?time|(?:(?:im|i am|were|we are|there is|theres) )?(?:in )?no (?:big )?(?:rush|hurry)(?: (?:any ?more|now|after all|to move))*|(?:any ?time|whenever)(?: (?:works?|is|would be|fine|ok|okay|good|now))+',
}
const CLEARING = FILTER_KEYS.filter((key) => !OWN_WORDS.has(key) && FILTERS[key].kind !== 'flag').map((key) => ({
  key,
  first: clearing(FILTER_WORDS[key].names, ANY_TIME[key]),
  // 'Forget the year and the fee'.
  further: phrase(`(?<=~ )(?:(?:and|or|nor|,|also) )+(?:the |my |any )?(?:${FILTER_WORDS[key].names})${TAIL}`),
}))
const ONE_KIND = /\b(?:condos|townhouses)\b/
const ANY_ORDER = clearing(FILTER_WORDS.sort.names)
const SAYS_DROP = new RegExp(` (?:${DROPPING}|no|not the|killing|limiting|${UNIMPORTANT}) | any ?time `)

/** 'Don’t filter on pets, I want to see everything': a filter that is named so is not asked for. */
const UNFILTERED = Object.entries(FLAG_WORDS).map(
  ([key, words]) =>
    [
      key as FlagKey,
      phrase(
        `(?:dont|do not|stop|quit|no need to|you (?:dont|neednt) (?:need to )?|without) (?:filter|search|look|limit|narrow)(?:ing)?(?: (?:it|them|down|the (?:homes|search)))* (?:on|by|for|to) (?:${words})(?:(?: (?:,|so|and|then|just|because))* (?:i|we|id|wed)(?: (?:want|like|would|need))* (?:to )?see (?:everything|them all|all(?: of (?:them|it))?))?`,
      ),
    ] as const,
)
/** 'Take the air off', where central air is asked for. */
const AIR_OFF = phrase(`${DROPPING}${LEAVES} (?:air|cooling)(?! con)${TAIL}(?: again)?`)
/** 'Drop the bedroom thing', where the bedroom to get into is the wish and not its number. */
const BEDROOM_THING = phrase(
  `${DROPPING}${LEAVES} (?:(?:accessible|wheelchair) )*bed ?room(?: (?:thing|part|bit|wish|requirement|stuff|business|one|for the (?:wheel)?chair))+`,
)

function readFlagsDropped(reading: Reading): void {
  const { sentence, inForce } = reading
  const drop = (key: FlagKey, pattern: RegExp) =>
    sentence.take(pattern, (_, span) => {
      reading.isChange = true
      if (!inForce[key]) return reading.limit(span, NOT_ASKED_FOR)
      reading.set({ [key]: false })
      reading.part('cleared', `Removed: ${flagAt(key).label}`, span)
    })
  for (const [key, pattern] of UNFILTERED) drop(key, pattern)
  if (inForce.air) drop('air', AIR_OFF)
  if (inForce.accessibleBedroom) drop('accessibleBedroom', BEDROOM_THING)
}

/** Reads which of the filters in force are taken back by name: 'any year', 'the size doesn’t matter', 'without the sort'. */
export function readCleared(reading: Reading): void {
  const { sentence, inForce, defaultPrice } = reading
  readFlagsDropped(reading)
  if (!SAYS_DROP.test(sentence.code())) return
  const active = new Set(activeParts(inForce, defaultPrice).map(({ part }) => part))
  const inSearch = CLEARING.filter(({ key }) => (active as ReadonlySet<string>).has(key))
  const clear = (key: FilterKey, pattern: RegExp) =>
    sentence.take(pattern, ([words], span) => {
      // 'Drop the condos' leaves the other kinds in force.
      if (key === 'kinds' && inForce.kinds.length > 1 && ONE_KIND.test(words)) return false
      reading.isChange = true
      reading.cleared.add(key)
      reading.part('cleared', `Removed: ${FILTER_WORDS[key].noun}`, span)
    })
  for (const { key, first } of inSearch) clear(key, first)
  if (reading.cleared.size > 0) for (const { key, further } of inSearch) clear(key, further)
  sentence.take(ANY_ORDER, (_, span) => {
    reading.isChange = true
    reading.sort = 'newest'
    reading.part('sort', SORT_LABELS.newest, span)
  })
}
