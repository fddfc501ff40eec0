// A process that has the lock of the data folder DATA_DIR until it is killed.
import { lockDataFolder } from '#adapters/database/sqlite/data-lock.ts'
import { valueOrThrow } from '#domain/result.ts'

valueOrThrow(lockDataFolder(process.env['DATA_DIR']!, new Date('2026-11-22T07:00:00Z')))
console.info('locked')
setInterval(() => {}, 60_000)
