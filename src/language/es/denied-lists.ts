import { denyingEach, type ListForm } from '../denied-lists.ts'
import { AMENITY_SAID } from './amenities.ts'
import { NO, OPTIONAL } from './denials.ts'
import { FEATURE_WORDS } from './feature-words.ts'
import { FLAG_WORDS } from './flag-words.ts'
import { KIND_SAID } from './home-kinds.ts'

const THINGS = [
  ...[...Object.values(FEATURE_WORDS), ...Object.values(FLAG_WORDS)].map(({ said }) => said),
  ...Object.values(AMENITY_SAID),
  ...Object.values(KIND_SAID),
  'hoa',
].join('|')
const ARTICLE = '(?:(?:el|la|los|las|un|una|unos|unas|algun|alguna|ningun|ninguna|mi) )*'
const ENDS = '(?= (?:$|[,.]|(?:nada|para mi) ))'
const REFUSED = `(?:(?:, |pues |asi |entonces )*(?:ya )?no (?:(?:me|nos|la|lo|las|los) )*(?:interesan?|sirven?|quiero|queremos|gustan?|vale|va|hay trato)${ENDS}|(?:es )?imposible|ni hablar|descartad[oa]s?)`
const FINE =
  '(?:(?:esta|estaria|tambien|igual|me|nos) )*(?:(?:esta|estaria) bien|da igual|sirve|parece bien)|no (?:(?:me|nos|es|hay) )*(?:importa|problema)'

const WITH_OR = /(?:^| )(?:ni|o|u|y|e)(?: (?:de|un|una|con|tampoco))*$/
/** 'Sin piscina y con garaje' asks for the garage. */
const DENIED_ON = /(?:^| )(?:(?:ni|o|u)(?: (?:de|un|una|con|tampoco))*|y|e)$/

const FORMS: readonly ListForm[] = [
  // 'No puedo vivir sin lavaplatos', 'que no falte la lavandería'.
  {
    before:
      '(?:(?:yo )?no (?:(?:me|nos) )?(?:puedo|podemos|podria|podriamos)(?: (?:vivir|estar|quedarme|quedarnos))?|nada|nunca|imposible(?: vivir)?|no (?:me |nos )?(?:sirve|interesa|quiero|queremos)(?: (?:nada|ninguna?|una|casas?|algo))*) sin|(?:que )?no (?:(?:me|nos|le|les) )*(?:puede |pueden )?falt(?:e|en|ar)',
    after: '',
    joined: /./,
    least: 1,
    each: [['con'], []],
  },
  // 'Sin ascensor no me interesa'.
  {
    before: '(?:(?:una |la )?(?:casa|vivienda) )?(?:sin|si no (?:tiene|hay|trae|tienen))',
    after: REFUSED,
    joined: WITH_OR,
    least: 1,
    each: [['con'], []],
  },
  // 'Sin piscina está bien'.
  { before: 'sin', after: FINE, joined: WITH_OR, least: 1, each: [['no', 'necesito'], []] },
  // 'Con o sin piscina'.
  {
    before: '(?:con|y)(?: ,)? (?:o|y) sin|(?:que )?(?:tenga|tengan|haya)(?: ,)? o no(?: (?:tenga|tengan|haya))?',
    after: '',
    joined: WITH_OR,
    least: 1,
    each: [[], ['o', 'no']],
  },
  // 'La piscina y el portero son opcionales'.
  { before: '', after: OPTIONAL, joined: WITH_OR, least: 2, each: [['no', 'necesito'], []] },
  // 'Sin terraza, portero ni gimnasio'.
  { before: NO, after: '', joined: DENIED_ON, least: 2, each: [null, []] },
]

/** Denies each thing in a list by words of its own: 'sin piscina ni portero' is 'sin piscina, sin portero'. */
export const withEachDenied = denyingEach(
  {
    thing: `${ARTICLE}(?:${THINGS})`,
    other: `${ARTICLE}[a-z]{3,}(?= (?:ni|o|u) )`,
    joint: '(?:, )?(?:ni|o|u|y|e)(?: (?:de|un|una|con|tampoco))*|,',
  },
  FORMS,
)
