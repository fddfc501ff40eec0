import { denierWith, takeDeniedWith, type Denial } from '../denials.ts'
import { phrase } from '../sentence.ts'
import { isAmenity, isFeature, isKind, isLeftOutFeature, type Wish } from '../wishes.ts'
import { FILTER_WORDS, KIND_WORDS } from './filter-words.ts'
import { flagChip } from './flag-words.ts'
import { cantLeaveOut, NOT_ASKED_FOR } from './limits.ts'

const SOME =
  '(?:(?:el|la|los|las|lo|un|una|de|del|que|con|tener|tenga|tengan|haya|sea|sean|este|esten|filtro|ningun|ninguna|ni|al|en|nada|casas|viviendas) )*'
/** Before what is denied. */
export const NO =
  '(?:sin(?: necesidad de)?|(?:ya )?no (?:tengo|tenemos|necesito|necesitamos|quiero|queremos|quisiera|hace falta|requiero|(?:me |nos )?importa|(?:me |nos )?interesa|tiene que|tienen que|me gusta|me gustan|es necesario|ocupo)|(?:que )?no (?:tenga|tengan|sea|sean|este|incluya|haya|con)|olvid(?:a|e|ate|ese|emos)(?: de)?|quit(?:a|e|ale|ele|ar|emos|ame|eme)|borr(?:a|e|ar)|sac(?:a|ar)|saque|elimin(?:a|e|ar)|nada de|(?<! o )menos|excepto|tampoco|evit(?:a|e|ar|ando)|no necesariamente|ni|no (?!mas |menos |solo |solamente |pas|sub|cuest|cost|val|super|exced|se |importa )[a-z]+|no)'
const UNNEEDED =
  /(?:^| )no (?:\S+ ){0,2}(?:hace falta|necesit|import|requier|ocupo|necesari|tiene que|tienen que)|opcional|necesariamente| dan? (?:igual|lo mismo)/
/** 'No tengo lavadora' says what the visitor has. */
const DENIED =
  /^(?:sin(?! necesidad )|(?:ya )?no (?:quiero|queremos|quisiera|me gustan?)|(?:que )?no (?:tenga|tengan|sea|sean|este|incluya|haya|con)|nada de|menos|excepto|evit\S*|ni|no(?! (?:tengo|tenemos) )) /
/** Behind what no home needs. */
export const OPTIONAL =
  '(?:(?:ya )?no(?: (?:es|hace|hacen|son|lo|la|los|las|me|nos|importan?|falta|necesito|quiero|necesari[oa]s?|importantes?))*(?= (?:[,.]|$|pero|y|solo|mejor|casas?|condominios?|apartamentos?))|(?:es |son )?opcional(?:es)?|(?:me |nos )?dan? (?:igual|lo mismo))'
/** A garage may be for one car, which no amenity is. */
const ONE_CAR = / (?:garajes?|garages?|cocheras?|marquesinas?)$/

/** Patterns of something that is asked for or denied, by the words for it. */
export const wantedPatterns = (words: string) => ({
  /** 'Con piscina o sin ella'. */
  open: phrase(
    `(?:(?:con|un|una) )*(?:${words}) o (?:no(?= (?:$|[,.]|me|nos|da|importa))|sin (?:el|ella|ellos|ellas|eso|(?:${words})))`,
  ),
  unwanted: phrase(`${NO} ${SOME}(?:${words})|(?:(?:el|la|los|las) )?(?:${words}) ${OPTIONAL}`),
  wanted: phrase(`(?:(?:con|y|que|tenga|tengan|tiene|un|una|el|la|tambien|incluya) )*(?:${words})`),
})

/** How far words deny what they name: 'sin piscina' for every home, 'no necesito piscina' for no more than a wish. */
const denialIn = ({ 0: words }: RegExpExecArray): Denial =>
  DENIED.test(words) && !UNNEEDED.test(words) && !ONE_CAR.test(words) ? 'never' : 'unneeded'

function chipOf(wish: Wish): string {
  if (isKind(wish)) return KIND_WORDS[wish]
  if (isAmenity(wish)) return FILTER_WORDS.amenities.chip([wish], 'sale')
  return isFeature(wish) ? FILTER_WORDS.features.chip([wish], 'sale') : flagChip(wish)
}

function without(wish: Wish): string {
  if (isAmenity(wish)) return FILTER_WORDS.notAmenities.chip([wish], 'sale')
  return isLeftOutFeature(wish) ? FILTER_WORDS.notFeatures.chip([wish], 'sale') : `Sin ${chipOf(wish)}`
}

/** Takes back or leaves out what the sentence denies. */
export const deny = denierWith({
  without,
  noLonger: (wish) => `Ya no: ${chipOf(wish)}`,
  letIn: (wish) => `Ya no: ${without(wish)}`,
  cantLeaveOut: (wish) => cantLeaveOut(chipOf(wish)),
  notAskedFor: NOT_ASKED_FOR,
})

export const takeDenied = takeDeniedWith(deny, denialIn)
