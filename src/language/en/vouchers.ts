import { phrase, type Sentence, type Span } from '../sentence.ts'
import { MONTHLY } from './market-words.ts'

const VOUCHER =
  '(?:(?:housing |rental |rent |hud |section #\\d+ )?vouchers?|section #\\d+|sec #\\d+|housing choice(?: vouchers?)?|(?:rental|rent|housing) (?:assistance|subsid(?:y|ies))|srap)'
/** A rent that a voucher covers, as a wish for homes. */
export const WITHIN_VOUCHER = `(?:(?:an?|rents?|that|which|and|is|are) )*(?:within|inside|under|below|fits?(?: (?:in|into|within))?|covered by)(?: (?:my|our|a|the|what))* ${VOUCHER}(?: (?:limits?|amounts?|covers|pays|payment standards?))?`
const AMOUNT = '(?: (?:for|of|worth|that covers|covers|covering|up to) <n>(?: (?:a|per|each) month)?)?'
const HOLDER = '(?: (?:program|payments?|holders?|tenants?|people|renters?|families|applicants?))?'
/** Said by whoever pays so, or asked of the agency; 'that don’t take section 8' is steering, 'you don’t take section 8?' is not. */
const TAKES =
  '(?<! (?:other|units|neighbors|neighbours) )(?<! (?<!(?:you|they|landlords|why|if) )(?:dont|doesnt|not|never|wont|without|refuse to) )(?:accept|accepts|accepting|take|takes|taking|allow|allows|welcome|welcomes|rent to|rents to|work with|works with|okay with|ok with|honor|use|using|pay with|paying with|paid by|apply with)'
const OWN = '(?:(?:i|we) (?:have|got|get|use|receive|am on|are on)|ive|weve|im|i am|we are|my|our|on|with)'
const ARE = '(?:am|im|are|were)'

/** Asked for or held: whoever pays the rent with a voucher is like every other visitor (N.J.S.A. 10:5-12; source of lawful income). */
const LAWFUL = phrase(
  `${TAKES}(?: (?:a|an|the|my|our|any|your|their|people with|tenants with|of))* ${VOUCHER}${HOLDER}|${OWN}(?: (?:a|an|the|have|got|on|my|housing|of))* ${VOUCHER}${HOLDER}${AMOUNT}|${ARE} (?:a |an )?${VOUCHER} (?:holders?|tenants?|renters?)|(?:can|could|may|would|will|do|does|is|are|what about|how about|about|and)(?: (?!no |not |without |lot |lots |many |much |enough |other |units |neighbors )[a-z]+){0,4} ${VOUCHER}(?: (?:accepted|ok|okay|welcome|allowed|possible|fine|work|works|count|counts))?(?! (?:people|tenants|families|neighborhoods?|areas?|near))|${VOUCHER} (?:accepted|ok|okay|welcome|allowed|friendly)|(?:told|tell|telling|tells|said|says|saying|say|refused|refuse|rejected|denied|turned)(?: [a-z]+){0,4} (?:no|any|over|for|by|because of|dont take|wont take|doesnt take|not take|dont accept|wont accept)(?: (?:a|the|my|our))? ${VOUCHER}|(?<=^ )${VOUCHER}(?= (?:$|[.?!,]|for|and|in|here|looking|needing))`,
)

const WITHIN = phrase(WITHIN_VOUCHER)

const SAID = / (?:section|sec|vouchers?|housing|assistance|subsid(?:y|ies)|srap) /

/** What a voucher pays is the most that the rent may be: 'my voucher covers 2,250', 'section 8 pays up to 1900 for me'. */
const PAYS = phrase(
  `(?:(?:my|our|the|this|so|and|with|well) )*${VOUCHER}(?: (?:only|will|can|would|might))* (?:pays?|covers?|goes|gives|allows?|is good|is|maxes out|tops out)(?: (?:me|us|up|to|for|at|about|around|only|at most|as much as|out|worth))* <n>(?: ${MONTHLY})?(?: (?:for (?:me|us)|max|maximum|at most|tops))*`,
)
/** Less is no rent, US dollars a month. */
const LEAST_RENT = 300

/** Whether homes are asked for whose rent a voucher covers: homes for rent. */
export const asksWithinVoucher = (sentence: Sentence): boolean =>
  sentence.code().search(SAID) >= 0 && sentence.code().search(WITHIN) >= 0

/** A voucher that is spoken of lawfully. */
export interface Voucher {
  /** The rent that it pays, US dollars a month; null where none is said. */
  pays: number | null
  span: Span
}

/** Takes lawful wishes and questions about vouchers; null for none. */
export function takeVoucher(sentence: Sentence): Voucher | null {
  // A wish for a rent within it is a filter.
  if (sentence.code().search(SAID) < 0 || asksWithinVoucher(sentence)) return null
  let voucher: Voucher | null = null
  sentence.take(PAYS, ([, index], span) => {
    const pays = sentence.number(index)!.value
    if (pays < LEAST_RENT) return false
    voucher = { pays, span }
  })
  sentence.take(LAWFUL, (_, span) => {
    voucher ??= { pays: null, span }
  })
  return voucher
}
