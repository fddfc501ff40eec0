import { FILTERS } from '#domain/search/filters/catalogue.ts'
import type { FlagKey } from '#domain/search/filters/flags.ts'
import { takeOneLease } from '../lease-choice.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { takeDenied, wantedPatterns } from './denials.ts'
import { flagChip, FLAG_WORDS } from './flag-words.ts'
import { LEASE_WORDS } from './lease-lengths.ts'

const FLAG_PATTERNS = (Object.entries(FLAG_WORDS) as [FlagKey, (typeof FLAG_WORDS)[FlagKey]][]).map(
  ([key, { said }]) => ({
    key,
    ...wantedPatterns(said),
  }),
)

/** 'Sin escalones' begins like a denial. */
const NO_STEPS = /^(?:sin|no) (?:escal|grada)/

/** Reads the flags of any home, wanted and unwanted, and leases, whose words say by themselves that they are of rentals. */
export function readFlags(reading: Reading): void {
  FLAG_PATTERNS.filter(({ key }) => FILTERS[key].market === undefined || key in LEASE_WORDS).forEach((flag) =>
    readFlag(reading, flag),
  )
  takeOneLease(reading, OR, skippedLease)
}
const OR = /^[ou]$/
const skippedLease = (chip: string): string => `No se puede buscar un contrato u otro, así que se omitió “${chip}”.`

/** All that the rent may pay for. */
const UTILITIES = phrase(
  '(?:(?:con|y|todos|todas|los|las) )*(?:servicios|utilidades|utilities|biles)(?: (?:ya|estan|esten|todos|todas))* (?:incluid|pagad)[oa]s?(?: en la renta)?|(?:que )?incluy[ae]n?(?: (?:todos|todas|los|las))* (?:servicios|utilidades)',
)

/** Reads the flags of rentals, once the market is known; where homes are for sale, they are no filters. */
export function readRentFlags(reading: Reading): void {
  if (reading.market !== 'rent') return
  reading.sentence.take(UTILITIES, (_, span) =>
    (['heatIncluded', 'electricityIncluded'] as const).forEach((key) => wantFlag(reading, key, span)),
  )
  FLAG_PATTERNS.filter(({ key }) => FILTERS[key].market === 'rent').forEach((flag) => readFlag(reading, flag))
  takeOneLease(reading, OR, skippedLease)
}

function readFlag(reading: Reading, { key, wanted, ...patterns }: (typeof FLAG_PATTERNS)[number]): void {
  takeDenied(reading, key, patterns, ([words]) => key !== 'stepFree' || !NO_STEPS.test(words))
  reading.sentence.take(wanted, (_, span) => {
    if (reading.plain[key] !== false) wantFlag(reading, key, span)
  })
}

/** Asks for homes with what a flag stands for. */
export function wantFlag(reading: Reading, key: FlagKey, span: Span): void {
  const { market } = FILTERS[key]
  reading.set({ [key]: true, ...(market && { market }) })
  reading.part(key, flagChip(key), span)
}
