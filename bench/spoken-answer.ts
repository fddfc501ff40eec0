// From a sentence to the first caption: the agent's rules over the embedded database with 100,000 generated listings.
// Nothing is remembered between the answers but the conversation itself.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readingListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import { simulatedInquiryGateway } from '#adapters/sample/inquiry-gateway.ts'
import { inEnglish } from '#agent/english.ts'
import { rulesBrain } from '#agent/rules-brain.ts'
import { PLACES } from '#content/places.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { townNeighbors } from '#content/town-neighbors.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import { readPlaceNames } from '#language/place-names.ts'
import { readUtterances } from '../tests/spoken/utterances.ts'
import { figuresFor } from '../tests/voice/public-figures.ts'
import { percentile, printTable } from './figures.ts'
import { fillDatabase } from './fill-database.ts'

const LISTINGS = 100_000
const WARM_UP = 20

/** What is asked between the searches, of the homes they found. */
const BETWEEN = ['tell me about the first one', 'and the taxes?', 'show me more', 'something cheaper', 'start over']

const dataDir = mkdtempSync(join(tmpdir(), 'keystead-spoken-'))
const database = await openDatabase({ dataDir })
await fillDatabase(database, LISTINGS)
const listings = readingListingGateway(database, (error) => {
  throw error
})
const brain = rulesBrain({
  listings,
  ...figuresFor(listings),
  ownNumbers: () => NO_OWN_NUMBERS,
  inquiries: simulatedInquiryGateway(),
  favorites: null,
  savedSearches: null,
  clock: { now: () => new Date() },
  places: readPlaceNames(PLACES, townNeighbors),
  ...inEnglish(SAMPLE_AGENCY),
})

const sentences = readUtterances('development.txt').flatMap(({ said }, place) => [
  said,
  BETWEEN[place % BETWEEN.length]!,
])
const signal = new AbortController().signal
const times: number[] = []
for (const [place, said] of sentences.entries()) {
  const started = performance.now()
  for await (const piece of brain.say(said, signal)) {
    if (piece.type === 'text' && place >= WARM_UP) times.push(performance.now() - started)
  }
}
printTable(`From a sentence to its first caption: ${LISTINGS} listings, ${times.length} sentences`, [
  {
    what: 'first caption',
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p95 ms': percentile(times, 0.95).toFixed(1),
    'p99 ms': percentile(times, 0.99).toFixed(1),
    'slowest ms': Math.max(...times).toFixed(1),
    'allowed p95 ms': '50',
  },
])
await database.close()
rmSync(dataDir, { recursive: true })
