import { clauseBefore, isDenied } from './clause.ts'

const MONEY =
  '(?:deposit|money|funds|fee|fees|payment|amount|cash|rent|first month|down payment|balance|retainer|\\$ ?[\\d,.]+k?|[\\d,.]+ dollars|dollars|deposito|dinero|anticipo|pago|cuota|enganche|renta|adelanto|sena|fianza|arras)'
const HOW =
  '(?:to (?:us|me|our|my|this|the (?:agent|owner|seller|landlord|account|office|following)|hold|keep|secure|reserve|lock|take|get|start|confirm|book)|at |by |via |through |over |using |on (?:our|the|this|my)|with (?:a |your )?(?:card|credit|debit|gift|check|crypto)|online|here|right now|now|today|tonight|immediately|upfront|up front|in advance|first|before (?:the|you|we|i)|into|directly|a (?:nuestra|esta|mi|la cuenta)|por |en |para |ahora|hoy|con (?:tarjeta|su)|antes de)'

const DEMANDS: readonly RegExp[] = [
  /\b(?:zelle|venmo|cash ?app|paypal|western union|moneygram|gift cards?|bitcoin|crypto(?:currency)?|ethereum|wire transfer|apple pay|google pay|transferencia bancaria|cryptomonedas?|criptomonedas?|bizum|iban|swift code|routing number|account number|numero de cuenta|apple gift)\b/g,
  /\b(?:holding|reservation|good[- ]faith|refundable|hold) (?:deposit|fee|payment)\b/g,
  new RegExp(
    `\\b(?:pay|send|wire|transfer|remit|venmo|mail|submit|put down|leave|bring|deposit|prepay|settle)(?: us| me| over| in| him| her| them)? (?:(?:the|a|an|your|this|that|his|her|half|only|just|some|first|security|application|initial|small|full) ){0,4}${MONEY}[^.?!]{0,40}?\\b${HOW}`,
    'g',
  ),
  new RegExp(
    `^(?:please |just |simply |now |first |then |so |and )*(?:you (?:must|should|need to|have to) )?(?:pay|send|wire|transfer|remit|prepay|deposit)\\b(?! attention)[^.?!]{0,60}`,
    'g',
  ),
  new RegExp(
    `\\b(?:i|we|the (?:agent|owner|seller|landlord)) (?:need|needs|require|requires|take|takes|accept|accepts|ask for|want|wants|must have|can take|collect|collects)(?: only| just)? (?:(?:a|an|the|your|some|small|first|half|full) ){0,3}${MONEY}`,
    'g',
  ),
  /\b(?:secure|hold|reserve|lock (?:it |this )?in|keep|guarantee|take) (?:it|this|that|the (?:home|house|apartment|unit|place)|your (?:spot|place|tour))(?: [a-z ]{0,30})? (?:with|for|by) (?:a |an |only |just )?(?:\$|deposit|payment|card|small|fee|paying|sending|\d)/g,
  /\b(?:deposit|payment|fee|money) (?:is |are )?(?:due|needed|required|payable) (?:now|today|here|online|immediately|to (?:hold|book|tour|see|view))/g,
  // Identity and means of payment.
  /\b(?:social security|ssn|seguro social|passport|pasaporte|driver'?s? licen[cs]e|licencia de conducir|green card|immigration (?:status|papers)|estatus migratorio|card number|numero de (?:la |su )?tarjeta|credit card|debit card|tarjeta de (?:credito|debito)|cvv|security code|bank (?:account|details|login|statement)|cuenta (?:bancaria|de banco)|datos bancarios|date of birth|fecha de nacimiento|mother'?s maiden|pay ?stubs?|tax returns?|pin code|password|contrasena|one[- ]time code|verification code|codigo de verificacion|tax id|itin|photo id|your id\b|identificacion oficial)/g,
  /\b(?:what(?:'s| is)|may i have|can i (?:get|have)|could i (?:get|have)|give me|tell me|send me|share|i(?:'ll)? need|we need|provide|enter|leave|type|confirm|text me|spell|cual es|deme|digame|necesito|indiqueme|comparta|envieme)(?: me| us| please| also| first| with me)* (?:your|su|tu|sus)(?: full| legal| last| first| e-?mail| phone| cell| mobile| home| current| and| name|,)* (?:name|e-?mail|phone|number|cell|address|nombre|correo|telefono|numero|direccion|celular)\b/g,
]
const EXPLAINS =
  /\b(?:a lender|lenders|landlords?|banks?|usually|often|typically|generally|normally|may ask|will ask|suele|suelen|normalmente|an application)\b/

/** A demand in a line for money, for proof of identity or for contact data; null for none. */
export function demand(line: string): string | null {
  for (const [index, pattern] of DEMANDS.entries()) {
    for (const { 0: text, index: at } of line.matchAll(pattern)) {
      if (isDenied(line, at + 1) || /\b(?:never|nunca|jamas)\b/.test(clauseBefore(line, at))) continue
      // A lender's papers may be explained; the agency's demands may not.
      const explains = index === 7 && EXPLAINS.test(line) && !/\b(?:me|us|here|chat|give|tell me|send)\b/.test(line)
      if (!explains) return text
    }
  }
  return null
}
