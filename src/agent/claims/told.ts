import type { Agency } from '#domain/agency/agency.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import type { Fact } from '../agent-tool.ts'
import { checkedText } from './checked-text.ts'
import { ourWords, type OurWords } from './contacts.ts'
import { datesIn, dayNamesIn, timesIn, weekdayOf, withoutMoments, type SpokenDate } from './dates.ts'
import { quantitiesIn, type QuantityKind } from './quantities.ts'
import { mentionsIn, namesOf, type ToldHome } from './told-home.ts'

/** A number that was told; `home`: the id of the home it was told of, null where none was named. */
export interface ToldNumber {
  kind: QuantityKind
  value: number
  home: number | null
}

const KINDS_OF_KEYS: readonly (readonly [RegExp, QuantityKind])[] = [
  [/percent/, 'percent'],
  [
    /_usd|price|amount|rent$|income|tax(?:es)?_per|insurance|payment|closing_costs|deposit|(?:^|_)fee|per_month|lowest|highest/,
    'money',
  ],
  [/^beds$|bedrooms/, 'beds'],
  [/baths/, 'baths'],
  [/square_feet/, 'square-feet'],
  [/acres/, 'acres'],
  [/year_built|tax_year|year$/, 'year'],
  [/years/, 'years'],
  [/minutes/, 'minutes'],
  [/^days/, 'days'],
  [/total|in_market|count$/, 'homes'],
  [/garage_spaces|parking_spaces/, 'cars'],
  [/floors|stories/, 'floors'],
  [/municipalities|towns/, 'towns'],
  [/population/, 'people'],
  [/pictures/, 'pictures'],
]
/** A sentence of a description, as tools quote it. */
const QUOTED = /“[^”]*”/g
const kindOfKey = (key: string): QuantityKind => KINDS_OF_KEYS.find(([pattern]) => pattern.test(key))?.[1] ?? 'plain'
const STRANGER_KINDS: ReadonlySet<QuantityKind> = new Set([
  'minutes',
  'miles',
  'feet',
  'acres',
  'year',
  'years',
  'cars',
  'other',
])
const IDS = /(?:^|_)ids?$|listing_number|offset/

/** Names everybody knows here. */
const GENERAL = `${COUNTIES.join(' ')} county counties northern north new jersey nj garden state i ai mls fha va usda hud hoa pmi apr piti dti path transit english spanish ingles espanol realtor realtors federal housing administration department urban development veterans affairs fair act law against discrimination fannie mae freddie mac section american united states us u.s internet ok okay condado estado nueva de la norte estados unidos`
const wordsOf = (line: string): string[] => line.match(/[a-z\d]+/g) ?? []

/** What an answer may say: what tools told, what the visitor said, and the homes shown. */
export class Told {
  readonly homes: ToldHome[] = []
  readonly numbers: ToldNumber[] = []
  readonly visitorNumbers: { kind: QuantityKind; value: number }[] = []
  readonly dates: SpokenDate[] = []
  readonly moments = new Set<string>()
  /** What tools have done: 'sent', 'saved', 'done' for any of them. */
  readonly acts = new Set<string>()
  readonly words: Set<string>
  readonly visitorWords = new Set<string>()
  /** Every text told, in lower case; for each home those told of it alone. */
  line = ''
  visitorLine = ''
  /** What descriptions say. */
  strangerLine = ''
  /** What was told of no home by itself. */
  private generalLine = ''
  private readonly homeLines = new Map<number, string>()
  private names: ReturnType<typeof namesOf> | null = null
  readonly ours: OurWords

  constructor(agency: Agency) {
    const { name, firm, assistant } = agency
    this.ours = ourWords(agency)
    this.words = new Set(wordsOf(checkedText(`${name} ${firm.name} ${assistant.name} ${GENERAL}`).line))
  }

  /** The names by which a sentence may name the homes. */
  homeNames() {
    return (this.names ??= namesOf(this.homes))
  }

  /** Adds homes that were shown, in their order; the newest list counts for 'the second one'. */
  addHomes(homes: readonly ToldHome[]): void {
    const ids = new Set(homes.map(({ id }) => id))
    const older = this.homes.filter(({ id }) => !ids.has(id))
    const isOneOfList = homes.length === 1 && older.length > 0
    const all = isOneOfList
      ? older.length < this.homes.length
        ? this.homes
        : [...older, ...homes]
      : [...homes, ...older]
    this.homes.splice(0, this.homes.length, ...all)
    this.names = null
    for (const home of homes) this.addFacts(factsOf(home), home.id)
  }

  /** What a home's own texts say, or all texts where none is known of it alone. */
  lineOf(home: ToldHome | null): string {
    if (!home || this.homes.length < 2) return this.line
    return `${this.generalLine} ${this.homeLines.get(home.id) ?? ''}`
  }

  addVisitor(text: string): void {
    const { line } = checkedText(text)
    for (const { kind, value } of quantitiesIn(withoutMoments(line))) this.visitorNumbers.push({ kind, value })
    for (const word of wordsOf(line)) this.visitorWords.add(word)
    this.addMoments(line)
    this.visitorLine += ` ${line}`
  }

  /** Adds filters and terms by their names. */
  addWishes(wishes: Readonly<Record<string, unknown>>): void {
    for (const [key, value] of Object.entries(wishes)) {
      if (typeof value === 'number') this.visitorNumbers.push({ kind: kindOfKey(key), value })
      else if (value !== undefined) this.addVisitor(JSON.stringify(value))
    }
  }

