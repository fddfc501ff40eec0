import { isDenied } from './clause.ts'

/** States of an offer that a sentence may claim, and what a told text must say for each. */
const STATES: readonly (readonly [claimed: RegExp, told: RegExp])[] = [
  [/\b(?:sold|vendid[oa]|se vendio|closed on it)\b/g, /\bsold\b/],
  [
    /\b(?:under contract|pending|off(?:er)? (?:was |has been |is |were )?accepted|accepted an offer|in attorney review|bajo contrato|en contrato|oferta aceptada|spoken for|rented out|leased|(?:is|been|was|already) taken|alquilad[oa]|rentad[oa])\b/g,
    /under[- ]contract|offer was accepted|pending/,
  ],
  [
    /\b(?:(?:price|it|rent|this one|home|asking price|precio)(?: was| has been| is| just| had| came| has| ha| fue| se| recently| already)* (?:reduced|lowered|dropped|cut|marked down|slashed|came down|come down|gone down|went down|bajo de precio|rebajad[oa]|rebajo|bajado)|(?:price|rent) (?:cut|drop|reduction)|(?:just|recently|newly) (?:reduced|lowered)|precio rebajado|rebaja|reduced (?:from|by|to))\b/g,
    /at first|reduc|original_price_usd|price_reduction|price change|changed from|lowered|was \$/,
  ],
  [/\b(?:open houses?|casa abierta|puertas abiertas)\b/g, /open house|open_houses/],
  [/\b(?:coming soon|proximamente)\b/g, /coming[- ]soon/],
  [
    /\b(?:off the market|withdrawn|no longer (?:listed|available|for sale)|retirad[oa]|ya no esta (?:disponible|a la venta))\b/g,
    /off the market|withdrawn|under[- ]contract/,
  ],
  [
    /\b(?:back on the market|foreclosure|short sale|bank[- ]owned|auction|estate sale|as[- ]is|vacant|empty|tenant[- ]occupied|ejecucion hipotecaria|subasta)\b/g,
    /back on the market|foreclos|short sale|bank|auction|as[- ]is|vacant|occupied/,
  ],
]
const AVAILABLE =
  /\b(?:(?:still|currently|is|are|now|esta|sigue)(?: still| currently| now| all)? (?:available|on the market|for sale|active|up for (?:sale|grabs)|disponible|a la venta)|you can (?:still )?(?:buy|have|get) it)\b/g
const EXPLAINS = /\b(?:when|if|means|meaning|usually|often|cuando|significa|so that|once|whether|before it)\b/

/** The state of an offer that a line claims against what was told; null for none. */
export function untoldState(line: string, told: string): string | null {
  for (const [claimed, support] of STATES) {
    for (const { 0: text, index } of line.matchAll(claimed)) {
      if (!support.test(told) && !isDenied(line, index) && !EXPLAINS.test(line)) return text
    }
  }
  if (!/under[- ]contract|offer was accepted/.test(told)) return null
  const open = [...line.matchAll(AVAILABLE)].find(({ index }) => !isDenied(line, index + 6))
  return open?.[0] ?? null
}
