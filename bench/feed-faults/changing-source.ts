import type { SeededRandom } from '../seeded-random.ts'

/** A record of the source: what it is, and when it changed last. */
export interface SourceRecord {
  key: string
  price: number
  isPublic: boolean
  /** ms since 1970. */
  modified: number
}

const FIRST_PRICE = 300_000

/** A source whose records are added, changed, withdrawn, brought back and deleted. Its clock runs by the hour. */
export class ChangingSource {
  readonly records = new Map<string, SourceRecord>()
  readonly #random: SeededRandom
  #clock: number
  #last = 0

  constructor(random: SeededRandom, count: number, began: number) {
    this.#random = random
    this.#clock = began
    for (let index = 0; index < count; index += 1) this.#add()
  }

  /** An hour passes, and a few records change; never so many go that a run would hold their removal. */
  change(): void {
    this.#clock += 3_600_000
    const keys = [...this.records.keys()]
    const some = (most: number) => Array.from({ length: this.#random.whole(0, most) }, () => this.#random.pick(keys))
    for (const key of some(6)) this.#touch(key, (record) => ({ ...record, price: record.price + 1000 }))
    for (const key of some(2)) this.#touch(key, (record) => ({ ...record, isPublic: false }))
    for (const key of some(4)) this.#touch(key, (record) => ({ ...record, isPublic: true }))
    for (const key of some(2)) this.records.delete(key)
    for (let index = this.#random.whole(0, 4); index > 0; index -= 1) this.#add()
  }

  #add(): void {
    this.#last += 1
    const key = `K${String(this.#last).padStart(5, '0')}`
    this.records.set(key, { key, price: FIRST_PRICE + this.#last, isPublic: true, modified: this.#clock })
  }

  #touch(key: string, change: (record: SourceRecord) => SourceRecord): void {
    const record = this.records.get(key)
    if (record) this.records.set(key, { ...change(record), modified: this.#clock })
  }
}

/** A record with the names of the RESO Data Dictionary. */
export const resoRecord = ({ key, price, isPublic, modified }: SourceRecord) => ({
  ListingKey: key,
  StandardStatus: isPublic ? 'Active' : 'Withdrawn',
  PropertyType: 'Residential',
  ListPrice: price,
  UnparsedAddress: `${Number(key.slice(1))} Elm St`,
  City: 'Montclair',
  StateOrProvince: 'NJ',
  PostalCode: '07042',
  CountyOrParish: 'Essex',
  ListOfficeName: 'Hollis & Marsh',
  OnMarketDate: '2026-01-02',
  ModificationTimestamp: new Date(modified).toISOString(),
})
