import { COUNTIES } from '#domain/geo/county.ts'
import { listNames } from '#domain/name-list.ts'
import type { Choice } from '#domain/voice/conversation.ts'
import type { Named } from '../place-names.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'

/** Well-known places outside the seven counties. Names that are also ordinary words are left out. */
const PLACES_NOT_COVERED =
  'clinton|moorestown|new city|cranford|westfield|elizabeth|linden|rahway|plainfield|scotch plains|berkeley heights|new providence|kenilworth|roselle|' +
  'edison|woodbridge|new brunswick|east brunswick|perth amboy|piscataway|metuchen|old bridge|sayreville|south amboy|' +
  'princeton|trenton|hamilton|bridgewater|somerville|bernardsville|basking ridge|bedminster|hillsborough|flemington|' +
  'red bank|asbury park|long branch|freehold|middletown|holmdel|toms river|lakewood|cherry hill|atlantic city|' +
  '(?:jersey|nj|(?:down )?the) shore|south jersey|central jersey|cape may|staten island|yonkers|westchester|long island|nyack|' +
  'philadelphia|philly|brooklyn|queens|(?:the )?bronx|harlem|upstate(?: new york)?|(?:the )?poconos|connecticut|pennsylvania|' +
  '(?:union|middlesex|somerset|hunterdon|ocean|burlington|rockland) county'
const NEW_YORK = '(?:new york(?: city| state)?|nyc|ny|(?:midtown|downtown|lower|upper)? ?manhattan)'
const CITY = `(?:${NEW_YORK}|the city)`
const IN = '(?:(?:in|near|around|at|or|and|town|city|of|close to|by|down) )*'
const WHOSE = '(?:(?:i|we|my|our|he|she|husband|wife|partner|both|who|and|job|office|the) )*'

/** Where the visitor comes from. */
const ORIGIN = phrase(
  `(?:(?:moving|move|moved|relocating|relocated|coming|come|leaving|priced) (?:out )?(?:from|of)?|from)(?: (?:here|originally|out|of))* (?:${PLACES_NOT_COVERED}|${CITY})`,
)
const WORK_IN_CITY = phrase(
  `${WHOSE}(?:works?|working|commut(?:e|es|ing)|jobs?|office|get|go|going|travel)(?: (?:is|are|in|into|to|at|near|every day|daily))* ${CITY}(?: (?:every day|daily|for work))*|(?:(?:an? )?(?:easy|short|quick|good|reasonable|fast) )?(?:access|commute|ride|trip|way) (?:in)?to ${CITY}|(?:near|nearer|close|closer|closest|next|outside|not (?:too )?far|by)(?: (?:to|of|from))* ${CITY}|commutable to ${CITY}`,
)
/** Where the visitor works, in a town where homes are listed. */
const WORK_IN_TOWN = phrase(
  `${WHOSE}(?:(?<! (?:needs?|needing|some|any|no|much|for) )works?|working|commut(?:e|es|ing)|jobs?|(?<! home )office|(?:i am|im|we are|hes|shes|husband is|wife is|am) an? (?:(?:[a-z]+ )?(?:fire ?m[ae]n|fire ?fighter|cop|police(?:m[ae]n|woman| officer)?|teacher|nurse|doctor|paramedic|emt|clerk|janitor|librarian|bus driver|mail ?man|mail carrier|city (?:worker|employee)))|(?:get|drive|driving)(?= (?:in)?to ))(?: (?:is|are|in|into|to|at|near|every day))+ <p>(?: (?:every day|daily|quickly|easily|fast|by car))*(?: and the other(?: one)?(?: works?)? in <p>)?|(?:${WHOSE}(?:go|going|head|travel) )?(?:in)?to <p> (?:every ?day|daily|each day|every (?:morning|weekday)|for work)`,
)
/** Where the visitor lives now, or comes from: no place to look in. */
const LEFT = phrase(
  '(?:(?:moving|move|moved|relocating|relocated|coming|come) (?:(?:here|out|away|over) )*(?:from|of)|(?:leaving|selling (?:in|our place in|my place in)|sold in)) <p>|(?:(?:we|i|were|im|we are|i am|weve been|ive been)(?: (?:currently|now|both|already|all))* (?:live|living)|(?:grew|grown) up|was born|used to live|(?:lived|raised)|(?:rent|renting) now|currently (?:rent|renting))(?: (?:out|now|right now|currently))* in <p>(?: (?:now|right now|currently|today|at the moment))*|(?:we|i|im|were|we are|i am)(?: (?:currently|now|still))* rent(?:ing)? in <p>(?: (?:now|right now|currently|today|at the moment|for [#=]\\d+(?: (?:dollars|a|per|month))*))+',
)
/** Where others live. */
const KIN_IN_TOWN = phrase(
  '(?:my|our|his|her) (?:[a-z]+ )?(?!(?:choice|pick|preference|favorite|focus|search|dream|goal|target|heart|hope|plan|idea|priority|interest) )[a-z]+ (?:lives?|is|are|works?)(?: (?:out|over|all|both))* in <p>',
)
/** A side of a town or a road: homes are searched by towns. */
const SIDE = phrase(
  '(?:(?:nothing|not|no|anything|somewhere|only|just|anywhere) )*(?:north|south|east|west)(?:ern)?(?: side)? of (?:<p>|(?:the )?(?:route|rt|highway|interstate|i|parkway|turnpike)(?: [#=]\\d+)?)',
)
/** A town as an example, not as the place: 'somewhere like Montclair', 'cheaper than Hoboken'. */
const LIKE_TOWN = phrase(
  '(?:(?:somewhere|some place|towns?|places?|areas?) (?:like|similar to)|(?:cheaper|less expensive|more affordable|quieter|smaller|bigger|closer) than|not as [a-z]+ as|comparable to|similar to) <p>',
)
/** Nothing is listed in these places. */
const NOT_COVERED = phrase(`${IN}(?:${PLACES_NOT_COVERED})(?: (?:county|nj|new jersey|area))*`)
const UNION = phrase('(?:in|near|around|at|or) union(?: township)?(?! (?:station|square))')
const IN_NEW_YORK = phrase(`${IN}${NEW_YORK}(?: area)?`)
const THE_CITY = phrase('(?:in|to)? ?the city')
const A_TRAIN = phrase(
  '(?:(?:on|by|with|along|take|taking|for|off|use|ride|need|want|a|the) )*(?:the|a) (?:path(?: train)?|trains?(?: line)?|light rail|ferry)',
)
const ELSEWHERE = phrase('(?:in )?(mercer|monmouth|camden)(?: county)?')

