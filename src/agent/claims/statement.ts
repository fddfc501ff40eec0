import { checkedText } from './checked-text.ts'
import { isOffer, isQuestion } from './clause.ts'
import { datesIn, timesIn, withoutSpans, type SpokenDate, type SpokenTime } from './dates.ts'
import { mentionsIn, type Mention, type ToldHome } from './told-home.ts'
import type { Told } from './told.ts'

/** A sentence with what it names, ready for the checks of facts. */
export interface Statement {
  plain: string
  cased: string
  line: string
  /** `line` without names and addresses of known homes. */
  masked: string
  /** `masked` without days and times, whose numbers are checked by themselves. */
  counted: string
  mentions: readonly Mention[]
  dates: readonly SpokenDate[]
  times: readonly SpokenTime[]
  isQuestion: boolean
  /** It asks what the visitor wants. */
  isOffer: boolean
  /** It speaks of a search, not of one home. */
  isSearch: boolean
  /** It speaks of several homes at once. */
  isPlural: boolean
  /** The home that sentences before it were about. */
  focus: ToldHome | null
}

const SEARCH =
  /\b(?:homes|houses|condos|apartments|listings|rentals|places|options|casas|viviendas|apartamentos|opciones|match(?:es)?|looking for|look for|look only|search|find|found|busco|buscar|encontre|hay)\b/
const PLURAL =
  /\b(?:both|all|each|every|they|them|these|those|either|neither|two are|two have|ambas?|ambos|todas|todos|las (?:dos|tres)|los (?:dos|tres)|ninguna|tienen|cuestan|estan)\b/

/** A subject that stands for the home in hand; Spanish verbs need none. */
const MEANS_ONE =
  /(?:^|[,;:] )(?:(?:and|but|so|yes|no|well|sure|y|pero|si)[, ]+)*(?:it|its|it's|this (?:home|house|one|place|apartment|condo)|the (?:home|house|price|rent|asking price|apartment|condo|place)|cuesta|tiene|esta|vale|el precio|la casa|la renta)\b/

export function statementOf(text: string, told: Told, focus: ToldHome | null): Statement {
  const { plain, cased, line: whole } = checkedText(text)
  const line = told.ours.withoutContacts(whole)
  const { mentions, masked } = mentionsIn(line, told.homeNames())
  const dates = datesIn(masked)
  const undated = withoutSpans(masked, dates)
  const times = timesIn(undated)
  return {
    plain,
    cased,
    line,
    masked,
    counted: withoutSpans(undated, times),
    mentions,
    dates,
    times,
    isQuestion: isQuestion(line),
    isOffer: isOffer(line),
    isSearch: SEARCH.test(masked),
    isPlural: PLURAL.test(masked),
    focus,
  }
}

/** The home that a statement speaks of at a position: named before it, else after it, else the one in hand; null for none. */
export function homeAt(
  { masked, mentions, isSearch, isPlural, focus }: Statement,
  at: number,
  told: Told,
): ToldHome | null {
  const usable = isSearch ? mentions.filter(({ byTown }) => !byTown) : mentions
  const after = usable.find(({ start }) => start >= at)
  const between = after ? masked.slice(at, after.start) : ''
  const isBeside =
    /^[\d,.$a-z]{1,12}(?: (?:million|thousand|mil|dollars|dolares|a month|al mes))? (?:in|at|on|for|en)(?: the| la| el)? $/.test(
      between,
    )
  const before = usable.findLast(({ start }) => start <= at)
  const named = isBeside
    ? after
    : (before ?? (/[,;:]|\b(?:than|so|que)\b/.test(between.replace(/^[\d,.]+/, '')) ? undefined : after))
  if (named) return named.home
  if (isSearch || isPlural) return null
  if (told.homes.length === 1) return told.homes[0]!
  return MEANS_ONE.test(masked) ? focus : null
}
