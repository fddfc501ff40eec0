import type { KnownContact } from '../grammar.ts'

const NAME = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’-]*"
const LAST_NAME = new RegExp(`\\bapellidos? (?:es |son |: ?)?(${NAME}(?: ${NAME})?)[ .!]*$`, 'iu')
const FIRST_NAME = new RegExp(`\\b(?:primer nombre|nombre de pila) (?:es |: ?)?(${NAME})[ .!]*$`, 'iu')
const NOT_THIS = new RegExp(`^(?:no[ ,.]+)?no (?:es |soy )?(${NAME})[ ,]+(?:sino |es |soy )?(${NAME})[ .!]*$`, 'iu')

/** The contact with the name as a sentence corrects it: 'mi apellido es Pérez'. Null: it corrects nothing. */
export function correctContact(said: string, known: KnownContact): KnownContact | null {
  const name = correctName(said.slice(0, 200).trim(), known.name.split(' ').filter(Boolean))
  return name && name !== known.name ? { ...known, name } : null
}

function correctName(text: string, parts: readonly string[]): string | null {
  const last = LAST_NAME.exec(text)?.[1]
  if (last) return [parts[0], capital(last)].filter(Boolean).join(' ')
  const first = FIRST_NAME.exec(text)?.[1]
  if (first) return [capital(first), ...parts.slice(1)].join(' ')
  const [, wrong = '', right = ''] = NOT_THIS.exec(text) ?? []
  const isWrong = (part: string) => part.toLowerCase() === wrong.toLowerCase()
  return parts.some(isWrong) ? parts.map((part) => (isWrong(part) ? capital(right) : part)).join(' ') : null
}

const capital = (word: string): string =>
  word === word.toLowerCase() ? word.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) : word
