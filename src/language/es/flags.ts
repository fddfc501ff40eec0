import { FILTERS } from '#domain/search/filters/catalogue.ts'
import { LEFT_OUT_FEATURES, type LeftOutFeature } from '#domain/search/filters/features.ts'
import type { FlagKey } from '#domain/search/filters/flags.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { flagChip, FLAG_WORDS } from './flag-words.ts'
import { cantLeaveOut } from './limits.ts'
import { leaveOutFeature } from './listed-features.ts'
import { isDenied, UNNEEDED, wantedPatterns } from './wanted.ts'

const FLAG_PATTERNS = (Object.entries(FLAG_WORDS) as [FlagKey, (typeof FLAG_WORDS)[FlagKey]][]).map(
  ([key, { said }]) => ({
    key,
    ...wantedPatterns(said),
  }),
)

/** Reads the flags of any home, wanted and unwanted. */
export const readFlags = (reading: Reading): void =>
  FLAG_PATTERNS.filter(({ key }) => FILTERS[key].market === undefined).forEach((flag) => readFlag(reading, flag))

/** All that the rent may pay for. */
const UTILITIES = phrase(
  '(?:(?:con|y|todos|todas|los|las) )*(?:servicios|utilidades|utilities|biles)(?: (?:ya|estan|esten|todos|todas))* (?:incluid|pagad)[oa]s?(?: en la renta)?|(?:que )?incluy[ae]n?(?: (?:todos|todas|los|las))* (?:servicios|utilidades)',
)

/** Reads the flags of rentals, once the market is known; where homes are for sale, they are no filters. */
export function readRentFlags(reading: Reading): void {
  if (reading.market !== 'rent') return
  reading.sentence.take(UTILITIES, (_, span) =>
    (['heatIncluded', 'electricityIncluded'] as const).forEach((key) => want(reading, key, span)),
  )
  FLAG_PATTERNS.filter(({ key }) => FILTERS[key].market === 'rent').forEach((flag) => readFlag(reading, flag))
}

function readFlag(reading: Reading, { key, unwanted, wanted }: (typeof FLAG_PATTERNS)[number]): void {
  reading.sentence.take(unwanted, (match, span) =>
    // 'Sin escalones' begins like a denial.
    key === 'stepFree' && /^(?:sin|no) (?:escal|grada)/.test(match[0])
      ? want(reading, key, span)
      : drop(reading, key, span, match[0]),
  )
  reading.sentence.take(wanted, (_, span) => want(reading, key, span))
}

function want(reading: Reading, key: FlagKey, span: Span): void {
  reading.set({ [key]: true })
  reading.part(key, flagChip(key), span)
}

function drop(reading: Reading, key: FlagKey, span: Span, said: string): void {
  const chip = flagChip(key)
  if (!reading.inForce[key]) {
    const feature = LEFT_OUT_FEATURES.find((one): one is LeftOutFeature & FlagKey => one === key)
    if (isDenied(said) && feature) leaveOutFeature(reading, feature, span)
    else if (!UNNEEDED.test(said)) reading.limit(span, cantLeaveOut(chip))
    reading.isChange = true
    return
  }
  reading.isChange = true
  reading.set({ [key]: false })
  reading.part('cleared', `Ya no: ${chip}`, span)
}
