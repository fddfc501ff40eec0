import type { Market } from '#domain/money/money.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'

export const MONTHLY = '(?:(?:a|per|each|every|the|/) (?:month|mo)|monthly|pcm|/ mo)'
const RENT = phrase(
  `(?:for|to) (?:rent|lease)|rent(?:ing|als?|ed|s)?|lease|leasing|leases|${MONTHLY}|month to month|tenant|per month`,
)
/** 'I don’t want to rent', 'we’re not looking to buy'. */
const DENIED =
  '(?:dont|do not|doesnt|not|never|wont|cant|no longer|wouldnt|rather not)(?: (?:really|want|like|wish|need|ready|looking|interested|planning|going|ever|in|to|into|for|a|any|be))+'
const ALONE = '(?= (?:[,.]|$|yet|now|any ?more|right|but|again|at|any|ever|just|only|we|i|so|because) ?)'
const SALE = phrase(
  '(?:for|on) sale|(?:to |wanna )?(?:buy|purchase)|buying|purchasing|buyers?|(?:if|suppose|supposing|imagine|say|lets say) (?:we|i)(?: (?:just|actually|maybe|rather|went ahead and|were to))* (?:bought|buy)(?: (?:one|something|a (?:home|house|place|condo)|it))?(?: instead)?|bought instead|(?:(?:to|lets|rather|could|can|would) )+own|own(?: (?:one|it|something|a (?:home|house|place)))?(?= (?:instead|rather|not) )|(?:instead of|stop|rather than|no(?: more)?) (?:renting|rent|for rent|a rental|rentals)|not (?:renting|rent|for rent|a rental|rentals)|' +
    `${DENIED} (?:rent|renting|rentals?|lease|leasing)${ALONE}`,
)
/** The home that the visitor leaves is for rent, not the one that is looked for. */
const RENTS_NOW = phrase(
  '(?:(?:tired|sick|done) (?:of|with)|quit|currently|been|still) (?:rent(?:ing|ers?)?|paying rent)(?: (?:now|right now|currently|for years))*|(?:my|our|the) (?:current )?(?:lease|rent|landlord)(?: (?:is|isnt|is not|doesnt|does not|end|expire|run|till|until|not|ends|ending|runs|expires|up|out|over|raised|raising|goes|went|keeps|going))+(?: (?:the|our|my|rent))*|(?:we|i|were|im|we are|i am) rent(?:ing)? (?:now|right now|currently|at the moment)',
)
/** Who has tenants buys: 'live in one half and rent out the other'. */
const RENTS_OUT = phrase(
  'rent(?:ing)? the (?:other|second) (?:half|side|units?|apartments?|one|floor|family)(?! (?:in|for|at|near) )|liv(?:e|ing) (?:upstairs|downstairs|(?:in|on) (?:one|[#=]\\d+)|(?:in|on) (?:the |one |#\\d+ )?[a-z]+(?: [a-z]+)?)(?: ,)? (?:and|while|but)(?: (?:i|we))? rent(?:ing)?(?: (?:out|the|one|other|others|top|bottom|upper|lower|rest|first|second|third|basement|floors?|units?|half|side|apartments?))+|(?:rent(?:s|ed|ing)?|leas(?:e|es|ed|ing)) out(?: (?:the|a|one|other|others|two|half|side|units?|floors?|first|second|upstairs|downstairs|rest|part|rooms?|apartments?|basement|[#=]\\d+))*|(?:rent(?:ing)?|leas(?:e|ing))(?: (?:the|a|one|it|them|other|others|half|side|units?|floors?|first|second|upstairs|downstairs|rest|part|rooms?|apartments?|basement|[#=]\\d+))+ out|(?:collect(?:ing)?(?: the)? rent|rental income|(?:for|with|have|has|to|and|some)(?: the| a)? tenants?)(?: from .{1,20})?|(?:(?:we|i|would|wed|id|ill|well|could|to) )*liv(?:e|ing) (?:in|on) (?:the |one |[#=]\\d+ )(?:other |first |second |top |bottom )*(?:half|side|units?|floor|apartment|part)(?:(?: ,)? (?:and|while|but)(?: (?:i|we))? (?:rent|let|lease)(?:ing)?(?: (?:out|the|other|others|half|side|rest|units?|floors?|apartments?|[#=]\\d+))+)?',
)
/** Takes what is said of tenants: it asks for no rental. */
export const takeTenants = (sentence: Sentence): unknown => sentence.takes(RENTS_OUT)

const PAID_NOW = '(?:right now|now|currently|already|at the moment|these days|as it is)'
const PAYS =
  '(?<!(?:can|could|to|will|would|only|wont) )(?:pay(?:ing)?|spend(?:ing)?)(?: (?:about|around|almost|nearly|over|like|rent|of|already|currently))*'
