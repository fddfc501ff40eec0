import { townName } from '#domain/geo/town.ts'
import type { Reading } from '../reading.ts'
import { aroundCenter, aroundStation, nameIn, type CircleTexts } from '../said-circles.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import type { SpokenContext } from '../understanding.ts'
import { enumerated } from './spanish-words.ts'

const MOST =
  '(?:(?:(?:a|en|que|quede|queden|este|esten|dentro|de|menos|no|mas|hasta|como|maximo|mucho|unas|un radio) )*)'
const MILES =
  '((?:y )?medi[ao] millas?|(?:un |[#=]\\d+ )?cuartos? de milla|milla y media|[#=]\\d+ millas?(?: y media)?)'
/** 'A menos de 2 millas de', 'en un radio de una milla alrededor de'. */
const AWAY = `${MOST}${MILES} (?:(?:a la redonda|alrededor|a pie) )?(?:del|de|desde)(?: (?:la|el))?`
const WORD = '(?:[@#=]\\d+|[a-z]+)'
const STOP = '(?:estacion|parada|terminal)(?: (?:de|del|la|el|tren|trenes|path|nj transit))*'
const name = (more: number) => phrase(`${AWAY} ${STOP} (${WORD}(?: ${WORD}){${more}})`)
/** 'La estación de Montclair', 'la estación Bay Street': of more words first. */
const NAMES = [4, 3, 2, 1, 0].map(name)
/** 'Newark Penn Station', 'Hoboken Terminal'. */
const STATION = phrase(`${AWAY} (${WORD}(?: ${WORD}){0,4}? (?:station|terminal|junction))`)
const CENTER = phrase(`${AWAY} (?:centro|corazon|downtown)(?: (?:del?|la|el|pueblo|ciudad))* @(\\d+)`)
const ADDRESS = phrase(
  `${AWAY} (?:(?:[#=]\\d+ )?(?:${WORD} ){1,4}?(?:street|st|avenue|ave|road|rd|lane|drive|boulevard|blvd|court|terrace)|(?:calle|avenida) (?!${WORD} (?:station|terminal))${WORD})`,
)

const TEXTS: CircleTexts = {
  station: (miles, station) => `A menos de ${millas(miles)} de la estación ${station.replace(/ Station$/, '')}`,
  center: (miles, town) => `A menos de ${millas(miles)} del centro de ${town}`,
  taken: (station, town) => `Se toma la estación “${station}”${town ? `, en ${townName(town)}` : ''}.`,
  namesakes: (town, counties) => `Hay más de un ${town}: ${enumerated(counties, 'y')}.`,
  range: 'Se puede buscar desde un cuarto de milla hasta 25 millas alrededor de un lugar.',
  oneOnly: 'Solo se puede buscar alrededor de un lugar a la vez.',
  address:
    'Diga la distancia desde una estación o desde el centro de un pueblo. Para una dirección, búsquela en el mapa y elija ahí la distancia.',
}

const millas = (miles: number): string => `${miles === 0.5 ? '½' : miles} ${miles > 1 ? 'millas' : 'milla'}`

/** Reads a search around a station or a town's center: 'a menos de 2 millas de la estación de Montclair'. */
export function readCircles(reading: Reading, { places: names }: Pick<SpokenContext, 'places'>): void {
  const { sentence } = reading
  const circle = (said: string, span: Span) => ({ miles: milesIn(said, sentence), span, texts: TEXTS })
  for (const pattern of [...NAMES, STATION])
    sentence.take(pattern, ([, said, station], span) =>
      aroundStation(reading, nameIn(station!, sentence), undefined, circle(said!, span)),
    )
  sentence.take(CENTER, ([, said, town], span) => aroundCenter(reading, town, names, circle(said!, span)))
  sentence.take(ADDRESS, (_, span) => reading.limit(span, TEXTS.address))
}

/** '#2 millas', 'un cuarto de milla', 'milla y media'. */
function milesIn(said: string, sentence: Sentence): number {
  const number = sentence.number(/[#=](\d+)/.exec(said)?.[1])?.value
  if (/cuarto/.test(said)) return (number ?? 1) / 4
  const half = /medi[ao]/.test(said) ? 0.5 : 0
  return (number ?? (said.startsWith('milla') ? 1 : 0)) + half
}
