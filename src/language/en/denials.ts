import { amenityFeature } from '#domain/search/amenity-feature.ts'
import { chipText } from '#domain/search/chip-texts.ts'
import { featureName } from '#domain/search/feature-nouns.ts'
import { CATALOGUE } from '#domain/search/filters/catalogue.ts'
import { flagAt } from '#domain/search/filters/flags.ts'
import { KIND_PLURALS } from '#domain/search/kind-plurals.ts'
import { denierWith, takeDeniedWith, type Denial } from '../denials.ts'
import { phrase } from '../sentence.ts'
import { isAmenity, isFeature, isKind, isLeftOutFeature, type Wish } from '../wishes.ts'
import { UNIMPORTANT } from './drop-words.ts'
import { NOT_ASKED_FOR } from './unfiltered-words.ts'

const SOME =
  '(?:(?:the|a|an|any|that|this|have|to|be|being|on|with|it|for|about|really|too|is|ones?|has|must|homes?|houses?|places?|anything) )*'
/** Before what is denied. */
export const NO =
  '(?:no|without|(?:dont|do not|havent|have not|wont|didnt)(?: (?:even|actually|really))? (?:(?:have|got|own|bring)(?= (?:(?:any|an?|my|our|the) )*(?:pets?|cats?|dogs?) )|ask for|say|want(?! to ))|not bringing|dont need|do not need|dont want|do not want|dont care (?:for|about)|do not care about|doesnt need|does not need|doesnt have to|does not have to|neednt|no need(?: for)?|no longer (?:have|need|want)|skip|drop|remove|forget|lose|minus|except|never mind|nevermind|take (?:off|out|away)|ditch|scrap|nix|dump|axe|toss|leave out|get rid of|dont like|not|hates?|cant stand|wont need|not necessarily|isnt necessarily|less|scratch|undo|delete|cancel|avoid|nothing with|instead of|rather than|in place of|dont have to|do not have to|not interested in|changed (?:my|our) minds? (?:about|on)|can live without|could do without|can do without)'
/** Behind what no home needs. */
export const UNNEEDED =
  '(?:(?:(?:is|are|s|it|thats|being|would be) )?(?:not|isnt|arent|doesnt|dont|does not|do not|no longer|wouldnt be)(?: (?:really|that|very|so|a|an|all|much|any))* (?:important|necessary|needed|required|need|matter|must|requirement|priority|wanted|interesting|deal ?breakers?)(?: (?:to (?:me|us)|at all|that much|much|anymore|any more|either))*|(?:is |are |s )?(?:optional|unnecessary))'
/** Patterns of something that is asked for or denied, by the words for it. `named`: where it is denied. */
export const wantedPatterns = (words: string, named = words) => ({
  unwanted: phrase(
    `${NO} ${SOME}(?:${named})(?: (?:anymore|any more|after all|either))?|(?:(?:the|a) )?(?:${named})(?: ${UNNEEDED}| (?:no|nope|nah)(?= (?:$|[,.]))|(?: (?:would be|would|is|be|nice|good|great|a plus|but|though|,))+ (?:(?:its|thats|it is) )?not (?:a must|needed|necessary|required|a requirement|a deal ?breaker))`,
  ),
  /** 'Furnished or not'. */
  open: phrase(
    `(?:with )?(?:${named}) or (?:not|unfurnished|without(?: (?:one|it))?|no (?:${named}))(?: (?:is |are )?(?:${UNIMPORTANT}|fine|ok|okay))?`,
  ),
  wanted: phrase(`(?:(?:with|and|plus|has|have|a|an|the) )*(?:${words})`),
})

const DENIED =
  /^(?:no(?! (?:need|longer) )|without|(?:dont|do not)(?: (?:even|actually|really))? (?:want|like)|except|minus|not(?! necessarily )|hates?|cant stand|avoid|nothing with|leave out|instead of|rather than|in place of) /
/** A garage may be for one car, which no amenity is. */
const ONE_CAR = /(?<!(?: car|double|two)(?: attached| detached)?) garages?$/
/** 'Pool yes, basement no'. */
const SAID_NO = / (?:no|nope|nah)$/
const NEEDED = /^ (?:(?:is|are|really) )*(?:needed|required|necessary)(?: |$)/

const IS_UNNEEDED = new RegExp(` ${UNNEEDED}`)

/** How far a match denies what it names: 'no pool' for every home, 'no need for a pool' and 'no pool needed' for no more than a wish. */
const denialIn = ({ 0: words, index, input }: RegExpExecArray): Denial =>
  (DENIED.test(words) || SAID_NO.test(words)) &&
  !ONE_CAR.test(words) &&
  !NEEDED.test(input.slice(index + words.length)) &&
  !IS_UNNEEDED.test(words)
    ? 'never'
    : 'unneeded'

function nameOf(wish: Wish): string {
  if (isKind(wish)) return CATALOGUE.kinds.words(wish)
  if (isAmenity(wish)) return amenityFeature(wish)
  return isFeature(wish) ? featureName(wish) : flagAt(wish).label
}

function without(wish: Wish): string {
  if (isKind(wish)) return `No ${KIND_PLURALS[wish]}`
  if (isAmenity(wish)) return chipText('notAmenities', [wish], 'sale')
  return isLeftOutFeature(wish) ? chipText('notFeatures', [wish], 'sale') : `No ${nameOf(wish)}`
}

/** Takes back or leaves out what the sentence denies. */
export const deny = denierWith({
  without,
  noLonger: (wish) => `Removed: ${nameOf(wish)}`,
  letIn: (wish) => `Removed: ${without(wish)}`,
  cantLeaveOut: (wish) => `You can’t leave out homes with “${nameOf(wish)}.”`,
  notAskedFor: NOT_ASKED_FOR,
})

export const takeDenied = takeDeniedWith(deny, denialIn)
