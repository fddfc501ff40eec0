import { guardAnswer } from '#agent/answer-guard.ts'
// Checking a language model's sentences: every labelled one, each with what was told, on its own clock.
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { PLACES } from '../tests/voice/agent-context.ts'
import { readBlocks } from '../tests/voice/model-sentences/labelled.ts'
import { percentile, printTable } from './figures.ts'

const ROUNDS = 5
const WARM_UP = 2
const FILES = ['development-lies', 'development-honest', 'heldout-lies', 'heldout-honest']

const blocks = FILES.flatMap((name) => readBlocks(`tests/voice/model-sentences/${name}.txt`))
const opening: number[] = []
const checking: number[] = []
for (let round = 0; round < ROUNDS + WARM_UP; round++) {
  for (const { told, sentences } of blocks) {
    const opened = performance.now()
    const guard = guardAnswer({ agency: SAMPLE_AGENCY, places: PLACES }, '2026-11-23')
    guard.knows(told.homes)
    for (const said of told.visitor) guard.visitorSaid(said)
    for (const said of told.tools) guard.told(said)
    if (round >= WARM_UP) opening.push(performance.now() - opened)
    for (const sentence of sentences) {
      const started = performance.now()
      guard.sentence(sentence)
      if (round >= WARM_UP) checking.push(performance.now() - started)
    }
  }
}
const row = (what: string, times: readonly number[]) => ({
  what,
  'p50 ms': percentile(times, 0.5).toFixed(3),
  'p95 ms': percentile(times, 0.95).toFixed(3),
  'p99 ms': percentile(times, 0.99).toFixed(3),
})
printTable(`A model's sentences: ${checking.length / ROUNDS}, ${ROUNDS} times`, [
  row('reading what was told', opening),
  row('checking a sentence', checking),
])
