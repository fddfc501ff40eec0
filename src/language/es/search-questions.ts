import { FILTER_KEYS } from '#domain/search/filters/catalogue.ts'
import { filterNamed } from '../filter-named.ts'
import { phrase, type Sentence } from '../sentence.ts'
import type { Topic } from '../topic.ts'
import { FILTER_NAMES } from './filter-names.ts'

const CRITERIA = phrase(
  '(?:que|cual(?:es)?) (?:estoy|estamos|estas|esta) buscando|(?:cual(?:es)? (?:es|son) |como (?:va|quedo) )(?:mi|mis|la|nuestra) (?:busqueda|filtros|criterios)(?: (?:actual|ahora|actuales))?|que (?:cosas )?(?:(?:le|te|les) )?(?:pedi|pedimos|he pedido|hemos pedido|llevo pedid[oa]|llevamos pedid[oa]|he dicho|pidio (?:ella|el))(?: (?:hasta|ahora|ya))*|que filtros (?:tengo|llevo|hay puestos|tenemos|estan puestos)(?: puestos)?',
)
const FILTERS_ASKED = phrase(
  '(?:que|cuales) (?:son los |otros )?(?:filtros|criterios)(?: (?:hay|tienes|tienen|tiene|puedo usar|existen))*|por (?:que|cuales cosas) (?:puedo|se puede|podemos) (?:buscar|filtrar)',
)
const REST = '((?: [^ ]+){1,5})'
const IS_THERE = phrase(
  `(?:hay|tienes|tienen|tiene|existe)(?: (?:un|algun))? filtros? (?:para|por|de)${REST}|(?:se )?(?:puedo|puedes|puede|podemos|podria) (?:filtrar|buscar)(?: (?:las|casas|viviendas))* (?:por|segun)${REST}`,
)
const WHAT_VALUE = phrase(
  `cual es (?:mi|el|la|nuestro|nuestra)${REST} (?:limite|filtro|maximo|minimo|que (?:puse|pedi|tengo|pusimos))|(?:cuant[oa]s|que)${REST} (?:pedi|pedimos|puse|pusimos|estoy pidiendo|estoy buscando)`,
)
const OF_ORDER = phrase(
  '(?:se )?(?:puedo|puedes|puede|podemos) ordenar(?:las)?(?: (?:casas|las|por)(?: [^ ]+){0,4})?|(?:en )?que orden (?:estan|salen|tienen)|como (?:estan|salen) ordenadas',
)
const COUNT_THESE = phrase(
  'cuant[oa]s de (?:esas|estas|ellas|esos|estos|las que (?:salieron|hay|tienes))(?: (?:casas|tienen|son|hay|aceptan|estan))*',
)

const NAMES = FILTER_KEYS.map((key) => [key, new RegExp(` (?:${FILTER_NAMES[key].names})(?= )`, 'g')] as const)
const named = (words: string): Topic['asked'] => filterNamed(NAMES, words)

/** Reads and takes a question about the search itself: what it can ask for and what it asks for now. */
export function readSearchQuestion(sentence: Sentence, topic: Topic): void {
  const ask = (intent: 'filters' | 'criteria' | 'count-these', pattern: RegExp) =>
    topic.intent === null &&
    sentence.take(pattern, () => {
      topic.intent = intent
    })
  const askOf = (pattern: RegExp, named: (words: string) => Topic['asked']) =>
    topic.intent === null &&
    sentence.take(pattern, (match) => {
      const asked = named(match.slice(1).find(Boolean) ?? '')
      if (topic.intent !== null || asked === null) return false
      Object.assign(topic, { intent: 'filter', asked })
    })
  askOf(IS_THERE, named)
  ask('criteria', CRITERIA)
  ask('filters', FILTERS_ASKED)
  askOf(WHAT_VALUE, named)
  askOf(OF_ORDER, () => 'sort')
  ask('count-these', COUNT_THESE)
}
