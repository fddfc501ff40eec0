import * as fc from 'fast-check'

const FIRST_SURROGATE = 0xd800
const SURROGATES = 0x800
const LAST = 0x10_ffff

/**
 * Any Unicode character but half a surrogate pair: for `fc.string({ unit: anyCharacter })`. The same as fast-check's own unit
 * 'binary', which first builds a table of all of them: 2 s in each test file.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: LAST - SURROGATES }).map(
  (place) => String.fromCodePoint(place < FIRST_SURROGATE ? place : place + SURROGATES),
  (character) => placeOf(character),
)

/** The way back, by which fast-check shrinks texts that it didn't make itself; throws what is no single character. */
function placeOf(character: unknown): number {
  const code = typeof character === 'string' ? (character.codePointAt(0) ?? -1) : -1
  if (code < 0 || String.fromCodePoint(code) !== character) throw new Error('not a character')
  if (code >= FIRST_SURROGATE && code < FIRST_SURROGATE + SURROGATES) throw new Error('half a surrogate pair')
  return code < FIRST_SURROGATE ? code : code - SURROGATES
}
