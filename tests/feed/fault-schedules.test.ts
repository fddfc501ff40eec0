import { expect, onTestFinished, test } from 'vitest'
import { runSchedule } from '../../bench/feed-faults/fault-schedule.ts'
import { Importer } from '../../bench/feed-faults/importer.ts'

// A process is started, and started again after each kill, on machines that may be busy. `node bench/feed-faults.ts` runs many.
test.each([3, 5])(
  'faults between requests, kill -9 among them, lose, double and wrongly remove nothing (seed %i)',
  async (seed) => {
    const importer = new Importer()
    onTestFinished(() => importer.kill())
    const { lost, doubled, wronglyRemoved, stale, runs } = await runSchedule(seed, importer)
    expect({ lost, doubled, wronglyRemoved, stale }).toEqual({ lost: [], doubled: [], wronglyRemoved: [], stale: [] })
    expect(runs.killed + runs.brokenOff).toBeGreaterThan(0)
  },
  60_000,
)
