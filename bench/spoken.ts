import { understand } from '#language/en/understand.ts'
// Understanding sentences: the development sentences, over and over, each on its own clock.
import { readUtterances, PLACE_NAMES } from '../tests/spoken/utterances.ts'
import { percentile, printTable } from './figures.ts'

const ROUNDS = 20
const WARM_UP = 3

const sentences = readUtterances('development.txt')
const times: number[] = []
for (let round = 0; round < ROUNDS + WARM_UP; round++) {
  for (const { said, before } of sentences) {
    const started = performance.now()
    understand(said, { filters: before, places: PLACE_NAMES })
    if (round >= WARM_UP) times.push(performance.now() - started)
  }
}
const total = times.reduce((sum, time) => sum + time, 0)
printTable(`Spoken sentences: ${sentences.length}, ${ROUNDS} times`, [
  {
    what: 'understanding one',
    'per second': Math.round((times.length / total) * 1000),
    'p50 ms': percentile(times, 0.5).toFixed(3),
    'p95 ms': percentile(times, 0.95).toFixed(3),
    'p99 ms': percentile(times, 0.99).toFixed(3),
  },
])