export const COUNTY_NAMES = listNames(COUNTIES)
const ONLY = `We list homes only in ${COUNTY_NAMES} Counties.`
const RIDE = 'Say how long the ride may be, such as “at most 45 minutes by train to New York.”'
const BY_TRAIN: Choice = { label: '45 minutes to New York', says: 'at most 45 minutes by train to New York' }
const TO_A_TRAIN: Choice = { label: 'Walk to a train', says: 'walk to a train' }
/** Said of a place of work. */
export const BY_WORK = 'Searches use a home’s location, not your workplace. Say “near” and a town for homes around it.'
/** Said of a place of kin. */
export const BY_KIN = 'Searches use a home’s location. Say “near” and a town for homes around it.'

/** 'White Plains', 'Mount Vernon': only a part of the name is that of a town here. */
const LONGER_NAME = phrase(`${IN}(?:mount )?<p>(?: (?:plains|heights|brook|d ?c))?`)
const ELSEWHERE_BY_NAME = /\b(?:white plains|mount vernon|mt vernon|washington (?:heights|d\.?c)|green brook)\b/i

/** Notes places where no homes are listed, and the way to work in them. Runs after every other place is read. */
export function readOutsidePlaces(reading: Reading): void {
  const { sentence } = reading
  sentence.takes(ORIGIN)
  const tell = (pattern: RegExp, words: string, offer?: Choice) =>
    sentence.take(pattern, (_, span) => reading.limit(span, words, offer))
  sentence.take(ELSEWHERE, (match, span) => reading.setSearch(match[1]!, span))
  tell(NOT_COVERED, ONLY)
  tell(UNION, `Union Township isn’t in our area. ${ONLY} Union City is in Hudson County.`)
  tell(IN_NEW_YORK, `${ONLY} ${RIDE}`, BY_TRAIN)
  tell(THE_CITY, `If you mean New York: ${RIDE.replace('Say', 'say')}`, BY_TRAIN)
  tell(A_TRAIN, `Say “walk to a train” for homes near a station. ${RIDE}`, TO_A_TRAIN)
}

/** Takes the places of work, before they pass for places to live. */
export function readWork(reading: Reading): void {
  const { sentence } = reading
  const tell = (pattern: RegExp, words: string) =>
    sentence.take(pattern, ([, ...indexes], span) =>
      reading.limit(span, words, nearby(sentence.named(indexes.find(Boolean)))),
    )
  sentence.takes(LEFT)
  sentence.take(LONGER_NAME, ([words, index], span) => {
    const { text } = sentence.named(index) as { text?: string }
    const name = words.replace(/@\d+/, text ?? '')
    return ELSEWHERE_BY_NAME.test(name) ? reading.limit(span, ONLY) : false
  })
  tell(LIKE_TOWN, 'You can’t search for similar towns. Say “near” and a town for homes around it.')
  tell(SIDE, 'You can search by town or county, but not by part of one. Say “near” and a town for homes around it.')
  tell(KIN_IN_TOWN, BY_KIN)
  tell(WORK_IN_TOWN, BY_WORK)
  sentence.take(WORK_IN_CITY, (_, span) => reading.limit(span, RIDE, BY_TRAIN))
}

/** Offers to look around a town. */
export const nearby = (named: Named | null): Choice | undefined =>
  named?.kind === 'town' ? { label: `Near ${named.text}`, says: `near ${named.text}` } : undefined
