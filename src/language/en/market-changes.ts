import type { Market } from '#domain/money/money.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'

const RENTING = '(?:rent(?:ing|als?|s)?|leas(?:e|es|ing))'
const BUYING = '(?:buy(?:ing)?|purchas(?:e|es|ing)|own(?:ing)?|(?:for )?sale)'
const WISH =
  '(?:(?:i|we|im|id|wed|to|for|a|want|need|wanted|looking|look|only|just|it is|its|said|say|mean|meant|that is|thats) )*'
const NOT = '(?: (?:,|[.]|;|and|but|please|only))*(?: (?:not|no|never|dont|instead of|rather than))+'
const TO = '(?: (?:to|a|an|for|looking|want|wanna|going|gonna|any|i|we|we are|im))*'
/** What is shown and not wanted: 'these are for sale', 'wait, are those rentals'. */
const SHOWN =
  '(?:(?:are )?(?:these|those|they|theyre|that|thats|this|you are showing me|youre showing me|why (?:are|is) (?:these|those|it|they))(?: (?:is|are|were|was|all|only|just|homes|houses))*)'

/** 'Rent, not buy', 'to rent. Not buying', 'these are for sale, I need rentals'. */
const OF_MARKET: readonly (readonly [Market, RegExp])[] = [
  ['rent', phrase(`${WISH}${RENTING}${NOT}${TO} ${BUYING}`)],
  ['sale', phrase(`${WISH}${BUYING}${NOT}${TO} ${RENTING}`)],
  [
    'rent',
    phrase(
      `(?:(?:i|we|im) )*(?:dont|do not|not|never|cant|wont) ${BUYING}(?: (?:,|[.]|and|but|i|we|im|only|just))* ${RENTING}`,
    ),
  ],
  [
    'rent',
    phrase(
      `(?:(?:i|we|im) )*(?:dont|do not|not|never|cant|can not|wont|couldnt)(?: (?:afford|want|going|ready|able|looking|in a position|yet|to|be|quite|really))* ${BUYING}(?: (?:anything|a home|a house|a place|yet|now|here|something|any ?more|,|[.]|so|and|but|i|we|im|need|want|its|just|only|a|show|me|us|for))* ${RENTING}`,
    ),
  ],
  [
    'sale',
    phrase(`(?:forget|drop|skip|scrap|no more)(?: (?:about|the|all))* ${RENTING}(?= (?:$|[.,]|then|now|lets|we|i) ?)`),
  ],
  [
    'rent',
    phrase(`(?:forget|drop|skip|scrap|no more)(?: (?:about|the|all))* buying(?= (?:$|[.,]|then|now|lets|we|i) ?)`),
  ],
  [
    'rent',
    phrase(`${SHOWN} ${BUYING}(?: (?:[,.?]|but|and|homes|houses|i|we|said|asked for|wanted))* ${WISH}${RENTING}`),
  ],
  ['sale', phrase(`${SHOWN} (?:for )?${RENTING}(?: (?:[,.?]|but|and|i|we|said|asked for|wanted))* ${WISH}${BUYING}`)],
]

/** Reads a market that is said beside the other one, which its own words would set. */
export function readMarketChange(reading: Reading): void {
  for (const [market, pattern] of OF_MARKET)
    reading.sentence.take(pattern, (_, span) => {
      reading.isChange = true
      reading.set({ market })
      reading.part('market', market === 'rent' ? 'For rent' : 'For sale', span)
    })
}
