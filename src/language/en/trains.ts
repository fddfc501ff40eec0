import { PLACES_OF_WORK } from '#domain/commute/places-of-work.ts'
import { townName } from '#domain/geo/town.ts'
import { listNames } from '#domain/name-list.ts'
import { stopName, trainChip } from '#domain/search/chip-texts.ts'
import { CATALOGUE } from '#domain/search/filters/catalogue.ts'
import { NO_TRAIN, type TrainLimit } from '#domain/search/filters/train.ts'
import { SORT_LABELS } from '#domain/search/sort.ts'
import { linesOf } from '../rail-lines.ts'
import { STATION_NAMES } from '../rail-stations.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import type { SpokenContext } from '../understanding.ts'
import { DROPPING, UNIMPORTANT } from './drop-words.ts'
import { ON_LINES, ON_PATH } from './rail-lines.ts'
import { minutesIn } from './spoken-minutes.ts'
import {
  BARE_LIMIT,
  BARE_RIDE,
  FEWER_MINUTES,
  MORE_MINUTES,
  NEW_WORK,
  NOT_THERE,
  OTHER_END,
  OTHER_MINUTES,
  OTHER_PLACE,
  SAME_TIME,
  TOO_LONG,
} from './train-changes.ts'
import { DESTINATION, destinationIn, NEW_YORK, STATION, WORLD_TRADE } from './train-places.ts'
import {
  AT_OFFICES,
  BARE_MINUTES,
  BY,
  DOOR,
  FROM_THERE,
  MINUTES,
  MOST,
  MOST_SAID,
  ON_FOOT,
  OR_LESS,
  SHORTEST,
  STOP,
  THERE_IN,
  TRAIN,
  WORK,
  WORKS_IN,
  WORK_AT,
  WORK_LIMIT,
  WORK_MAY_MOVE,
} from './ways-to-work.ts'

const NEAR =
  '(?:near|near to|nearby|close to|by|next to|steps from|(?:in |within )?walking distance (?:to|of|from)|walkable to|an easy walk to|walk to)'
const DROP = `(?:${DROPPING}|without|no)(?: about)?`
const WALK = '(?:walk|walking|on foot)(?: distance)?(?: (?:away|or less|max|at most))*'
/** 'Not near a train', 'I don’t want to live by the train'. */
const NOT = '(?<! (?:not|dont|never)(?: [a-z]+){0,4} )'

/** 'Drop the train', 'any commute'. */
const NO_TRAIN_ASKED = phrase(
  `(?:wont|dont|do not|not|no longer)(?: (?:be|going|have|need|to|gonna|take|taking|the))* (?:commut(?:e|ing)|train)(?: (?:any ?more|now))*(?: so (?:drop|forget|skip|lose) (?:that|it))?|${DROP} (?:(?:the|my|our|any|train|commute) )*(?:trains?|commutes?|commuting|station|ride)(?: (?:filter|limit|thing|time|minutes|requirement))*|(?:doesnt|dont|does not|do not|neednt|need not|not)(?: (?:have|need|to|be|it|necessarily))* (?:near|by|close to|next to|around)(?: (?:a|the|any))* (?:trains?|stations?|path|transit)(?: (?:stations?|any ?more|now|either))*|any commute(?: (?:time|is fine|works))*|(?:the )?(?:commute|train) (?:doesnt|does not|dont) matter`,
)
const NO_WALK_ASKED = phrase(
  `${DROP} (?:(?:the|my|our) )*(?:walk(?:ing)?(?: (?:distance|time|limit|part|bit|thing|filter))*)|(?:the |my |our )?(?:walk(?:ing)?(?: (?:distance|time|limit|part|bit|thing|to (?:the )?(?:train|station)))*) ${UNIMPORTANT}`,
)

const NO_MINUTES_ASKED = phrase(
  `${DROP} (?:(?:the|my|our) )*minutes|(?:the )?(?:minutes|travel time|train time) ${UNIMPORTANT}`,
)
/** Where trains lead is searched by nothing else: 'I meant the Penn Station in New York', 'it’s the World Trade Center now'. */
const MEANT = / (?:meant|mean|said|now|instead|its|rather|actually|other) /
const MEANT_PLACE = phrase(
  `(?<! (?:not|no|never|except|than|of|near|leave|drop) )(?:to )?(?:the )?(?:${WORLD_TRADE}|${NEW_YORK})(?: (?:in|at|of) (?:the )?(?:(?:${WORLD_TRADE}|${NEW_YORK})|the city|@\\d+))?(?: (?:now|instead|rather|though))*`,
)
/** 'Near Glen Ridge station', 'within 10 minutes’ walk of Montclair station'. */
const NEAR_STATION = phrase(
  `(?:${MOST}[#=](\\d+) (?:minutes?|mins?) ${WALK} (?:of|to|from)|${NEAR}) (?:the )?(?:@(\\d+)|(${STATION}))(?: (?:train|rail|nj transit))? stations?`,
)

