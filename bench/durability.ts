// node bench/durability.ts: what is left of bursts of inquiries and favorites when the server is killed in the middle of each of them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runKilledBursts } from '../tests/durability/killed-bursts.ts'
import { printTable } from './figures.ts'
import { seededRandom } from './seeded-random.ts'

const BURSTS = 30

const dataDir = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
const started = performance.now()
try {
  const { next } = seededRandom(5)
  const figures = await runKilledBursts({ bursts: BURSTS, dataDir, random: next })
  printTable(
    `Durability: ${BURSTS} bursts of inquiries and favorites, kill -9 in each, a mail server that puts off every third mail; ${((performance.now() - started) / 1000).toFixed(0)} s`,
    [
      { what: 'inquiries sent', number: figures.sent },
      { what: 'acknowledged', number: figures.acknowledged },
      { what: 'stored', number: figures.stored },
      { what: 'acknowledged and lost', number: figures.lost },
      { what: 'stored twice', number: figures.doubled },
      { what: 'mails', number: figures.mails },
      { what: 'mailed', number: figures.mailed },
      { what: 'put off by the mail server', number: figures.refusals },
      { what: 'waiting for their next attempt, visibly', number: figures.waiting },
      { what: 'mailed again after a kill, visibly', number: figures.mailedAgain },
      { what: 'mailed twice unseen', number: figures.mailedTwiceUnseen },
      { what: 'unaccounted for', number: figures.unaccounted },
      { what: 'favorites acknowledged', number: figures.favorites.acknowledged },
      { what: 'favorites acknowledged and lost', number: figures.favorites.lost },
      { what: 'favorites kept twice', number: figures.favorites.doubled },
    ],
  )
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
