import { HOME_KINDS, type HomeKind } from '#domain/listing/home-kind.ts'
import { CATALOGUE } from '#domain/search/filters/catalogue.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { WHOLE_HOMES } from '../wishes.ts'
import { deny } from './denials.ts'
import { marketSaid } from './market-words.ts'

const ROOM_SORT =
  '(?:an?|any|the|some|just|only|single|private|shared|furnished|unfurnished|quiet|small|big|large|cheap|affordable|nice|clean|sunny|~+)'
/** Not the room of a home: 'with a room to rent', 'three rooms for rent'. */
const ROOM_OF_HOME = `(?<! (?:with|has|having|plus|including) (?:${ROOM_SORT} )*)`
const SHARED_HOME = '(?:houses?|homes?|apartments?|apts?|condos?|places?|flats?)'
/** Not beside a studio, which is searched by its word. */
const TO_RENT = '(?:for|to) (?:rent|lease|let) (?!or (?:an? )?studios? )'
const WITH_BATH = '(?:with (?:an? |its |my )?(?:own |private |shared )*bath(?: ?rooms?)? )?'
const UNIT = '(?:apartment|apt|flat|condo)s?'
/** After a room that is all that is asked for. */
const ROOM_ENDS =
  '(?:$|in @|near |around @|by @|under |below |for (?:under |less |=)|less |up to |at most |max |[,.] (?:$|@|in @|near |under |=))'
/** A room for rent. A bare 'room' is one of a home, unless it is all that is asked for. */
const ROOM = [
  // As on its chip.
  '(?<=(?:^|,) )room(?= (?:,|$))',
  `${ROOM_OF_HOME}(?<=(?:^|[,.]|in|for|at|to|find|me|see|show|want|need|rent|renting|there|have|got|${UNIT} or|${ROOM_SORT}) )rooms?(?= ${WITH_BATH}${TO_RENT})(?! (?:for|to) [a-z]+ (?:it |them )?out )`,
  `${ROOM_OF_HOME}(?<=(?:^|[,.]|find|me|see|show|want|need|for|${ROOM_SORT}) )rooms?(?= (?:rentals?|or (?:an? )?${UNIT} (?:(?:for|to) (?:rent|lease) |${ROOM_ENDS})))`,
  `(?<=(?:^|to|wanna|gonna|id|could|can|rather|interested in|looking at) rent(?:ing)? (?:${ROOM_SORT} )*)rooms?(?! (?:out|apartments?|flats?|condos?) )`,
  `${ROOM_OF_HOME}(?<= ${ROOM_SORT} )rooms? in (?:(?:an?|the) )?(?:shared|some ?(?:one|body)(?: ?s)?(?: (?:else )?s)?) ${SHARED_HOME}`,
  `(?<=^ (?:(?:hi|hello|hey|so|um|please|,|[.]|i|im|am|we|were|are|just|only|looking|for|find|show|me|us|need|want|would|like|id|wed|to|get|see|search|is|there|do|you|have|got) )*${ROOM_SORT} (?:${ROOM_SORT} )*)room(?= ${ROOM_ENDS})`,
  `(?<=^ )rooms?(?= ${ROOM_ENDS})`,
].join('|')

/** How each kind is said; a bare 'house' stands for any home. '<c>' is a number of families. */
export const KIND_WORDS: Readonly<Record<HomeKind, string>> = {
  house:
    '(?:whole|entire) houses?(?! (?:fan|generator|filter|is|was|has|needs?) )|houses? (?:all )?to (?:my|our)sel(?:f|ves)|(?:single|one|<c>) family|(?:detached|free ?standing|stand ?alone)(?! garages?)(?: single family)?(?: (?:homes?|houses?))?|(?:only|just)(?: a)?(?: (?:plain|regular|normal|simple|actual))? houses?|(?<!(?:town|row) )houses?(?= or (?:an? )?(?:town ?(?:house|home)|condo|co ?op|duplex|apartment)(?:s|es)? )|(?<= (?:town ?(?:house|home)s?|condos?|co ?ops?|apartments?|duplex(?:es)?) or (?:an? )?)houses?(?! (?:with|of|on|near) )|(?<!(?:town|row) )houses?(?= (?:as well as|along with|plus|and also) (?:town ?(?:house|home)|condo|co ?op|duplex|apartment)(?:s|es)? )|(?<= (?:town ?(?:house|home)s?|condos?|co ?ops?|apartments?|duplex(?:es)?) (?:as well as|along with|plus|and also) )(?:single family )?houses?(?! (?:with|of|on|near) )|(?<!(?:town|row) )houses? only|(?<!(?:town|row) )houses?(?=(?: ,)? (?:not|no|instead of|rather than|but (?:not|no)) (?:(?:a|an|in) )?(?:condo|co ?op|apartment|apt|flat|town ?house|duplex)s? )',
  townhouse: 'town ?(?:houses?|homes?)|row ?houses?',
  condo: '(?:condos?|condominiums?)(?! (?:fees?|dues|association|boards?|rules|docs) )',
  'co-op': 'co ?ops?|cooperatives?',
  apartment: '(?:apartments?|apts?|flats?)(?! buildings?)',
  'multi-family': 'multi ?famil(?:y|ies)|<c> famil(?:y|ies)|duplex(?:es)?|triplex(?:es)?',
  manufactured:
    'manufactured|mobile homes?|(?<! (?:my|our|(?:(?:i|we)(?: have)?|ive|weve) (?:got|have|own|keep|tow|haul)|(?:room|space|place|parking|park|store|keep) (?:for )?)(?: (?:an?|my|our|the|[#=]\\d+|some|big|utility|horse|work|boat))* )trailers?',
  room: ROOM,
}
export const HOUSE =
  '(?: (?:style |type |residential )?(?:houses?|homes?|residences?|property|properties|units?|apartments?|buildings?|dwellings?))?'