/** 'Under 40 minutes to Hoboken', 'an hour from Penn Station', 'no more than 45 minutes to work at the World Trade Center'. */
const MINUTES_TO = phrase(
  `(?:(?:commutes?|commuting|trip|ride) )?${MOST}${MINUTES}${OR_LESS}(?: (?:${TRAIN}|riding|travel(?:l?ing)?|away|of|by|on|the|door to door))* (?:to|from|of|into) ${WORK}${DESTINATION}${BY}${OR_LESS}`,
)
/** 'More than 60 minutes to Penn Station'. */
const LEAST_MINUTES_TO = phrase(
  `(?<! (?:no|not) )(?:at least|more than|longer than|over) ${MINUTES} (?:(?:${TRAIN}|away|by) )*(?:to|from|of|into) ${WORK}${DESTINATION}${BY}`,
)
/** 'Near a train to New York', 'PATH to the city', 'a train to Hoboken within 50 minutes'. */
const TRAIN_TO = phrase(
  `(?:${NEAR} )?(?:(?:has|have|with|on|along|a|an|the|my|our|direct|good|easy|quick|fast|short) )*${TRAIN}(?: (?:lines?|stations?|stops?|access|service|ride|commute))* (?:to|into|for|towards?) ${WORK}${DESTINATION}(?: or (?:to )?${DESTINATION})?(?: ${MOST}${MINUTES}${OR_LESS}(?!${ON_FOOT} )| (?:in )?${BARE_MINUTES})?`,
)
const RIDING =
  '(?:riding|of riding|of travel|travel(?:l?ing)?|commuting|by train|on the train|on the path|door to door)'
/** 'World Trade Center station, I mean, at most 35 minutes riding', 'Penn Station, 40 minutes by train'. */
const PLACE_RIDING = phrase(
  `${DESTINATION}(?: station)?(?: (?:,|and|i mean|i meant|is where i work))* ${MOST}${MINUTES}${OR_LESS} ${RIDING}${OR_LESS}`,
)
/** 'I go to Hoboken every day by train', 'be at Penn Station every morning by train'. */
const DAILY =
  '(?:every ?day|daily|each day|every (?:morning|weekday|work ?day)|[#=]\\d+ (?:days|times) a week|for work)'
