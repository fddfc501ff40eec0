import { townName } from '#domain/geo/town.ts'
import type { Reading } from '../reading.ts'
import { aroundCenter, aroundStation, nameIn, type CircleTexts } from '../said-circles.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import type { SpokenContext } from '../understanding.ts'

const MOST =
  '(?:(?:within|in|inside|under|less than|fewer than|no (?:more|further|farther) than|not (?:more|further|farther) than|at most|up to)(?: (?:about|around|roughly|like|say|maybe))* )?'
const MILES =
  '((?:(?:a|and a) )?(?:half|quarter) (?:of )?(?:a )?miles?|[#=]\\d+ quarters (?:of )?(?:a )?miles?|a mile(?: and a half)?|[#=]\\d+ (?:miles?|mi)(?: and a half)?)'
/** 'Within 2 miles of', 'in a 2 mile radius of', 'less than a mile away from'. */
const AWAY = `${MOST}(?:a )?${MILES} (?:(?:radius|circle|away) )*(?:of|from|to|around) (?:the )?`
const WORD = '(?:[@#=]\\d+|[a-z]+)'
const KIND = '(?:train|rail|railroad|nj transit|path|light rail)'
/** 'Montclair station', 'the Bay Street train station', 'Hoboken Terminal'. */
const NAMED = `(${WORD}(?: ${WORD}){0,4}?)(?: ${KIND})*( (?:station|stop|terminal|junction))`
const STATION_IN = phrase(`${AWAY}${NAMED}(?: ,| in)* @(\\d+)`)
const STATION = phrase(`${AWAY}${NAMED}`)
/** 'The train station in Montclair'. */
const STATION_OF = phrase(`${AWAY}(?:${KIND} )*station (?:in|of|at) @(\\d+)`)
/** 'Downtown Montclair', 'the center of Montclair', 'Montclair center'. */
const CENTER = phrase(
  `${AWAY}(?:(?:(?:(?:town|city) )?(?:center|centre|middle|heart) of|downtown)(?: (?:downtown|town in))? @(\\d+)|@(\\d+) (?:(?:town|city) )?(?:center|centre|downtown))`,
)
/** 'Main Street', '100 Valley Road'. */
const ADDRESS = phrase(
  `${AWAY}(?:[#=]\\d+ )?(?:${WORD} ){1,4}?(?:street|st|avenue|ave|road|rd|lane|drive|boulevard|blvd|court|terrace|turnpike|highway)`,
)

const TEXTS: CircleTexts = {
  station: (miles, name) =>
    `${within(miles)} of ${/\b(?:Station|Terminal|Junction|Center)$/.test(name) ? name : `${name} station`}`,
  center: (miles, town) => `${within(miles)} of the center of ${town}`,
  taken: (name, town) => `This uses the station “${name}”${town ? ` in ${townName(town)}` : ''}.`,
  namesakes: (name, counties) => `There is more than one ${name}: ${counties.join(', ')}.`,
  range: 'You can search from a quarter of a mile to 25 miles around a place.',
  oneOnly: 'You can search around only one place at a time.',
  address:
    'You can say a distance from a station or from a town’s center. For an address, find it on the map and choose the distance there.',
}

const within = (miles: number): string => `Within ${miles === 0.5 ? '½' : miles} ${miles > 1 ? 'miles' : 'mile'}`

/** Reads a search around a station or a town's center: 'within 2 miles of Montclair station'. */
export function readCircles(reading: Reading, { places: names }: Pick<SpokenContext, 'places'>): void {
  const { sentence } = reading
  const circle = (said: string, span: Span) => ({
    miles: milesIn(said, sentence),
    span,
    texts: TEXTS,
  })
  for (const pattern of [STATION_IN, STATION])
    sentence.take(pattern, ([, said, name, suffix, town], span) =>
      aroundStation(reading, nameIn(name! + suffix!, sentence), town, circle(said!, span)),
    )
  sentence.take(STATION_OF, ([, said, town], span) =>
    aroundStation(reading, nameIn(`@${town}`, sentence), town, circle(said!, span)),
  )
  sentence.take(CENTER, ([, said, town, other], span) =>
    aroundCenter(reading, town ?? other, names, circle(said!, span)),
  )
  sentence.take(ADDRESS, (_, span) => reading.limit(span, TEXTS.address))
}

/** '#2 miles', 'a quarter of a mile', 'a mile and a half'. */
function milesIn(said: string, sentence: Sentence): number {
  const number = sentence.number(/[#=](\d+)/.exec(said)?.[1])?.value
  if (/quarter/.test(said)) return (number ?? 1) / 4
  const half = /half/.test(said) ? 0.5 : 0
  return (number ?? (said.startsWith('a mile') ? 1 : 0)) + half
}
