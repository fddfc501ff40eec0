import { clauseBefore, isDenied } from './clause.ts'
import { quantitiesIn, type Quantity, type QuantityKind } from './quantities.ts'
import { homeAt, type Statement } from './statement.ts'
import type { ToldHome } from './told-home.ts'
import type { Told } from './told.ts'

/** Share of a number by which 'about' may miss it; minutes may be rounded to five. */
const ABOUT = 0.02
/** Share by which a shortened number ('2.8k') may miss it. */
const SHORTENED = 0.006

const significant = (value: number): number =>
  String(value).replaceAll('.', '').replace(/^0+/, '').replace(/0+$/, '').length

/** Whether a number said stands for a true one, with the tolerance of how it was said. */
export function standsFor({ value, step, isAbout, kind }: Quantity, truth: number): boolean {
  const apart = Math.abs(value - truth)
  if (apart < (kind === 'money' && truth > 1000 ? 0.51 : 1e-6)) return true
  if (step >= 100 && apart <= Math.min(step / 2, SHORTENED * truth)) return true
  if (!isAbout || significant(value) > significant(truth)) return false
  return apart <= Math.max(ABOUT * truth, kind === 'minutes' && value % 5 === 0 ? 2 : 0)
}

/** Whether a true number lies on the side that was said, and near: 'over 1,800' of 1,890. */
const isBeside = ({ value, bound }: Quantity, truth: number): boolean =>
  bound === 'over'
    ? truth >= value && truth <= value * 1.15
    : bound === 'under' && truth <= value && truth >= value * 0.85

const WISH_BEFORE =
  /\b(?:your?|you'd|you've|whether|if|budget|limit|range|under|below|up to|at most|no more than|more than|less than|within|at least|from|max(?:imum)?|minimum|over|above|for homes|looking for|searched|asked|mentioned|su|sus|usted|presupuesto|limite|hasta|menos de|mas de|debajo de|al menos|maximo|pidio|busca|quiere|pasan? de)\b[^.;:]{0,40}$/
const WISH_AFTER =
  /^[^.;:]{0,25}\b(?:you (?:said|asked|mentioned|named|want|wanted|gave|set|can|have|need)|budget|limit|or (?:less|more|under|below)|que (?:dijo|pidio|busca|menciono)|maximo|o menos)\b/
