import { expect, test } from 'vitest'
import { readingListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { valueOrThrow } from '#domain/result.ts'
import { search } from './clause.ts'
import { describeOnEngines } from './database-engines.ts'
import { replaceAll } from './database-harness.ts'
import { madeListing } from './made-listings.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const SEARCHES = 150
const HOMES = Array.from({ length: 12 }, (_, index) => madeListing({ id: index + 1 }))

describeOnEngines('a search while homes come and go on %s', (engine) => {
  const opened = databaseOfSuite(() => openTestDatabase(engine))

  test.each([{}, { search: 'garden' }])('counts and page agree (%o)', async (filters) => {
    const { database } = opened()
    const gateway = readingListingGateway(database, (error) => {
      throw error
    })
    const reading = { done: false }
    const write = async () => {
      for (let count = 0; !reading.done; count = HOMES.length - count) {
        await replaceAll(database, HOMES.slice(0, count))
      }
    }
    const read = async () => {
      const disagreeing: string[] = []
      for (let run = 0; run < SEARCHES; run++) {
        const { total, listings } = valueOrThrow(await gateway.search(search(filters)))
        if (total !== listings.length) disagreeing.push(`${total} counted, ${listings.length} on the page`)
      }
      return disagreeing
    }
    const readAll = read().finally(() => {
      reading.done = true
    })
    const [disagreeing] = await Promise.all([readAll, write()])
    expect(disagreeing).toEqual([])
  })
})