const A = '(?:(?:a|an|any|the|about|in|to|see|some|my|our) )*'
/** Before a kind that no home may be. */
export const EXCLUDED_KIND =
  '(?:no(?: more)?(?! need )|nothing|not|neither|isnt|arent|anything but|everything but|all but|without|(?:dont|do not) (?:want|like|need|show(?: me)?)|except(?: for)?|other than|hates?|cant stand|exclud(?:e|ing)|avoid|instead of|rather than|in place of|not interested in|skip|leave out)'
/** Before a kind that is no longer asked for. */
export const DROPPED_KIND =
  '(?:forget|drop|remove|never ?mind|lose|clear|not (?:only|just)|(?:doesnt|dont|does not|do not|neednt|need not|not) (?:necessarily )?(?:(?:have|need|has) to )?be|no need for)'

const BARE_DENIED: Partial<Record<HomeKind, string>> = { house: 'houses?', room: 'rooms?' }
/** A room is read before the home that it is in. */
const KIND_PATTERNS = HOME_KINDS.toReversed().map((kind) => {
  const words = KIND_WORDS[kind]
  // After 'no' and the like, a house is one of a single family.
  const denied = BARE_DENIED[kind] ? `(?:${words})|${BARE_DENIED[kind]}(?= (?:[,.]|please|or|and|$))` : words
  return {
    kind,
    wanted: phrase(`(?:(?:a|an|old|classic|big|small|nice) )*(?:${words})${HOUSE}`),
    excluded: phrase(
      `${EXCLUDED_KIND} ${A}(?:${denied})${HOUSE}|(?<= (?:rather|prefer|sooner|instead|more)(?: [a-z~]+){1,5} )(?:than|over|to) ${A}(?:${denied})${HOUSE}`,
    ),
    dropped: phrase(`${DROPPED_KIND} ${A}(?:${denied})${HOUSE}(?: (?:part|thing|only))?`),
  }
})
const ANY_KIND = `(?:${[...Object.values(KIND_WORDS), 'houses?'].join('|')})`.replaceAll('<c>', '#\\d+')
/** 'A house, not an apartment': a house of its own is meant. Read before what is denied hides it. */
const HOUSE_RATHER = phrase(
  `(?:(?:a|an|old|big|small|nice|whole|entire) )*(?<!(?:town|row) )houses?(?=(?: ,)? (?:not|no|instead of|rather than|than|over|but (?:not|no)) (?:(?:a|an|in) )?(?:condo|co ?op|apartment|apt|flat|town ?house|duplex)(?:s|es)? )|(?<= not ${A}(?:condo|co op|apartment|apt|flat|town ?house|duplex)(?:s|es)? (?:, )?(?:but )?${A})(?<!(?:town|row) )houses?`,
)
/** 'An apartment, no wait, a condo': the first one is taken back. */
const TAKEN_BACK = phrase(
  `(?:(?:a|an|the) )*${ANY_KIND}${HOUSE}((?: (?:,|[.]|oh|uh|um|well|no|sorry|wait|actually|i mean|i meant|make it|make that|scratch that|hang on|hold on|or rather|rather))+)(?= (?:(?:a|an|the|in) )*${ANY_KIND} )`,
)
const TAKES_BACK = / (?:sorry|wait|actually|i meant?|make|scratch|hang|hold|rather|no ,)(?: |$)/
/** As a search is told: 'homes listed as condos or houses'. */
const LISTED_AS = phrase(
  '(?:listed as|of the kind|of kind)((?: (?:an?|,|or|and|(?:house|townhouse|condo|coop|op|apartment|home|room)s?|town|co|multi|family|manufactured)){1,24})',
)
const LISTED: Readonly<Record<string, HomeKind>> = Object.fromEntries(
  HOME_KINDS.map((kind) => [kind.replace('-', ' '), kind]),
)
/** Before the home that the visitor has: 'we have been living in an apartment'. */
const OWN_HOME =
  / (?:(?:living|lived|been|(?<!to )live) in|(?:sell|selling|sold|leaving|left|own|outgrown?)(?: (?:my|our|this))?) $/