const STATES_HOME =
  /\b(?:it|this home|this one|house|home|price|cuesta|precio|es)(?:'s| is| costs| are| was)?(?: only| just| listed| priced| asking| at| for| now| still| about| actually| solo| de)* ?\$? ?$/

/** Whether the visitor's own number is repeated as a wish, not as a fact of a home. */
function isWish({ counted, isOffer }: Statement, { start, end, bound }: Quantity): boolean {
  const before = counted.slice(Math.max(0, start - 60), start)
  if (isDenied(counted, start) || (isOffer && !STATES_HOME.test(before))) return true
  if (STATES_HOME.test(before) && bound === null) return false
  return WISH_BEFORE.test(before) || WISH_AFTER.test(counted.slice(end))
}

const OTHER_AMOUNT =
  /\b(?:tax(?:es)?|fees?|hoa|month|monthly|mes|deposit|closing|down|cash|insurance|loan|interest|income|saved|savings|budget|limit|originally|at first|was|reduced|from|cut|drop|less|more|difference|cheaper|apart|square foot|foot|average|benchmark|allow|year|ano|deposito|impuestos?|cuota|seguro|prestamo|ahorr|menos|mas|diferencia|promedio|over|above|below|under|leaves|left|your|su|transfer|assess|application|move in|need)\b/

/** What stands before a price. */
const IS_PRICE =
  /(?:^|\b(?:costs?|prices?(?: of)?|asking|listed|priced|for|is|it|are|at|rents?|goes|cuesta|cuestan|precio|vale|por|piden|es|son|de|pays?|pagar|[a-z]{4,} (?:,|:))|'s|[,:(])(?: (?:only|just|about|around|roughly|now|still|at|for|de|solo|unos|currently|priced|listed|actually))* ?\$? ?$|_ ?,? ?\$? ?$/

const isRent = ({ price }: ToldHome): boolean => price < 20_000

/** Whether an amount is said to be a home's price. */
function isPriceOf(home: ToldHome, { counted }: Statement, { start, end }: Quantity): boolean {
  const around = clauseBefore(counted, start).slice(-50) + counted.slice(end, end + 40).replace(/[.;,].*$/, '')
  if (!IS_PRICE.test(counted.slice(0, start))) return false
  const other = isRent(home) ? around.replaceAll(/\b(?:month|mes|monthly|year)\b/g, '') : around
  return !OTHER_AMOUNT.test(other)
}

const DERIVES =
  /\b(?:less|more|cheaper|higher|lower|difference|apart|between|below|above|over|under|left|leaves?|saves?|extra|short|spare|reduc\w*|lowered|drop\w*|cut|menos|mas|diferencia|barat\w*|quedan?|sobran?|encima|debajo|ahorra|bajo|together|altogether|total|combined|in all|plus|sum|junt\w*|suman|adds? up|comes? to|makes?)\b/
const YEARLY = /\b(?:a year|per year|yearly|annual\w*|al ano|por ano|anuales)\b/
const MONTHLY = /\b(?:a month|per month|monthly|al mes|por mes|mensual\w*)\b/
/** Words by which an amount beside a home's name may be another one than its price. */
const DERIVES_PRICE =
  /\b(?:a year|per year|yearly|al ano|square foot|percent|%|less|more|cheaper|difference|apart|together|total|combined|sum|plus|between|menos|mas|diferencia|junt\w*|leaves?|left)\b/
const PER_FOOT = /\b(?:(?:per|a|the) square foot|por pie)\b/

const isTwelfth = (said: Quantity, year: number): boolean =>
  Math.abs(year / 12 - said.value) < 1 ||
  (significant(said.value) <= 2 &&
    (standsFor(said, year / 12) || (said.isAbout && Math.abs(year / 12 - said.value) < said.value * 0.03)))

/** Sums, differences, months and years of numbers told. */
function isDerived(statement: Statement, said: Quantity, told: Told, values: readonly number[]): boolean {
  const { counted } = statement
  if (YEARLY.test(counted) && values.some((one) => standsFor(said, one * 12))) return true
  if (MONTHLY.test(counted) && values.some((one) => isTwelfth(said, one))) return true
  if (said.kind === 'money' && PER_FOOT.test(counted))
    return told.homes.some(({ price, squareFeet }) => squareFeet && Math.abs(price / squareFeet - said.value) <= 1)
  const shares = quantitiesIn(counted).filter(({ kind }) => kind === 'percent')
  if (said.kind === 'money' && shares.some(({ value }) => values.some((one) => standsFor(said, (one * value) / 100))))
    return true
  const pairs = values.flatMap((one, index) => values.slice(index + 1).map((other) => [one, other] as const))
  const exact: Quantity = { ...said, isAbout: false }
  if (said.kind === 'money' && pairs.some(([one, other]) => standsFor(exact, Math.abs(one - other)))) return true
  if (!DERIVES.test(counted)) return false
  return pairs.some(([one, other]) => standsFor(said, Math.abs(one - other)) || standsFor(said, one + other))
}

const HOME_KINDS: Partial<Record<QuantityKind, (home: ToldHome) => readonly number[] | null>> = {
  beds: ({ beds }) => (beds === null ? null : [beds]),
  baths: ({ baths }) => (baths === null ? null : [baths, Math.floor(baths), ...(baths % 1 ? [1, 0.5] : [])]),
  'square-feet': ({ squareFeet }) => (squareFeet === null ? null : [squareFeet]),
}
/** Whole baths may be said apart from halves: 'two full baths'. */
const bathValues = (line: string, values: readonly number[]): readonly number[] =>
  /\b(?:full|half|medio|completos)\b/.test(line) ? values : values.slice(0, 1)

/** Whether a number of rooms, feet or dollars agrees with each of these homes. */
function agrees(home: ToldHome, said: Quantity, statement: Statement): boolean | null {
  const read = HOME_KINDS[said.kind]?.(home)
  if (read) {
    const values = said.kind === 'baths' ? bathValues(statement.line, read) : read
    return values.some((value) => standsFor(said, value) || isBeside(said, value))
  }
  if (said.kind !== 'money' || !isPriceOf(home, statement, said)) return null
  return standsFor(said, home.price) || isBeside(said, home.price)
}

/** 'Both are below $650,000', 'it is above the 900 thousand you mentioned'. Null: nothing is said of known homes' prices. */
function boundHolds(statement: Statement, said: Quantity, home: ToldHome | null, told: Told): boolean | null {
  if (
    said.bound === null ||
    said.kind !== 'money' ||
    /\b(?:tax|fee|deposit|month.? cost|insurance|rent for the year)/.test(statement.counted)
  )
    return null
  const before = statement.counted.slice(0, said.start)
  if (
    said.value < 50_000 &&
    !/\$|\b(?:dollars|dolares|costs?|prices?|rents?|cuesta|precio|renta)\b/.test(statement.counted)
  )
    return null
  const homes = statement.isPlural && !home ? told.homes : home ? [home] : []
  if (homes.length === 0 || !/\b(?:is|are|'s|costs?|esta|estan|cuestan?|pasan?|stays?|comes?|lists?)\b/.test(before))
    return null
  if (/\b(?:there (?:is|are)|hay|homes?|casas)\b/.test(before) && !home) return null
  if (
    /\$[\d,.k]+ (?:over|above|below|under)|[\d,]+ (?:over|above|below|under|more|less)/.test(
      before + statement.counted.slice(said.start, said.start + 1),
    )
  )
    return null
  return homes.every(({ price }) => (said.bound === 'under' ? price <= said.value : price >= said.value))
}

/** Nouns that small numbers may count without a source. */
const HARMLESS =
  /^[ -]?(?:more|other|of|things?|questions?|steps?|ways?|ones?|choices|facts|reasons|parts?|kinds|sentences?|words?|moments?|seconds?|details?|points?|sides?|clicks?|o mas|mas|cosas|preguntas|pasos|otr[oa]s|or more|at a time|by one|best|together|you|that|which|preguntas?)\b/

/** Numbers of one sentence; each is compared with every other. No honest sentence has more. */
const MOST_NUMBERS = 30

/** The number in a statement that nobody told; null for none. */
export function untoldNumber(statement: Statement, told: Told, today: string): string | null {
  const all = quantitiesIn(statement.counted)
  if (all.length > MOST_NUMBERS) return statement.counted.slice(0, 40)
  for (const said of all) {
    if (!isTold(statement, said, told, today)) return statement.counted.slice(said.start, said.end + 20)
  }
  return null
}

function isTold(statement: Statement, said: Quantity, told: Told, today: string): boolean {
  const { kind, value, inWords, end } = said
  if (isNothing(statement, said)) return true
  const home = homeAt(statement, said.start, told)
  const bounded = boundHolds(statement, said, home, told)
  if (bounded !== null) return bounded
  const byVisitor = told.visitorNumbers.some(
    (one) => (one.kind === kind || value >= 100 || isSmallWish(one.kind)) && standsFor(said, one.value),
  )
  if (byVisitor && (kind === 'percent' || isWish(statement, said))) return true
  if (statement.isOffer && isSuggested(statement, said)) return true
  if (isOfHomes(statement, said, told, home) === false)
    return (
      (DERIVES_PRICE.test(statement.counted) && isDerivedOf(statement, said, told)) ||
      isOtherAmount(statement, said, told, home)
    )
  if (kind === 'homes')
    return (
      told.numbers.some((one) => (one.kind === 'homes' || one.kind === 'plain') && one.value === value) ||
      countsShown(statement, said, told)
    )
  if (kind === 'plain' && value <= told.homes.length && (inWords || value <= 3)) return true
  if (kind === 'other' && value <= 5 && HARMLESS.test(statement.counted.slice(end))) return true
  if (
    toldOf(statement, said, told, home).some(
      (one) => standsFor(said, one.value) || (value >= 100 && isBeside(said, one.value)),
    )
  )
    return true
  if (kind === 'days' && told.dates.some((date) => isDaysAgo(date, value, today))) return true
  if (isConverted(said, told, today)) return true
  if (isClock(statement, said, told)) return true
  if (kind === 'plain' && value > 12 && new RegExp(`\\b${value}(?:st|nd|rd|th)\\b`).test(told.line)) return true
  if (kind === 'other' && isPhrase(statement, said, told)) return true
  if (kind === 'year' && today.startsWith(String(value))) return true
  return isDerivedOf(statement, said, told)
}

/** Another amount told of the same home, without the words of a price: its second unit's rent. */
const isOtherAmount = ({ counted }: Statement, said: Quantity, told: Told, home: ToldHome | null): boolean =>
  said.kind === 'money' &&
  home !== null &&
  !/\b(?:price|asking|listed|costs?|precio|cuesta)\b/.test(counted) &&
  told.numbers.some((one) => one.home === home.id && one.value !== home.price && standsFor(said, one.value))

const isSmallWish = (kind: QuantityKind): boolean => kind === 'plain' || kind === 'other'

/** 'One' as a pronoun; ordinary phrases. */
const isNothing = ({ counted }: Statement, { value, kind, inWords, end, start }: Quantity): boolean =>
  (value === 1 && inWords && (kind === 'plain' || kind === 'other')) ||
  (value === 0 && kind !== 'homes') ||
  (kind === 'homes' &&
    value === 1 &&
    inWords &&
    /^ (?:home|house|place|option|listing)s? (?:at a time|that you|you|i)\b/.test(counted.slice(end))) ||
  /\b(?:section|step|number|option|24|form|title|article|chapter) $/.test(counted.slice(Math.max(0, start - 10), start))

/** A number of an offer: 'would three bedrooms do?', 'shall I go up to $950,000?' */
function isSuggested({ counted }: Statement, { kind, value, start }: Quantity): boolean {
  if (['beds', 'baths', 'homes', 'plain', 'other', 'cars', 'floors'].includes(kind)) return value <= 6
  const before = counted.slice(Math.max(0, start - 25), start)
  const isLimit = /\b(?:to|up to|under|around|below|over|hasta|a|closer to|menos de|como)(?: los| about)? \$?$/.test(
    before,
  )
  return (
    isLimit &&
    /\b(?:look|search|raise|go|price|limit|range|budget|busc|sub|keep|widen|homes|rents?|see|casas|viviendas|train|walk)/.test(
      counted,
    )
  )
}

/** Whether rooms, feet and prices said of one home or of all agree with them; null where nothing is said of known homes. */
function isOfHomes(statement: Statement, said: Quantity, told: Told, home: ToldHome | null): boolean | null {
  if (home) return agrees(home, said, statement)
  if (!statement.isPlural || statement.isSearch || told.homes.length < 2) return null
  const all = told.homes.map((one) => agrees(one, said, statement))
  const isOfAll = /\b(?:both|all|each|every|ambas?|ambos|todas|todos|las (?:dos|tres)|tienen)\b/.test(statement.line)
  if (all.every((one) => one === null)) return null
  return isOfAll && /both|all|each|ambas?|las/.test(statement.line)
    ? all.filter((one) => one !== null).every(Boolean)
    : all.some(Boolean)
}

const countsShown = ({ counted }: Statement, { value, end }: Quantity, told: Told): boolean =>
  value === told.homes.length ||
  (value < told.homes.length &&
    /^[^.]{0,30}\b(?:have|has|are|with|tienen|estan)\b/.test(counted.slice(end)) &&
    !/\b(?:there are|found|hay)\b/.test(counted))

const KIND_WORDS: readonly (readonly [QuantityKind, RegExp])[] = [
  ['beds', /\b(?:bedrooms?|dormitorios|habitaciones|cuartos|recamaras)\b/],
  ['baths', /\b(?:bath(?:room)?s?|banos?)\b/],
  ['minutes', /\b(?:minut[a-z]*|on foot|walk|train|a pie|tren)\b/],
]
/** What the numbers of a statement may count, also those without a unit: 'the most bedrooms, six in all'. */
const kindsNamed = ({ counted }: Statement): ReadonlySet<QuantityKind> =>
  new Set([
    ...quantitiesIn(counted).map(({ kind }) => kind),
    ...KIND_WORDS.filter(([, words]) => words.test(counted)).map(([kind]) => kind),
  ])

/** The told numbers that may be meant: of that kind, and of no other home than the one in hand. */
function toldOf(statement: Statement, said: Quantity, told: Told, home: ToldHome | null) {
  const { kind, value } = said
  const kindsBeside = kindsNamed(statement)
  const others = new Set(home ? told.homes.filter((one) => one !== home).map(({ price }) => price) : [])
  return told.numbers.filter((one) => {
    const isKind =
      one.kind === kind || (kind === 'plain' && value >= 1) || (one.kind === 'plain' && value >= 100) || value >= 1000
    if (!isKind) return false
    if (kind === 'plain' && value < 13 && one.kind !== 'homes' && one.kind !== 'plain' && !kindsBeside.has(one.kind))
      return false
    if (!home || one.home === home.id) return true
    return one.home === null && !(kind === 'money' && others.has(one.value) && one.value !== home.price)
  })
}

function isDerivedOf(statement: Statement, said: Quantity, told: Told): boolean {
  if (!['money', 'minutes', 'square-feet', 'plain', 'other', 'days', 'towns'].includes(said.kind)) return false
  const beside =
    said.kind === 'plain' || said.kind === 'other' ? quantitiesIn(statement.counted).map(({ kind }) => kind) : []
  const kinds = new Set<QuantityKind>([
    said.kind,
    ...beside,
    ...(said.value >= 100 || said.kind === 'money' ? (['money', 'plain'] as const) : []),
  ])
  const from = [...told.numbers, ...told.visitorNumbers].filter(
    ({ kind, value }) =>
      (kinds.has(kind) || (value >= 1000 && kinds.has('money'))) && (said.kind !== 'money' || value > 20),
  )
  return isDerived(statement, said, told, [...new Set(from.map(({ value }) => value))].slice(-80))
}

/** The whole hours between the times told. */
function hoursApart(moments: ReadonlySet<string>): ReadonlySet<number> {
  const hours = [...moments].flatMap((one) => /^(\d+):00$/.exec(one)?.[1] ?? []).map(Number)
  return new Set(hours.flatMap((one) => hours.map((other) => (other - one + 12) % 12)).filter(Boolean))
}

/** Weeks of days told, years since a year told. */
function isConverted({ kind, value, isAbout }: Quantity, { numbers, dates, moments }: Told, today: string): boolean {
  const within = isAbout ? 0.5 : 0.15
  if (kind === 'weeks')
    return (
      numbers.some((one) => one.kind === 'days' && Math.abs(one.value / 7 - value) <= within) ||
      dates.some((date) => isDaysAgo(date, value * 7, today))
    )
  if (kind === 'hours' && hoursApart(moments).has(value)) return true
  if (kind === 'hours')
    return numbers.some((one) => one.kind === 'minutes' && Math.abs(one.value / 60 - value) <= within)
  return (
    kind === 'years' &&
    numbers.some((one) => one.kind === 'year' && Math.abs(Number(today.slice(0, 4)) - one.value - value) <= 1)
  )
}

/** An hour of a span of time: 'from nine to six'. */
const isClock = ({ counted }: Statement, { value, start }: Quantity, { moments }: Told): boolean =>
  moments.has(`${value % 12}:00`) &&
  /\b(?:from|to|until|till|after|before|by|at|and|de|a|las|hasta) $/.test(counted.slice(Math.max(0, start - 8), start))

/** 'Two-family', 'seven counties': as it was told, or as the site is. */
function isPhrase({ counted }: Statement, { start, end, value }: Quantity, { line, visitorLine }: Told): boolean {
  const phrase = /^[ -][a-z]+/.exec(counted.slice(end))?.[0] ?? ''
  if (value === 7 && /^ (?:counties|condados)/.test(phrase)) return true
  if (/^[ -]quarters/.test(phrase)) return true
  const stem = (counted.slice(start, end) + phrase).replaceAll('-', ' ').replace(/(?:ies|y|s)$/, '')
  return phrase !== '' && `${line} ${visitorLine}`.replaceAll('-', ' ').includes(stem)
}

function isDaysAgo({ year, month, day }: Told['dates'][number], days: number, today: string): boolean {
  if (year === null || day === null) return false
  return Math.abs((Date.parse(today) - Date.UTC(year, month - 1, day)) / 86_400_000 - days) < 1.5
}
