import { FURNISHINGS, type Furnishing, type LeaseTerms, type PetRules } from '#domain/listing/lease-terms.ts'
import { readFact, readWords } from './listing-features.ts'
import { readPositive, type RecordReader } from './reso-fields.ts'
import { lookupKey } from './reso-vocabulary.ts'

const MAX_DEPOSIT = 500_000
const MAX_APPLICATION_FEE = 5_000

/**
 * What a lease says; `words` gives the same record's texts without a hidden street. SecurityDeposit and ApplicationFee are
 * local fields of several systems, not of the Data Dictionary.
 */
export function readLease(reader: RecordReader, words: RecordReader): LeaseTerms {
  return {
    terms: readWords(words, 'LeaseTerm'),
    pets: readPets(reader, words),
    furnished: readFurnished(reader),
    rentIncludes: readWords(words, 'RentIncludes'),
    tenantPays: readWords(words, 'TenantPays'),
    securityDeposit: readPositive(reader, 'SecurityDeposit', 1, MAX_DEPOSIT, Math.round),
    applicationFee: readPositive(reader, 'ApplicationFee', 1, MAX_APPLICATION_FEE, Math.round),
  }
}

/** PetsAllowed: 'No' means neither; a value for one animal says nothing of the other. */
function readPets(reader: RecordReader, words: RecordReader): PetRules | null {
  const values = new Set(reader.list('PetsAllowed').map(lookupKey))
  const isNo = values.has('no') || values.has('none')
  const allows = (animal: string): boolean | null =>
    values.has('yes') || values.has(animal) ? true : isNo ? false : null
  const given = readFact(words, 'PetsAllowed')
  return given === null ? null : { cats: allows('catsok'), dogs: allows('dogsok'), words: isNo ? 'No' : given }
}

function readFurnished(reader: RecordReader): Furnishing | null {
  const given = lookupKey(reader.line('Furnished') ?? '')
  return FURNISHINGS.find((one) => one === given) ?? (given === 'partiallyfurnished' ? 'partially' : null)
}

/** AvailabilityDate, an ISO date (yyyy-mm-dd), within ten years of now. */
export function readAvailableOn(reader: RecordReader, now: Date): string | null {
  const time = reader.instant('AvailabilityDate')
  if (time === null) return null
  const day = new Date(time).toISOString().slice(0, 10)
  if (Math.abs(time - now.getTime()) <= TEN_YEARS) return day
  reader.omit('AvailabilityDate', `${day} isn’t a plausible date`)
  return null
}

/** ms */
const TEN_YEARS = 3653 * 86_400_000