const ADDED = / (?:also|too|as well|add|include|including|plus) /

/** Reads the kinds of home, from the words of the data and those that people use. */
export function readKinds(reading: Reading): void {
  const { sentence, inForce } = reading
  const isAdded = ADDED.test(sentence.code()) || /^ (?:or|and) /.test(sentence.code())
  const wanted = new Set<HomeKind>()
  const want = (kinds: readonly HomeKind[], span: Span) => {
    for (const kind of kinds) wanted.add(kind)
    reading.part('kinds', kinds.map(chipOf).join(' or '), span)
  }
  sentence.take(TAKEN_BACK, ([words, marks], span) => {
    if (!TAKES_BACK.test(marks!)) return false
    // A house in place of an apartment is one of its own.
    if (!/house/.test(words) && sentence.code().includes(`${words} a house `)) want(['house'], span)
  })
  sentence.take(HOUSE_RATHER, (_, span) => want(['house'], span))
  sentence.take(LISTED_AS, ([, words], span) => want(kindsIn(words!), span))
  for (const { kind, ...patterns } of KIND_PATTERNS) {
    const isKind = (match: RegExpExecArray) => familiesFit(kind, sentence.number(match[1])?.value ?? null)
    sentence.take(patterns.dropped, (match, span) => isKind(match) && deny(reading, kind, 'unneeded', span))
    sentence.take(patterns.excluded, (match, span) => isKind(match) && deny(reading, kind, 'never', span))
  }
  for (const { kind, ...patterns } of KIND_PATTERNS) {
    const isKind = (match: RegExpExecArray) => familiesFit(kind, sentence.number(match[1])?.value ?? null)
    sentence.take(patterns.wanted, (match, span) => {
      if (!isKind(match) || OWN_HOME.test(match.input.slice(0, match.index))) return false
      if (kind === 'apartment') reading.saysApartment = true
      if (kind === 'room') {
        // Who buys has tenants in it.
        if (marketSaid(sentence.code()) === 'sale') return false
        reading.set({ market: 'rent' })
      }
      want([kind], span)
    })
  }
  const excluded = HOME_KINDS.filter((kind) => reading.leftOut.has(kind))
  const dropped = HOME_KINDS.filter((kind) => reading.unwanted.has(kind))
  // Who buys an apartment and no condo means none of those that it stands for.
  if (excluded.includes('condo')) reading.saysApartment = false
  // 'A condo, a townhouse, I don’t care, any kind'.
  if (reading.cleared.has('kinds') && / (?:dont|do not) care /.test(sentence.code())) return
  if (wanted.size + excluded.length + dropped.length === 0) return
  // 'Any kind, just not a condo'.
  const held = reading.plain.kinds ?? (reading.cleared.has('kinds') ? [] : inForce.kinds)
  const kinds = wanted.size > 0 ? [...wanted, ...(isAdded ? held : [])] : remaining(held, excluded)
  reading.set({ kinds: [...new Set(kinds)].filter((kind) => ![...excluded, ...dropped].includes(kind)).sort() })
}

/** The kinds left without those excluded: of the kinds in force, or else of all. */
function remaining(held: readonly HomeKind[], excluded: readonly HomeKind[]): readonly HomeKind[] {
  const left = held.filter((kind) => !excluded.includes(kind))
  return excluded.length > 0 && left.length === 0 ? WHOLE_HOMES : left
}

/** 'One family' is a house, 'two family' a multi-family home. */
const familiesFit = (kind: HomeKind, families: number | null): boolean =>
  families === null || (kind === 'house' ? families === 1 : families >= 2 && families <= 4)

const chipOf = (kind: HomeKind): string => (kind === 'house' ? 'Single-family house' : CATALOGUE.kinds.words(kind))

/** The kinds in 'house , condo or co op'. */
function kindsIn(words: string): HomeKind[] {
  const said = ` ${words.replaceAll(/s(?= |$)/g, '').replace(/town house/, 'townhouse')} `
  return Object.entries(LISTED).flatMap(([name, kind]) => (said.includes(` ${name} `) ? [kind] : []))
}
