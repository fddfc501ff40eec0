/** A number in figures or words. */
export interface NumberRead {
  value: number
  start: number
  end: number
  /** What it was rounded to, by its form: 100 for '2.8k', 1000 for 'seven hundred thousand'. */
  step: number
  /** Written in words only. */
  inWords: boolean
}

const words = (from: number, text: string, by = 1): [string, number][] =>
  text.split(' ').map((word, index) => [word, from + index * by])
const VALUES: ReadonlyMap<string, number> = new Map([
  ...words(
    0,
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...words(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10),
  ...words(
    0,
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  ),
  ...words(30, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa', 10),
  ...words(
    100,
    'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    100,
  ),
  ...words(200, 'doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas', 100),
  ['un', 1],
  ['una', 1],
  ['cien', 100],
  ['dozen', 12],
  ['docena', 12],
  ['fourty', 40],
])
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['thousands', 1000],
  ['grand', 1000],
  ['k', 1000],
  ['mil', 1000],
  ['m', 1e6],
  ['mm', 1e6],
  ['million', 1e6],
  ['mill', 1e6],
  ['millon', 1e6],
  ['millones', 1e6],
])
/** 'once' is eleven only before a Spanish noun; 'un' and 'una' are articles elsewhere. */
const SPANISH_NOUN =
  /^ (?:mil|millon|millones|dolares|habitacion|habitaciones|dormitorios?|recamaras?|cuartos?|banos?|casas?|viviendas?|apartamentos?|propiedad|propiedades|minutos?|anos?|meses|mes|dias?|millas?|pies|por ciento)\b/
const TOKEN = /\d+(?:[.,]\d+)*|[a-z]+/g

interface Part extends Pick<NumberRead, 'start' | 'end'> {
  value: number
  isScale: boolean
  decimals: number
  isFigure: boolean
}

/** All numbers of a line in lower case without accents. Ordinals are none. */
export function numbersIn(line: string): NumberRead[] {
  const parts = partsIn(line)
  const found: NumberRead[] = []
  let run: Part[] = []
  for (const part of parts) {
    const last = run.at(-1)
    if (last && !continues(last, part, line.slice(last.end, part.start), run)) {
      found.push(sumOf(run, line))
      run = []
    }
    run.push(part)
  }
  if (run.length > 0) found.push(sumOf(run, line))
  return found
}

function partsIn(line: string): Part[] {
  const parts: Part[] = []
  for (const { 0: text, index: start } of line.matchAll(TOKEN)) {
    const end = start + text.length
    const isFigure = /^\d/.test(text)
    const before = parts.at(-1)
    const follows = before?.end === start || (before?.end === start - 1 && /[ -]/.test(line[start - 1]!))
    const scale = SCALES.get(text)
    if (scale !== undefined) {
      const isShort = text === 'k' || text === 'm' || text === 'mm'
      const isBegun = follows && (!isShort || before.isFigure)
      if (isBegun || /^(?:mil|hundred|thousand|million|millon)$/.test(text))
        parts.push({ value: scale, isScale: true, decimals: 0, isFigure: false, start, end })
      continue
    }
    const value = isFigure ? figure(text) : VALUES.get(text)
    if (value === undefined || isArticle(text, line.slice(end))) continue
    if (isFigure && /^(?:st|nd|rd|th)\b/.test(line.slice(end))) continue
    parts.push({ value, isScale: false, decimals: isFigure ? decimalsOf(text) : 0, isFigure, start, end })
  }
  return parts.filter((part, index) => !part.isScale || isCounted(part, parts[index - 1], line))
}

const isArticle = (word: string, rest: string): boolean =>
  /^(?:once|un|una|uno)$/.test(word) && !SPANISH_NOUN.test(rest)

/** 'mil' and 'hundred' count alone only as 'a hundred', 'mil dolares'. */
const isCounted = (part: Part, before: Part | undefined, line: string): boolean =>
  (before !== undefined && part.start - before.end <= 1) ||
  /(?:\ba |\bhalf a |\bmedio )$/.test(line.slice(Math.max(0, part.start - 8), part.start)) ||
  line.startsWith('mil ', part.start)

/** '1,100,000', '1.540' and '2,5' as written in English or Spanish. */
function figure(text: string): number {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''))
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  return /^\d+,\d{1,2}$/.test(text) ? Number(text.replace(',', '.')) : Number(text)
}
const decimalsOf = (text: string): number => /^\d+[.,](\d{1,2})$/.exec(text)?.[1]!.length ?? 0

function continues(last: Part, part: Part, gap: string, run: readonly Part[]): boolean {
  if (part.isScale) return gap === '' || gap === ' ' || gap === '-'
  if (last.isFigure || part.isFigure) return false
  const isJoined =
    gap === ' ' || gap === '-' || gap === ' and ' || gap === ' y ' || gap === ' point ' || gap === ' punto '
  if (!isJoined) return false
  if (gap.includes('point') || gap.includes('punto')) return true
  if (last.isScale) return part.value < last.value
  if (gap === ' and ') return last.value % 100 === 0 && part.value < 100
  if (last.value >= 100) return part.value < 100
  if (last.value >= 20 && last.value % 10 === 0) return part.value < 10
  // 'nineteen ninety-eight', 'seven fifteen'.
  return gap === ' ' && run.length === 1 && last.value > 0 && part.value >= 10 && part.value < 100 && last.value < 100
}

function sumOf(run: readonly Part[], line: string): NumberRead {
  let total = 0
  let current: number | null = null
  let step = 1
  run.forEach((part, index) => {
    const gap = index > 0 ? line.slice(run[index - 1]!.end, part.start) : ''
    if (part.isScale) {
      const decimals = run[index - 1]?.decimals ?? 0
      const base: number =
        current ?? (/\b(?:half a|medio) $/.test(line.slice(Math.max(0, part.start - 8), part.start)) ? 0.5 : 1)
      step = part.value / 10 ** decimals
      if (part.value === 100) current = base * 100
      else if (part.value === 1e6) [total, current] = [(total + base) * 1e6, null]
      else [total, current] = [total + base * 1000, null]
      return
    }
    step = part.decimals > 0 ? 1 / 10 ** part.decimals : 1
    if (gap.includes('point') || gap.includes('punto')) current = (current ?? 0) + part.value / 10
    else if (current === null || current % 100 === 0 || (current % 10 === 0 && part.value < 10 && current % 100 >= 20))
      current = (current ?? 0) + part.value
    else current = current * 100 + part.value
  })
  const first = run[0]!
  const last = run.at(-1)!
  const half = /^ (?:and a half|y medi[oa])\b/.exec(line.slice(last.end))
  const value = total + (current ?? 0) + (half ? 0.5 : 0)
  const end = last.end + (half?.[0].length ?? 0)
  const lead = first.isScale
    ? (/(?:\bhalf a |\bmedio |\ba )$/.exec(line.slice(Math.max(0, first.start - 8), first.start))?.[0].length ?? 0)
    : 0
  return { value, start: first.start - lead, end, step, inWords: run.every(({ isFigure }) => !isFigure) }
}
