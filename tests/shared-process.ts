// Set up before each file of a project whose files share their processes (vitest.config.ts).
import { afterAll, vi } from 'vitest'

// What a file put in the place of the process's own is no other file's.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
