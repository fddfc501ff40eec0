import { describe } from 'vitest'
import { POSTGRES_BIN } from './postgres-cluster.ts'
import { TEST_DATABASE_URL } from './postgres-databases.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The program a test can't do without: where it is missing the test is skipped, and counted under this name. */
    needs?: string
  }
}

export const ENGINES = ['sqlite', 'postgres'] as const

export type TestEngine = (typeof ENGINES)[number]

/** Of a test or suite that talks to PostgreSQL: skipped where there is none. */
export const ON_POSTGRES = { skip: TEST_DATABASE_URL === undefined, meta: { needs: 'PostgreSQL' } }

/** Of one that starts and stops a server of PostgreSQL itself. */
export const WITH_OWN_POSTGRES = { ...ON_POSTGRES, skip: ON_POSTGRES.skip || POSTGRES_BIN === null }

/** Options of a test or suite on an engine. */
export const onEngine = (engine: TestEngine) => (engine === 'postgres' ? ON_POSTGRES : {})

/** Defines suites for each engine. */
export const onEngines = (define: (engine: TestEngine) => void): void => describeOnEngines('on %s', define)

/** Defines a suite for each engine; '%s' in the title is its name. */
export function describeOnEngines(title: string, define: (engine: TestEngine) => void): void {
  const [before, after] = title.split('%s')
  for (const engine of ENGINES) describe(`${before}${engine}${after}`, onEngine(engine), () => define(engine))
}