const DAILY_TO = phrase(
  `(?:(?:i|we|he|she|my|our|husband|wife|partner|have|has|need|needs|to|must|will) )*(?:(?:go|goes|going|travel|travels|commute|commutes|get|gets|head|heads|ride|rides|be|am|im|is|hes|shes)(?: (?:in|into|to|at|there))*|(?:in)?to) ${DESTINATION} ${DAILY}(?: (?:by|on|with)(?: the)? (?:trains?|path|transit|rail)| ${DAILY})*`,
)
const SAYS_TRAIN = / (?:trains?|path|rail|station) /
/** Beside the way to work: 'an hour is my limit', '45 minutes is the most I can take'. */
const LIMIT_SAID = phrase(
  `(?:(?:(?:i|we|and|but|,|to|want|wanna|need|must|have|like|gotta|id|be|get|sit|arrive) )*(?:at|to|in|behind) (?:my|our|the) (?:desk|office|work|job) (?:within|in|inside) ${MOST}${MINUTES})|(?:(?:and|but|so|,|with|like|about|maybe) )*${MOST}${MINUTES}(?: (?:(?:is|are|would be|will be|thats|that is|being|as)(?: (?:my|our|the|about|really|absolute|all))* (?:limit|max(?:imum)?|most|tops|ceiling|cap|enough|plenty|fine|ok|okay|(?:i|we) (?:can|could|want|will))|(?:my|our) (?:limit|max)|(?:max|tops|at most|at the most|each way|one way|tops each way))(?: (?:that|i|we|id|wed|can|could|would|want|will|to|take|do|handle|stand|manage|spend|ride|for me|for us|each way|on it))*)`,
)
/** As its chip says it: 'Penn Station within 60 min'; 'in Manhattan in less than an hour'. */
const PLACE_WITHIN = phrase(
  `(?:(?:(?:be|get|reach|go|arrive|in|at|into|to) )*)${DESTINATION}${BY} (?:within|in|in under|under|in less than|in at most|in no more than) ${MINUTES}${OR_LESS}${BY}`,
)
/** 'A 45 minute commute', 'commute under an hour': to the place in force. */
const LONG_COMMUTE = phrase(
  `${MOST}${MINUTES} (?:train )?(?:commute|train ride)${OR_LESS}|${MOST}${MINUTES}${OR_LESS}${DOOR} (?:by|on|with) (?:(?:the|a) )?(?:train|path|rail)${OR_LESS}|(?:(?:a|the|my|our|train|path|or|with) )*(?:commute(?: time)?|rides?) ${MOST}${MINUTES}${OR_LESS}`,
)
/** 'Within a 10 minute walk of a train', '5 minutes to the train on foot', 'a station within 15 minutes on foot'. */
const WALK_TO = phrase(
  [
    `${MOST}[#=](\\d+) (?:minutes?|mins?) ${WALK} (?:of|to|from) (?:(?:a|the|any|our) )?${STOP}`,
    `${MOST}[#=](\\d+) (?:minutes?|mins?) (?:of|to|from) (?:(?:a|the|any|our) )?${STOP} on foot`,
    `walk(?:ing)? ${MOST}[#=](\\d+)(?: (?:minutes?|mins?))?(?: at most)? (?:to|from) (?:(?:a|the|any|our) )?${STOP}`,
    `(?:with )?(?:(?:a|the|any) )?${STOP} ${MOST}[#=](\\d+) (?:minutes?|mins?)${ON_FOOT}`,
    `walk(?:ing)? to (?:(?:a|the|any|our) )?${STOP} (?:(?:so|and|but|in|it|can|cant|should|must|has to|i want|we want|only|just|for|thats|,|[.]) )*${MOST}(?:[#=]\\d+ (?:or|to) )?[#=](\\d+) (?:minutes?|mins?)`,
    'stations? , [#=](\\d+) mins? walk',
  ].join('|'),
)
/** 'I don’t mind walking further, 25 minutes', 'we can walk there in ten'. */
const LONGER_WALK = phrase(
  '(?:dont |do not )?(?:(?:mind|can|could|would|will|happy|to|willing|ok|okay|fine|with|a) )*walk(?:ing)?(?: (?:further|farther|longer|more|there|up|to|it|in|,|even|maybe))+ [#=](\\d+)(?: (?:minutes?|mins?))?',
)
/** Beside what else is said of the train: ', 15 min walk'. */
const WALK_ALONE = phrase(
  `(?:(?:and|with|,|at most|within|a) )*[#=](\\d+) (?:minutes?|mins?)(?: (?:or less|at most))? ${WALK}`,
)
const NEAR_A_TRAIN = phrase(`${NOT}${NEAR} (?:a|the|any) ${STOP}(?! (?:tracks?|noise) )`)

const PENN = 'This uses New York Penn Station. For the other one, say “to Newark Penn instead.”'

/** Minutes on foot that 'near' stands for. */
const NEAR_WALK = 15

