import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { Reading } from './reading.ts'
import type { Span } from './sentence.ts'
import { isAmenity, isFeature, isKind, isLeftOutFeature, type Wish } from './wishes.ts'

/** 'never': no home may have it. 'unneeded': no home needs it. 'either': nothing is asked, 'pool or no pool'. */
export type Denial = 'never' | 'unneeded' | 'either'

/** What a language says of a wish that is denied. */
export interface DenialWords {
  /** The chip of what is left out: 'No pool'. */
  without(wish: Wish): string
  /** 'Removed: Pool'. */
  noLonger(wish: Wish): string
  /** 'Removed: No pool'. */
  letIn(wish: Wish): string
  cantLeaveOut(wish: Wish): string
  notAskedFor: string
}

/** Takes a wish back that is asked for, leaves out what no home may have, or lets in what was left out. */
type Denier = (reading: Reading, wish: Wish, denial: Denial, span: Span) => void

/** Patterns of the words for a wish where it is denied. */
interface DeniedPatterns {
  /** 'Furnished or not'. */
  open: RegExp
  unwanted: RegExp
}

/** Takes the words that deny a wish. `denialIn`: how far a match of `unwanted` denies it. */
export const takeDeniedWith =
  (deny: Denier, denialIn: (match: RegExpExecArray) => Denial) =>
  (
    reading: Reading,
    wish: Wish,
    { open, unwanted }: DeniedPatterns,
    /** Whether a match is of the wish. */
    isMeant: (match: RegExpExecArray) => boolean = () => true,
  ): void => {
    const take = (pattern: RegExp, denialOf: (match: RegExpExecArray) => Denial) =>
      reading.sentence.take(pattern, (match, span) => isMeant(match) && deny(reading, wish, denialOf(match), span))
    take(open, () => 'either')
    take(unwanted, denialIn)
  }

export function denierWith(words: DenialWords): Denier {
  return (reading, wish, denial, span) => {
    const isAsked = isAskedFor(reading.inForce, wish)
    if (!isKind(wish) || denial !== 'never') takeBack(reading, wish, isAsked)
    // Whoever wants no condos wants every other kind, even if condos alone were asked for.
    if (denial === 'never' && (isKind(wish) || !isAsked)) {
      if (!isKind(wish) && !isAmenity(wish) && !isLeftOutFeature(wish))
        return reading.limit(span, words.cantLeaveOut(wish))
      reading.leftOut.add(wish)
      return reading.part(
        isKind(wish) ? 'kinds' : isAmenity(wish) ? 'notAmenities' : 'notFeatures',
        words.without(wish),
        span,
      )
    }
    const isOut = isLeftOut(reading, wish)
    if (!isAsked && !isOut) return denial === 'either' ? undefined : reading.limit(span, words.notAskedFor)
    reading.isChange = true
    if (isOut) reading.letIn.add(wish)
    reading.part('cleared', isAsked ? words.noLonger(wish) : words.letIn(wish), span)
  }
}

function takeBack(reading: Reading, wish: Wish, isAsked: boolean): void {
  if (isAmenity(wish) || isFeature(wish) || isKind(wish)) reading.unwanted.add(wish)
  else if (isAsked) reading.set({ [wish]: false })
  if (wish === 'twoCarGarage' && reading.inForce.garage !== null) reading.cleared.add('garage')
}

/** Whether a search asks for it. */
export function isAskedFor(inForce: ListingFilters, wish: Wish): boolean {
  if (isKind(wish)) return inForce.kinds.includes(wish)
  if (isFeature(wish)) return inForce.features.includes(wish)
  // A garage for one car is a range of its own.
  if (isAmenity(wish)) return inForce.amenities.includes(wish) || (wish === 'twoCarGarage' && inForce.garage !== null)
  return inForce[wish]
}

const isLeftOut = ({ inForce: { notAmenities, notFeatures } }: Reading, wish: Wish): boolean =>
  isAmenity(wish) ? notAmenities.includes(wish) : isLeftOutFeature(wish) && notFeatures.includes(wish)
