import { withoutChangedFrom } from '../changes-from.ts'
import { correctedBy, type CorrectionRules } from '../corrections.ts'
import type { Token } from '../sentence.ts'

const RULES: CorrectionRules = {
  marker: /^(?:no|perdon|digo|mejor|espera|espere|disculpa|disculpe|corrijo|bueno)$/,
  filler:
    /^(?:,|\.|eh|este|pues|o|mas|bien|no|perdon|digo|mejor|espera|espere|quise|quiero|decir|que|sea|sean|dije|ay)$/,
  denial: null,
  leavesOut: /^(?:no|sin|excepto|menos|salvo)$/,
  notDenied: /^(?:mas|menos|necesito|quiero|piscina|garaje|importa|en|de|menor|mayor)$/,
  beforeValue: /^(?:en|cerca|de|menos|mas|hasta|por|los|las|el|la|unos|unas|con|entre)$/,
  unit: /^(?:cuartos?|habitacion(?:es)?|recamaras?|dormitorios?|alcobas?|bedrooms?|banos?|baths?|mil|dolares)$/,
}

const CHANGES = {
  verb: /^(?:cambi\w*|sub(?:e|a|elo|alo|ir|irlo)|baj(?:a|e|alo|elo|ar|arlo)|aument\w*|pas(?:a|e|alo|elo|ar|arlo))$/,
  from: /^de$/,
  to: /^a$/,
}

/** Applies self-corrections: 'tres, no, cuatro cuartos' becomes 'cuatro cuartos'. */
export const withCorrections = (tokens: readonly Token[]): Token[] =>
  correctedBy(RULES, withoutDenied(withoutChangedFrom(CHANGES, tokens)))

/** Without the number that is denied at the end: 'son cuatro cuartos, no tres'; 'tres, no, cuatro cuartos' corrects. */
function withoutDenied(tokens: readonly Token[]): readonly Token[] {
  const ends = tokens.at(-1)?.text === '.' ? tokens.slice(0, -1) : tokens
  const [unit, comma, no, last] = ends.slice(-4)
  const isDenied = no?.text === 'no' && last?.number !== undefined
  const before = comma?.text === ',' ? unit : comma
  return isDenied && before && RULES.unit.test(before.text) && !before.number ? ends.slice(0, -2) : tokens
}
