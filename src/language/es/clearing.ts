import { activeParts } from '#domain/search/filters.ts'
import { FILTER_KEYS, FILTERS, type FilterKey } from '#domain/search/filters/catalogue.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { FILTER_NAMES } from './filter-names.ts'

/** Filters whose own readers know what 'sin piscina' means. */
const OWN_WORDS: ReadonlySet<FilterKey> = new Set([
  'price',
  'beds',
  'baths',
  'search',
  'kinds',
  'amenities',
  'features',
  'market',
  'train',
  'fee',
])
const DROPPING =
  '(?:olvid\\S*|quit\\S*|borr\\S*|saca|saque|sacar|sacale|elimin\\S*|cualquier|no (?:me |nos )?import\\S*|ignora\\S*|(?:ya )?no (?:necesito|necesitamos|hace falta|quiero)|da igual|cancel\\S*|sin (?:filtro|limite))'
const LEAVES = '(?: (?:lo|de|del|el|la|los|las|filtro|limite|un|ningun|por|que|mi|tambien|eso))*'
const UNIMPORTANT =
  '(?:(?:ya )?no (?:me |nos )?(?:importan?|interesan?|es importante|es problema)|(?:me |nos )?da igual|es flexible)'

const CLEARING = FILTER_KEYS.filter((key) => !OWN_WORDS.has(key) && FILTERS[key].kind !== 'flag').map((key) => ({
  key,
  pattern: phrase(
    `${DROPPING}${LEAVES} (?:${FILTER_NAMES[key].names})|(?:(?:el|la|los|las|lo|de|del) )*(?:${FILTER_NAMES[key].names}) ${UNIMPORTANT}`,
  ),
}))
const SAYS_DROP = new RegExp(` (?:${DROPPING}|${UNIMPORTANT}) `)

/** Reads which of the filters in force are taken back by name: 'quita el tamaño', 'el año no importa'. */
export function readCleared(reading: Reading): void {
  const { sentence, inForce, defaultPrice } = reading
  if (!SAYS_DROP.test(sentence.code())) return
  const active = new Set<string>(activeParts(inForce, defaultPrice).map(({ part }) => part))
  for (const { key, pattern } of CLEARING.filter((one) => active.has(one.key))) {
    sentence.take(pattern, ([words], span) => {
      reading.isChange = true
      reading.cleared.add(key)
      reading.part('cleared', `Ya no: ${words}`, span)
    })
  }
}
