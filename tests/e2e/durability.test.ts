import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runKilledBursts } from '../durability/killed-bursts.ts'

/** Few, for every day; bench/durability.ts makes thirty. */
const BURSTS = 6

test(
  'D-09 F-06 a server killed in the middle of bursts loses no acknowledged inquiry or favorite, doubles none, accounts for all mails',
  {
    retry: 0,
    timeout: 60_000,
  },
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'keystead-killed-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const figures = await runKilledBursts({ bursts: BURSTS, dataDir, random: Math.random })
    expect(figures).toMatchObject({ lost: 0, doubled: 0, mailedTwiceUnseen: 0, unaccounted: 0 })
    expect(figures.mails).toBe(2 * figures.stored)
    expect(figures.stored).toBeGreaterThanOrEqual(figures.acknowledged)
    expect(figures.favorites).toMatchObject({ lost: 0, doubled: 0 })
    // Something was at stake.
    expect(figures.acknowledged).toBeGreaterThan(0)
    expect(figures.refusals).toBeGreaterThan(0)
  },
)