/** 'I pay 2,100 right now', 'the rent went up to 2,600': what the home costs that the visitor leaves. */
const OWN_RENT = phrase(
  `${PAYS} <n>(?: ${MONTHLY})?(?: (?:in|for|on|my|our|the|a|this|rent|apartment|place|studio|here|,))* ${PAID_NOW}|${PAID_NOW} ${PAYS} <n>(?: ${MONTHLY})?(?: for (?:a|my|our|this)(?: [a-z]+)? (?:studio|place|apartment|room|#\\d+ bed(?: room)?))?|(?:rent|landlord)(?: (?:is|was|has|just|keeps?|going|gonna|wants|to|the|my|our))* (?:rais(?:e|es|ed|ing)|(?:goes|went|going|gone) up|hik(?:ed|ing)|increas(?:ed|ing)|bump(?:ed|ing)|jacked)(?: (?:rent|the|my|our|us|it|up|again|from|to|by))* <n>(?: to <n>)?(?: ${MONTHLY})?`,
)

/** Notes the rent that is paid now: no price of the search. Runs before costs and prices are read. */
export const readOwnRent = (reading: Reading): void =>
  reading.sentence.take(OWN_RENT, (_, span) => reading.limit(span, PAYS_NOW))
const PAYS_NOW = 'That’s what you pay now. What’s the most you want to pay?'

/** Reads the market: sale or rent. */
export function readMarket(reading: Reading): void {
  const { sentence } = reading
  // 'A month' is left for the amount it belongs to.
  const code = sentence.code()
  const isMonthly = new RegExp(` (?:${MONTHLY}) `).test(code) && !saysLoan(sentence)
  const mark = (market: Market) => (_: RegExpExecArray, span: Span) => {
    if (/month|\/ mo|pcm/.test(_[0]) && _[0] !== 'month to month') return false
    reading.set({ market })
    reading.part('market', market === 'rent' ? 'For rent' : 'For sale', span)
  }
  if (isMonthly) reading.set({ market: 'rent' })
  sentence.take(RENT_INSTEAD, mark('rent'))
  sentence.takes(RENTS_NOW)
  // 'We want to buy, but we're not ready to buy yet' rents, as `marketSaid` has it.
  if (code.search(RENT_INSTEAD) < 0) sentence.take(SALE, mark('sale'))
  else sentence.takes(SALE)
  if (reading.plain.market !== 'sale') sentence.take(RENT, mark('rent'))
}

/** Whether a loan is spoken of: who pays one buys. */
export const saysLoan = ({ tokens }: Sentence): boolean =>
  tokens.some(
    ({ text }, index) =>
      (text === 'all' &&
        tokens[index + 1]?.text === 'in' &&
        !tokens.some((one) => /^(?:rent|rentals?)$/.test(one.text))) ||
      /^(?:mortgages?|loan|fha|percent|%|down|payments?|downpayment|taxes|insurance|closing)$/.test(text),
  )
const RENT_INSTEAD = phrase(
  `(?:to )?(?:rent|lease)(?:ing)? (?:instead of|rather than|than|over|not) (?:buy|buying|purchase|sale)|${DENIED} (?:buy|buying|purchase|own)${ALONE}`,
)
/** No room is for sale: a furnished one is for rent, unless it is of a home. */
const RENTS =
  / (?:rent|rents|renting|rentals?|lease|leasing|a month|per month|(?<!(?:with|has|plus) (?:an? )?)furnished (?:, |single |private |shared )?rooms?) /
const BUYS = / (?:sale|buy|buying|purchase) /

/** The market that a sentence speaks of, before the prices, which tell it too, are read. */
export function marketSaid(code: string): Market | null {
  if (code.search(RENT_INSTEAD) >= 0) return 'rent'
  return BUYS.test(code) ? 'sale' : RENTS.test(code) ? 'rent' : null
}

/** Said of filters that listings for sale have no data for. */
export const ONLY_RENTALS = 'Only rentals list that. Say “for rent” to search by it.'

/**
 * Said before a search by whoever looks for a home to rent without a word of rent: 'landlords scare me', 'my roommate and I',
 * 'I have a voucher'.
 */
export const MEANS_RENTAL =
  /\blandlords? (?:\w+ ){0,2}(?:scares?|terrif\w+|frighten\w*|intimidat\w+|worr(?:y|ies) me|freaks? me|makes? me (?:nervous|anxious))\b|\b(?:scared|afraid|wary|nervous|frightened|terrified) (?:of|about) (?:\w+ ){0,2}landlords?\b|\b(?:find|need|want|looking for|get) (?:me |us )?(?:an? |some )?(?:\w+ )?landlords?\b|\b(?:last|previous|other|first|every|no|some) landlords?(?: i \w+)? (?:said|says|told|would|wouldn['’]?t|refused|turned|didn['’]?t|wanted|wants|will|won['’]?t|takes?)\b|\blandlords? (?:who|that) (?:\w+ )?(?:takes?|accepts?|allows?|will)\b|\b(?:room|flat|house) ?mates?\b|\b(?:share|sharing|sign|signing) (?:one|a|the) lease\b|\b(?:rent|rents|renting) to (?:people|someone|somebody|anyone|anybody|me|us|families|folks)\b|\bhelp\b.{0,30}\bwith (?:the |my |our )?rent\b|\b(?:apply|applying|application|applied) for (?:an? |my first |the )?(?:apartment|rental)\b|\b(?:my|an?|the|our|have|got|with|on|use) (?:\w+ )?(?:section (?:8|eight)|vouchers?|rental assistance)\b/i