/** Reads where a train should lead, and how long the way may take. */
export function readTrains(reading: Reading, { changedLast }: Pick<SpokenContext, 'changedLast'>): void {
  const { sentence } = reading
  const clear = (pattern: RegExp, words: string, change: Partial<TrainLimit>) =>
    sentence.take(pattern, (_, span) => {
      reading.isChange = true
      reading.train = { ...reading.train, ...change }
      reading.part('cleared', words, span)
    })
  const isNear = reading.inForce.train.walk !== null || sentence.code().search(NEAR_A_TRAIN) >= 0
  if (isNear || reading.inForce.train.to)
    sentence.take(LONGER_WALK, ([, minutes], span) => noteWalk(reading, minutes, span))
  clear(NO_TRAIN_ASKED, 'Any commute', NO_TRAIN)
  clear(NO_MINUTES_ASKED, 'Any travel time', { minutes: null })
  clear(NO_WALK_ASKED, 'Any walk', { walk: null })
  sentence.take(NEAR_STATION, ([, minutes, town, station], span) =>
    nearStation(reading, { minutes, town, station }, span),
  )
  // Before the minutes of the ride: 'walk to the station, fifteen minutes tops'.
  sentence.take(WALK_TO, ([words, ...minutes], span) =>
    noteWalk(reading, minutes.find(Boolean), span, linesOf(words, sentence)),
  )
  sentence.take(ON_LINES, ([words], span) => noteLines(reading, words, span))
  if (reading.inForce.train.to) {
    if (reading.inForce.train.minutes !== null) readSteps(reading, reading.inForce.train.minutes)
    sentence.take(NEW_WORK, ([words], span) => noteTrain(reading, words, span))
    if (sentence.takes(TOO_LONG) || changedLast === 'train')
      // More is a price: '650 tops'.
      sentence.take(BARE_LIMIT, ([, index], span) =>
        sentence.number(index)!.value > MOST_BARE ? false : noteBareMinutes(reading, index, span),
      )
    sentence.take(NOT_THERE, ([words], span) => noteTrain(reading, words, span))
    sentence.take(OTHER_MINUTES, ([words], span) => noteCommute(reading, words, span))
    sentence.take(BARE_RIDE, ([, index], span) => noteBareMinutes(reading, index, span))
    sentence.take(SAME_TIME, ([words], span) => noteTrain(reading, words, span))
    sentence.take(OTHER_END, ([words], span) => noteTrain(reading, words, span))
    sentence.take(OTHER_PLACE, ([words], span) => noteTrain(reading, words, span))
    if (MEANT.test(sentence.code()))
      sentence.take(MEANT_PLACE, ([words], span) =>
        reading.train.to === undefined ? noteTrain(reading, words, span) : false,
      )
  }
  // 'Shortest commute to Hoboken' first: its end is a train, too. Without a place it takes the one said elsewhere.
  sentence.take(SHORTEST, ([words], span) => destinationIn(words, sentence) !== null && noteOrder(reading, words, span))
  sentence.take(LEAST_MINUTES_TO, (_, span) => reading.limit(span, 'You can search by maximum commute, not minimum.'))
  const saysTrain = reading.inForce.train.to !== null || SAYS_TRAIN.test(sentence.code())
  for (const pattern of [
    FROM_THERE,
    THERE_IN,
    WORK_LIMIT,
    MINUTES_TO,
    TRAIN_TO,
    PLACE_WITHIN,
    ...(saysTrain ? [DAILY_TO] : []),
  ])
    sentence.take(pattern, ([words], span) => noteTrain(reading, words, span))
  sentence.take(PLACE_RIDING, ([words], span) =>
    isWorkPlace(words, sentence) ? noteTrain(reading, words, span) : false,
  )
  sentence.take(WORK_MAY_MOVE, ([words], span) => {
    const to = destinationIn(words, sentence)?.to
    if (to === undefined) return false
    const name = stopName(to)
    reading.limit(span, `Search by the ride to ${name}?`, {
      label: `Ride to ${name}`,
      says: `by train to ${name} instead`,
    })
  })
  sentence.take(WORK_AT, ([words], span) => {
    if (noteTrain(reading, words, span) !== false && /penn/.test(words) && !/new york|ny/.test(words))
      reading.limit(span, PENN)
  })
  sentence.take(SHORTEST, ([words], span) => noteOrder(reading, words, span))
  if (reading.train.to || (reading.inForce.train.to && !reading.train.minutes))
    sentence.take(LIMIT_SAID, ([words], span) => noteCommute(reading, words, span))
  if (reading.train.to && !reading.train.minutes)
    sentence.take(MOST_SAID, ([words], span) => noteCommute(reading, words, span))
  sentence.take(LONG_COMMUTE, ([words], span) => noteCommute(reading, words, span))
  if (reading.train.to || reading.inForce.train.to)
    sentence.take(WALK_ALONE, ([, minutes], span) => noteWalk(reading, minutes, span))
  sentence.take(NEAR_A_TRAIN, ([words], span) => {
    note(reading, { walk: reading.train.walk ?? NEAR_WALK, ...linesOf(words, sentence) }, span)
  })
  sentence.take(ON_PATH, ([words], span) => noteLines(reading, words, span))
}

/** Notes lines beside those that the sentence has named. */
function noteLines(reading: Reading, words: string, span: Span): void {
  const lines = new Set([...(reading.train.lines ?? []), ...(linesOf(words, reading.sentence).lines ?? [])])
  note(reading, { walk: reading.train.walk ?? NEAR_WALK, lines: [...lines].sort() }, span)
}

/** More without a unit is no ride, minutes. */
const MOST_BARE = 120

/** Notes minutes without their unit; false for less than a ride takes. */
function noteBareMinutes(reading: Reading, index: string | undefined, span: Span): false | void {
  const minutes = reading.sentence.number(index)!.value
  if (minutes < 10) return false
  if (!isWrong(reading, 'trainMinutes', minutes, span)) note(reading, { minutes }, span)
}

/** Reads minutes more or fewer than those in force. */
function readSteps(reading: Reading, inForce: number): void {
  const step = (pattern: RegExp, sign: 1 | -1) =>
    reading.sentence.take(pattern, (match, span) => {
      const minutes = inForce + sign * reading.sentence.number(match.slice(1).find(Boolean))!.value
      if (!isWrong(reading, 'trainMinutes', minutes, span)) note(reading, { minutes }, span)
    })
  step(FEWER_MINUTES, -1)
  step(MORE_MINUTES, 1)
}

