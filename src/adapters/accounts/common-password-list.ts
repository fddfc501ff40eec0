import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The first four bytes of each password's SHA-256, ascending; written by scripts/derive-common-passwords.ts, which names the source. */
const FILE = new URL('./common-passwords.bin', import.meta.url)

let list: Buffer | undefined

/** Number of passwords in the list. */
export const commonPasswordCount = (): number => loaded().length / 4

/**
 * Whether a password, folded to lower case, is among some 18,000 common ones of eight characters or more. Four bytes of a
 * hash let one uncommon password in 240,000 pass for a common one.
 */
export function isListedPassword(folded: string): boolean {
  const prefix = createHash('sha256').update(folded).digest().readUInt32BE()
  let [low, high] = [0, commonPasswordCount()]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (loaded().readUInt32BE(middle * 4) < prefix) low = middle + 1
    else high = middle
  }
  return low < commonPasswordCount() && loaded().readUInt32BE(low * 4) === prefix
}

const loaded = (): Buffer => (list ??= readFileSync(FILE))
