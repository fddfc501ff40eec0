import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { madeCopy } from '../server/started-site.ts'
import { runKilledBursts } from './killed-bursts.ts'

/** Thirty in all, on two servers beside each other. */
const LANES = [15, 15]

test(
  'D-09 F-06 a server killed in the middle of 30 bursts loses no acknowledged inquiry or favorite, doubles none, accounts for all mails',
  // Every burst is a start of the server, which takes long on a busy machine.
  { retry: 0, timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'keystead-killed-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const product = madeCopy()
    onTestFinished(product.remove)
    const lanes = LANES.map((bursts, lane) =>
      runKilledBursts({
        bursts,
        dataDir: path.join(folder, String(lane)),
        product,
        random: Math.random,
      }),
    )
    for (const figures of await Promise.all(lanes)) {
      expect(figures).toMatchObject({ lost: 0, doubled: 0, mailedTwiceUnseen: 0, unaccounted: 0 })
      expect(figures.mails).toBe(2 * figures.stored)
      expect(figures.stored).toBeGreaterThanOrEqual(figures.acknowledged)
      expect(figures.favorites).toMatchObject({ lost: 0, doubled: 0 })
      // Something was at stake.
      expect(figures.acknowledged).toBeGreaterThan(0)
      expect(figures.refusals).toBeGreaterThan(0)
    }
  },
)