  /** Adds a text of a tool or of the talk so far; a JSON object at its end is read as facts. */
  addText(text: string, home: number | null = null): void {
    const brace = text.indexOf('{')
    const facts = brace < 0 ? undefined : parsed(text.slice(brace))
    const spoken = facts === undefined ? text : text.slice(0, brace)
    const words = spoken.replaceAll(QUOTED, (quoted) => {
      this.addDescription(checkedText(quoted).line, home)
      return ''
    })
    const { line } = checkedText(words)
    this.addLine(line, home)
    const { mentions, masked } = mentionsIn(line, this.homeNames())
    for (const { kind, value, start } of quantitiesIn(withoutMoments(masked))) {
      const named = mentions.findLast((one) => one.start <= start && !one.byTown)
      this.numbers.push({ kind, value, home: home ?? named?.home.id ?? null })
    }
    if (facts !== undefined) this.addFacts(facts, home)
  }

  /** Adds a tool's facts. What a stranger wrote in a description tells no amounts. */
  addFacts(facts: Fact, home: number | null = null, named = ''): void {
    const key = named.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
    if (facts === null || facts === false) return
    if (typeof facts === 'number') this.addNumber(facts, key, home)
    else if (typeof facts === 'string') this.addValue(facts, key, home)
    else if (facts === true) this.addTrue(key, home)
    else if (Array.isArray(facts)) this.addList(facts as readonly Fact[], home, key)
    else {
      const own = facts as Readonly<Record<string, Fact>>
      const id = [own.listing_id, own.id].find((one) => typeof one === 'number') ?? home
      if (own.undone !== undefined) this.acts.add('done')
      for (const [name, value] of Object.entries(own)) this.addFacts(value, id, key.endsWith('_usd') ? key : name)
    }
  }

  private addList(facts: readonly Fact[], home: number | null, key: string): void {
    if (facts.length > 0) this.addLine(key.replaceAll('_', ' '), home)
    this.numbers.push({ kind: 'other', value: facts.length, home })
    for (const fact of facts) this.addFacts(fact, home, key)
  }

  /** A tool that says it sent or saved something has done so. */
  private addTrue(key: string, home: number | null): void {
    if (key === 'sent' || key === 'saved') this.acts.add(key).add('done')
    this.addLine(key.replaceAll('_', ' '), home)
  }

  private addNumber(value: number, key: string, home: number | null): void {
    if (IDS.test(key)) return
    this.numbers.push({ kind: kindOfKey(key), value, home })
    if (value !== 0) this.addLine(`${key} ${key.replaceAll('_', ' ')}`, home)
  }

  private addValue(text: string, key: string, home: number | null): void {
    const { line } = checkedText(text)
    if (key === 'description') return this.addDescription(line, home)
    this.addLine(`${key.replaceAll('_', ' ')} ${line}`, home)
    if (/address|title/.test(key)) return
    for (const read of quantitiesIn(withoutMoments(line))) {
      this.numbers.push({ kind: read.kind === 'plain' ? kindOfKey(key) : read.kind, value: read.value, home })
    }
  }

  /** What a stranger wrote tells measures and features, but no prices, rooms, counts, places, states or times. */
  private addDescription(line: string, home: number | null): void {
    this.strangerLine += ` ${line}`
    for (const word of wordsOf(line)) this.words.add(word)
    for (const { kind, value } of quantitiesIn(withoutMoments(line))) {
      if (STRANGER_KINDS.has(kind)) this.numbers.push({ kind, value, home })
    }
  }

  private addLine(line: string, home: number | null): void {
    this.line += ` ${line}`
    if (home === null) this.generalLine += ` ${line}`
    else this.homeLines.set(home, `${this.homeLines.get(home) ?? ''} ${line}`)
    for (const word of wordsOf(line)) this.words.add(word)
    this.addMoments(line)
  }

  private addMoments(line: string): void {
    const dates = datesIn(line)
    this.dates.push(...dates)
    for (const date of dates) this.moments.add(weekdayOf(date))
    for (const [, hour, minutes] of line.matchAll(/(?<!\d)(\d{1,2}):(\d{2})(?!\d)/g))
      this.moments.add(`${Number(hour) % 12}:${minutes}`)
    for (const { clock } of timesIn(line)) this.moments.add(clock)
    for (const name of dayNamesIn(line)) this.moments.add(name)
  }
}

function parsed(text: string): Fact | undefined {
  try {
    return JSON.parse(text) as Fact
  } catch {
    return undefined
  }
}

const factsOf = (home: ToldHome): Fact => ({
  listing_id: home.id,
  title: home.title,
  address: home.address,
  city: home.city,
  county: `${home.county} County`,
  price_usd: home.price,
  beds: home.beds,
  baths: home.baths,
  square_feet: home.squareFeet,
  listed_by: home.office,
  features: home.features ?? [],
  status: home.status ?? null,
  listed_on: home.listedOn ?? null,
  available_on: home.availableOn ?? null,
  open_houses: (home.openHouses ?? []).map(({ startsAt, endsAt }) => `${startsAt} to ${endsAt}`),
  price_reduction_usd: home.priceReduction?.amount ?? null,
})
