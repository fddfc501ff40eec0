import { LOAN_PROMISE } from '#content/loan-promises.ts'
import { isDenied } from './clause.ts'

const VERDICTS: readonly RegExp[] = [
  // Loans.
  /\bguarantee(?:d|s)?\b|\bgarantizad[oa]s?\b|\bgarantiz(?:o|amos|a)\b/g,
  /\b(?:loan|mortgage|credit|financing|approval|application|prestamo|hipoteca|credito|financiamiento|solicitud)(?: is| are|'s| will be| has been| would be| gets| esta| sera| fue| quedo)+(?: already| now| basically| practically| ya)? (?:approved|certain|assured|easy|no problem|a sure thing|in the bag|guaranteed|aprobad|asegurad|segur)/g,
  /\b(?:you(?:'ll| will|'d| would)?|they(?:'ll| will)|bank will|lender will|lenders will)(?: easily| surely| certainly| definitely| have no (?:trouble|problem)| get| be| not have trouble)+ (?:approv|qualif|getting approved|getting a|a loan|the loan|a mortgage|the mortgage|financed)/g,
  /\b(?:sure to|bound to|certain to|no (?:credit )?(?:check|problem)|bad credit is|instant approval|pre-?approved for|zero risk|risk[- ]free|can't lose)\b/g,
  /\b(?:le|lo|la|los) (?:van a |va a )?(?:aprueben|apruebe|aprobaran|aprobara|aprobar|aprueban|daran el|dara el)\b|\b(?:usted )?califica (?:para|a)\b|\b(?:seguro que|sin duda) (?:le|lo|la|califica)/g,
  // Prices and values.
  /\b(?:bargain|steal|great deal|good deal|amazing deal|best deal|a deal\b|great value|good value|best value|great price|good price|fair price|fairly priced|well[- ]priced|priced (?:right|well|to sell|below|above|under|over)|under-?valued|over-?valued|under-?priced|over-?priced|worth every|worth (?:more|less|far|much|it at|at least|about|around)|below (?:market|its value)|above market|ganga|buen precio|gran oferta|buena oferta|precio justo|subvalorad|sobrevalorad|vale la pena|vale mas)\b/g,
  /\b(?:good|great|smart|solid|excellent|safe|best|sound) (?:investment|buy|bet|time to buy|time to sell|purchase)\b|\b(?:buena|gran|excelente) inversion\b|\b(?:buen|mejor) momento (?:para|de) (?:comprar|vender)/g,
  /\b(?:price|prices|value|values|home values|it|market|rates?|rents?|precios?|valor|tasas?|alquileres|rentas)(?:'ll| will| is going to| are going to| is sure to| should| are expected to| is expected to| are set to| keeps?| keep| is about to)+ (?:surely |certainly |definitely |probably |likely |only |soon |be )*(?:go|rise|climb|fall|drop|increase|double|appreciate|grow|gain|jump|come down|soar|worth|higher|lower|decline|crash)/g,
  /\b(?:precios?|valor|tasas?|rentas?|alquileres|va|van)(?: va| van)? (?:a )?(?:subiran?|bajaran?|subir|bajar|aumentar|duplicar|aumentaran?|crecera|valdra|caer)/g,
  /\b(?:will|going to) (?:be worth|appreciate|double|pay off|gain value|go up in value)|\bgo(?:es)? up in value\b|\bvaldra\b/g,
  /\b(?:seller|owner|landlord|they|he|she|vendedor|dueno|propietario|casero)(?:'d| would| will|'ll| can| might well| is| are| wants?| says?| said| has| had)*(?: surely| probably| likely| gladly| definitely| certainly)? (?:accepts?|accepted|takes?|took|agreed|agrees|go(?:es)? (?:down|as low)|be happy with|settle for|come down|motivated|desperate|flexible|negotiate down|open to offers|acepta|aceptara|aceptaria|baja|bajara)\b/g,
  // Pressure.
  /\b(?:multiple offers|several offers|other (?:buyers|people|renters|visitors|offers|applicants)|another (?:buyer|couple|family|offer|applicant)|bidding|bid war|won't last|going fast|goes? quickly|sell(?:s|ing)? (?:fast|quickly)|act (?:fast|now|quickly)|hurry|last chance|high demand|in demand|hot property|once in a lifetime|don't miss|before (?:it's|someone|somebody) (?:gone|else)|be gone|se va rapido|otros compradores|otros interesados|apurese|no dure|ultima oportunidad|varias ofertas|muy solicitad|running out)\b/g,
  // Round the clock, and talk of its own rules.
  /\b(?:around the clock|round the clock|24\/7|24 hours|day (?:and|or) night|las 24 horas|dia y noche)\b/g,
  /\b(?:my|these|those|all|the|your|previous|prior) (?:[a-z]+ )?(?:rules|instructions|restrictions|guidelines|guardrails|limits)(?: [a-z]+){0,2} (?:apply|lifted|changed|off|suspended|gone|removed|disabled|been)\b|\b(?:developer|debug|admin) mode\b|\bsystem prompt\b|\bask me (?:anything|whatever)\b|\bno (?:rules|restrictions|limits)\b/g,
  // Reviews and praise from nobody.
  /\b(?:residents|tenants|buyers|owners|clients|customers|people|neighbors|locals|visitors|everyone|everybody|past (?:clients|buyers|tenants)|previous (?:owners|tenants)|reviewers|renters|homeowners|vecinos|residentes|clientes|inquilinos|compradores|todos|todo el mundo|la gente)(?: there| here| who [a-z ]{1,20}| always| all| really| often| just| que [a-z ]{1,20})* (?:say|says|said|love|loves|loved|rave|raves|raved|praise|praised|enjoy|enjoyed|adore|report|reported|told|tell|rate|rated|recommend|describe|call it|gave|give|are (?:happy|delighted|thrilled)|complain|dicen|aman|adoran|recomiendan|encanta|opinan|elogian|hablan)/g,
  /\b(?:five|four|5|4|4\.\d|cinco|cuatro)[- ](?:stars?|estrellas)\b|\bstars? (?:on|from|by)\b|\b(?:reviews?|testimonials?|resenas|opiniones de)\b|\btop[- ]rated\b|\baward[- ]winning\b|\bhighly (?:rated|recommended|regarded)\b|\bwell[- ]reviewed\b|\bbest agency\b|\bhelped (?:\d|hundreds|thousands|many|over|more)|\bpremiad[oa]\b/g,
  // Law.
  /\b(?:you|tenants?|landlords?|sellers?|buyers?|owners?|they|usted|el (?:dueno|casero|vendedor)) (?:(?:can|may|could)(?:'t|not| not| never| always| legally| simply| just)* (?:be evicted|evict|sue|withhold|break (?:the|your|a) (?:lease|contract)|get out of the|back out|cancel (?:the|your) (?:contract|lease)|keep your deposit|raise the rent|refuse|walk away|deduct|write off|sublet)|(?:must|has to|have to|is required to|are required to) (?:return|refund|give|pay|fix|repair|disclose|accept|provide|renew|allow|let)|(?:is|are) (?:legally )?(?:entitled|obliged|obligated|liable|allowed|required|forbidden|protected))/g,
  /\b(?:legally|by law|under (?:the|new jersey|state|federal) law|it'?s (?:perfectly |totally )?(?:legal|illegal|lawful|unlawful)|it is (?:perfectly |totally )?(?:legal|illegal|lawful|unlawful)|your (?:legal )?rights?|tax[- ]deductible|you (?:don't|do not) need (?:a|an) (?:lawyer|attorney|inspection|inspector)|skip the inspection|waive|no (?:need for|attorney|lawyer) |legalmente|por ley|es (?:legal|ilegal)|tiene derecho|puede romper|no necesita (?:un )?abogado|deducible)\b/g,
]
/** Rules that tools tell (deposit cap) and explanations that name who decides. */
const TOLD_RULE = /\b(?:fair[- ]housing law|new jersey caps|lawful income|every lawful)\b/
const OPEN =
  /\b(?:whether|if|a lender decides|lender decides|depends|can't (?:say|tell|know)|cannot (?:say|tell|know)|don't know|nobody (?:knows|can)|no one (?:knows|can)|no puedo|no se sabe|nadie sabe|ask (?:an|a|the) (?:attorney|lawyer|lender|agent)|question for|si el|un abogado|attorney can|no guarantee|not guarantee)\b/

/** A promise, a verdict on price or value, pressure, invented praise or legal advice in a line; null for none. */
export function verdict(line: string): string | null {
  if (TOLD_RULE.test(line)) return null
  const loan = LOAN_PROMISE.exec(line)
  if (loan && !isDenied(line, loan.index) && !OPEN.test(line.slice(0, loan.index))) return loan[0]
  for (const pattern of VERDICTS) {
    for (const { 0: text, index } of line.matchAll(pattern)) {
      if (!isDenied(line, index) && !OPEN.test(line)) return text
    }
  }
  return null
}
