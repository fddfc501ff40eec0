import type { Picture } from '#domain/listing/picture.ts'
import type { FeedPicture, ImportedListing } from '#ports/server/listing-import.ts'
import type { CopiedPicture, PictureCopy } from '#ports/server/picture-queue.ts'
import type { PictureRule } from '#ports/server/picture-rule.ts'
import type { ListingFacts } from '../listings/stored-listing.ts'

/** Copies are served below this path. */
const COPY_FOLDER = '/media/homes/'

/** A listing's facts as its feed gives them. */
export type PicturedFacts = Pick<ListingFacts, 'picture' | 'pictures'> & Pick<ImportedListing, 'originals'>

/** A listing's facts with the pictures that its page may show now, and those to be copied first (null: none ever). */
export interface RuledPictures<Facts> {
  facts: Facts
  copied: CopiedPicture[] | null
}

/** A feed's address; the site's own pictures, which the sample homes have, are paths. */
const isForeign = ({ url }: Picture): boolean => /^https?:/i.test(url)

/** Whether a listing's pictures are copied under a rule. */
const areCopied = (facts: PicturedFacts, rule: PictureRule): boolean =>
  rule === 'copy' && originalsOf(facts).some(isForeign)

const originalsOf = ({ originals, pictures }: PicturedFacts): readonly FeedPicture[] => originals ?? pictures

/** Applies a source's rule to a listing's pictures. */
export function applyRule<Facts extends PicturedFacts>(facts: Facts, rule: PictureRule): RuledPictures<Facts> {
  const { picture, pictures } = facts
  if (areCopied(facts, rule)) {
    return { facts: { ...facts, picture: null, pictures: [] }, copied: [...originalsOf(facts)] }
  }
  if (rule === 'link' || !pictures.some(isForeign)) return { facts, copied: null }
  const own = pictures.filter((each) => !isForeign(each))
  return {
    facts: { ...facts, picture: picture && !isForeign(picture) ? picture : (own[0] ?? null), pictures: own },
    copied: null,
  }
}

/** Facts as they stand in the hash of a listing's content: an address that may change is left out. */
export function hashedFacts<Facts extends PicturedFacts>(facts: Facts, rule: PictureRule): Omit<Facts, 'originals'> {
  const { originals: _, ...shown } = applyRule(facts, rule).facts
  if (!areCopied(facts, rule)) return shown
  return { ...shown, pictures: originalsOf(facts).map((picture) => ({ ...picture, url: identityOf(picture) })) }
}

/** A stored listing's facts as its feed gave them, where its pictures are copied. */
export function asGiven(
  facts: ListingFacts,
  copied: readonly CopiedPicture[] | undefined,
): ListingFacts & PicturedFacts {
  if (copied === undefined) return facts
  const originals = copied.map(
    ({ copy: _copy, failed: _failed, isFinal: _isFinal, ...picture }): FeedPicture => picture,
  )
  const pictures = originals.filter(({ tellsStreet }) => !tellsStreet).map(plain)
  return { ...facts, picture: pictures[0] ?? null, pictures, originals }
}

function plain({ url, alt, caption, width, height, color, illustrative }: FeedPicture): Picture {
  return { url, alt, caption, width, height, color, illustrative }
}

/** What stands for a picture across readings of its feed. */
export const identityOf = ({ version, url }: FeedPicture): string => version ?? url

/** The same list with the copies it had before; what could not be copied is tried again. */
export function withEarlierCopies(now: readonly CopiedPicture[], before: readonly CopiedPicture[]): CopiedPicture[] {
  if (before.length === 0) return [...now]
  const copies = new Map(before.map((picture) => [identityOf(picture), picture.copy]))
  return now.map((picture) => {
    const copy = copies.get(identityOf(picture))
    return copy ? { ...picture, copy } : picture
  })
}

/** What is to be copied next: 0 the first picture, 1 others; null nothing. */
export function stageOf(pictures: readonly CopiedPicture[]): 0 | 1 | null {
  if (!pictures.some(isToCopy)) return null
  return pictures.some(({ copy }) => copy) ? 1 : 0
}

export const isToCopy = ({ copy, failed }: CopiedPicture): boolean => copy === undefined && failed === undefined

/** The names of the copies, each once. */
export const filesOf = (pictures: readonly CopiedPicture[]): Set<string> =>
  new Set(pictures.flatMap(({ copy }) => (copy ? [copy.file] : [])))

/** Stored contents of a listing, showing the copies. */
export function showCopies<T extends { summary: string; details: string }>(
  contents: T,
  pictures: readonly CopiedPicture[],
): T {
  const shown = pictures.flatMap(({ copy, ...picture }) => (copy ? [copyOf(picture, copy)] : []))
  return {
    ...contents,
    summary: JSON.stringify({ ...JSON.parse(contents.summary), picture: shown[0] ?? null }),
    details: JSON.stringify({ ...JSON.parse(contents.details), pictures: shown }),
  }
}

const copyOf = ({ alt, caption, illustrative }: FeedPicture, { file, width, height, color }: PictureCopy): Picture => ({
  url: `${COPY_FOLDER}${file}-${width}.jpg`,
  alt,
  caption,
  width,
  height,
  color,
  illustrative,
})