/** 'Three beds in Montclair, 40 minutes by train' says where to live, not where the train leads. */
const isWorkPlace = (words: string, sentence: Sentence): boolean =>
  / station /.test(words) || PLACES_OF_WORK.some((place) => place === destinationIn(words, sentence)?.to)

/** Homes in the station's town, with a walk to the nearest one: a walk to a certain station can't be asked for. */
function nearStation(
  reading: Reading,
  { minutes, town, station }: Readonly<Record<'minutes' | 'town' | 'station', string | undefined>>,
  span: Span,
): false | void {
  const named = reading.sentence.named(town)
  const at = station === undefined ? null : (STATION_NAMES.get(station)?.town ?? null)
  const towns = named?.kind === 'town' ? named.towns : at ? [at] : []
  if (towns.length === 0) return false
  const walk = reading.sentence.number(minutes)?.value ?? NEAR_WALK
  if (isWrong(reading, 'walk', walk, span)) return
  reading.place = { county: null, counties: [], towns: [...towns].sort(), zip: null }
  reading.part('place', towns.map(townName).join(', '), span)
  note(reading, { walk }, span)
  reading.limit(
    span,
    `This searches ${listNames(towns.map(townName))}. The walk is to the nearest station, whichever it is.`,
  )
}

/** 'By train to Newark' says nothing of a walk. */
const NEAR_TO = new RegExp(`^(?!by ${TRAIN} )${NEAR} `)

function noteTrain(reading: Reading, words: string, span: Span): false | void {
  const place = destinationIn(words, reading.sentence)
  if (!place) return false
  const minutes = minutesIn(words, reading.sentence)
  if (minutes !== null && isWrong(reading, 'trainMinutes', minutes, span)) return
  const walk = NEAR_TO.test(words) ? { walk: NEAR_WALK } : {}
  note(reading, { to: place.to, ...(minutes !== null && { minutes }), ...walk }, span)
  if (place.note) reading.limit(span, place.note)
}

function noteOrder(reading: Reading, words: string, span: Span): void {
  const place = destinationIn(words, reading.sentence)
  reading.sort ??= 'shortest-commute'
  reading.part('sort', SORT_LABELS['shortest-commute'], span)
  if (place) note(reading, { to: place.to }, span)
  else reading.train = { ...reading.train, ...placeFor(reading, span) }
}

function noteCommute(reading: Reading, words: string, span: Span): false | void {
  const minutes = minutesIn(words, reading.sentence)
  if (minutes === null) return false
  if (isWrong(reading, 'trainMinutes', minutes, span)) return
  note(reading, { ...placeFor(reading, span), minutes }, span)
}

function noteWalk(
  reading: Reading,
  index: string | undefined,
  span: Span,
  lines: Partial<TrainLimit> = {},
): false | void {
  const walk = reading.sentence.number(index)?.value ?? null
  if (walk === null) return false
  if (!isWrong(reading, 'walk', walk, span)) note(reading, { walk, ...lines }, span)
}

function note(reading: Reading, change: Partial<TrainLimit>, span: Span): void {
  reading.train = { ...reading.train, ...change }
  reading.part('train', trainChip({ ...NO_TRAIN, ...placeInForce(reading), ...change }), span)
}

const placeInForce = ({ train, inForce }: Reading) => ({ to: train.to ?? inForce.train.to })

/** The place of a commute without one: where they work, else Penn Station, and it is said. */
function placeFor(reading: Reading, span: Span): Partial<TrainLimit> {
  if (placeInForce(reading).to) return {}
  reading.sentence.take(WORKS_IN, ([words], at) => noteTrain(reading, words, at))
  if (reading.train.to) return {}
  reading.sentence.take(AT_OFFICES, ([words], at) =>
    reading.train.to === undefined ? noteTrain(reading, words, at) : false,
  )
  if (reading.train.to) return {}
  reading.limit(span, 'This uses New York Penn Station. You can name another place, such as Hoboken.')
  return { to: 'new-york-penn' }
}

/** Notes minutes that no search can have. */
function isWrong(reading: Reading, param: 'trainMinutes' | 'walk', minutes: number, span: Span): boolean {
  const { min, max } = CATALOGUE.train.params[param] as { min: number; max: number }
  if (minutes >= min && minutes <= max) return false
  reading.limit(span, `${param === 'walk' ? 'The walk' : 'The commute'} can be ${min} to ${max} minutes.`)
  return true
}
