import { phrase, type Sentence } from '../sentence.ts'

/** Bedrooms of the adults who share one, and the most that a search can ask for. */
const [OWN, MOST] = [1, 5]

const CHILDREN =
  '(?:hij[oa]s?|nin[oa]s?|bebes?|muchach[oa]s|nen[oa]s?|chiquit[oa]s|adolescentes|varones|hembras|chamac[oa]s?)'
const COUNTED = phrase(
  `(?:(?:tengo|tenemos|con|y|mis|nuestros|somos|dos adultos) )*(?:<c>|(un|una|mi|nuestro|nuestra)) (?:(?:pequen[oa]s?|grandes) )?${CHILDREN}(?: (?:pequen[oa]s|chiquit[oa]s|grandes|mas))?`,
)
const FAMILY = phrase(
  '(?:somos|familia de|para) <c>(?: (?:personas|en (?:la )?(?:casa|familia)|de familia))?(?= (?:$|[.,]|y|en|con|que|necesit|busc))|<c> (?:personas|adultos)',
)
const EXPECTED = phrase(
  '(?:(?:viene|esperamos|espero|estamos esperando|estoy esperando)(?: (?:un|una|otro|otra|nuestro|primer))* (?:bebe|hijo|hija|en camino)|bebe en camino)',
)
const RELATIVE =
  '(?:(?:mi|nuestra|nuestro|mis) (?:mama|papa|madre|padre|papas|padres|suegr[oa]s?|abuel[oa]s?|herman[oa]|ti[oa]))'
const MOVES_IN = phrase(
  `${RELATIVE}(?: \\S+){0,4} (?:viv(?:e|en|ira|iran) con (?:nosotros|migo)|con nosotros|conmigo|se (?:muda|mudan))`,
)

/**
 * Bedrooms that would give the adults one and each child or relative another, at most five; null where no household is
 * told. Takes the words: no filter follows from them.
 */
export function takeRoomNeed(sentence: Sentence): number | null {
  const sum = (pattern: RegExp, roomsOf: (match: RegExpExecArray) => number): number => {
    let rooms = 0
    sentence.take(pattern, (match) => {
      rooms += roomsOf(match)
    })
    return rooms
  }
  const numberIn = (match: RegExpExecArray) =>
    match
      .slice(1)
      .map((index) => sentence.number(index)?.value)
      .find((one) => one !== undefined) ?? 1
  const relatives = sum(MOVES_IN, () => 1)
  const children = sum(COUNTED, numberIn) + sum(EXPECTED, () => 1)
  const family = sum(FAMILY, (match) => Math.max(0, numberIn(match) - 2))
  const others = Math.max(family, children) + relatives
  return others > 0 ? Math.min(MOST, OWN + others) : null
}
