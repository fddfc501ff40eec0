// What every test gets as 'fast-check' (vitest.config.ts), so that all runs try the same values: none fails by chance.
import { configureGlobal } from 'fast-check'

export * from 'fast-check'
export { default } from 'fast-check'

const FIXED_SEED = 20_261

/** The runners' settings for FUZZ_SEED: 'random' seeks new counterexamples, a number repeats a run, nothing is a fixed seed. */
export function settingsFor(seed: string | undefined): { seed?: number } {
  if (seed === 'random') return {}
  const number = Number(seed ?? FIXED_SEED)
  if (!Number.isInteger(number)) throw new Error(`FUZZ_SEED is '${seed}', neither 'random' nor a whole number`)
  return { seed: number }
}

configureGlobal(settingsFor(process.env['FUZZ_SEED']))
