import { phrase, type Sentence } from '../sentence.ts'

const VOUCHER =
  '(?:(?:vales?|vouchers?|cupon(?:es)?|bonos?)(?: (?:de|para)(?: la)? (?:vivienda|renta|alquiler))?|(?:el )?(?:programa )?(?:de )?(?:section|seccion|sec) #\\d+|plan #\\d+|ayuda (?:de|para)(?: la)? (?:vivienda|renta|alquiler)|asistencia (?:de|para)(?: la)? (?:vivienda|renta|alquiler)|srap|housing voucher)'
/** A rent that a voucher covers, as a wish for homes. */
export const WITHIN_VOUCHER = `(?:(?:que|y) )*(?:dentro de|(?:que )?(?:cubra|cubre|cubran|alcance|alcanza)(?: con)?|cubiert[oa]s? por)(?: (?:mi|nuestro|el|un|lo|que))* ${VOUCHER}`
const WITHIN = phrase(WITHIN_VOUCHER)
const AMOUNT = '(?: (?:de|por|que cubre|hasta) <n>(?: al mes)?)?'

/** Asked for or held: whoever pays the rent with a voucher is like every other visitor (N.J.S.A. 10:5-12; source of lawful income). */
const LAWFUL = phrase(
  `(?<! no )(?:se |que )?(?:acept(?:a|an|e|en)|tom(?:a|an|en)|recib(?:e|en|an)|admit(?:e|en|an)|trabaj(?:a|an) con)(?: (?:a|el|la|los|un|mi|gente con|personas con))* ${VOUCHER}|(?:(?:yo|y|tengo|tenemos|con|uso|usamos|pago con|pagamos con|recibo|recibimos|me dieron|me dan|estoy en|mi|nuestro|un|una|el|los|puedo usar|sirve|vale) )+${VOUCHER}${AMOUNT}|${VOUCHER} (?:aceptad[oa]s?|si|esta bien|sirve|funciona)|(?<=^ )${VOUCHER}(?= (?:$|[.?!]))`,
)
const SAID = / (?:section|seccion|sec|plan|vales?|vouchers?|cupon|cupones|bonos?|ayuda|asistencia|srap|voucher) /

/** Takes lawful wishes and questions about vouchers; whether there were any. */
export const takeVouchers = (sentence: Sentence): boolean =>
  sentence.code().search(SAID) >= 0 && sentence.code().search(WITHIN) < 0 && sentence.takes(LAWFUL)
