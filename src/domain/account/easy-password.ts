import { COMMON_PASSWORDS } from './common-passwords.ts'

/** The account's names, which somebody who knows the owner would try first. */
export interface PasswordOwner {
  email: string
  firstName?: string
  lastName?: string
}

/** Shortest name that is looked for in a password, characters; 'Al' is in too many. */
const MIN_NAME_LENGTH = 4
/** Characters besides a name that make a password with a name acceptable. */
const MIN_BESIDE_NAME = 8

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv']

/** Signs and digits that commonly replace letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Whether a password, folded to lower case, is on a list of common ones. */
export type IsListed = (folded: string) => boolean

/**
 * Why a password is easy to guess, as a sentence; null if it isn't. `isListed` looks it up in a longer list than the
 * domain's own, which is about words with digits and signs around them.
 */
export function easyPasswordReason(
  password: string,
  owner: PasswordOwner,
  isListed: IsListed = () => false,
): string | null {
  const folded = password.normalize('NFKC').toLowerCase()
  if (isRepeated(folded)) return 'Choose a password that doesn’t repeat the same characters.'
  if (isSequence(folded)) return 'Choose a password that isn’t a sequence of letters or digits.'
  if (isCommon(folded, isListed)) return 'This is one of the most common passwords. Choose another.'
  if (holdsName(folded, owner)) return 'Choose a password that doesn’t contain your name or email address.'
  return null
}

/** Whether one to three characters repeat. */
const isRepeated = (text: string): boolean => /^(.{1,3}?)\1+.{0,2}$/su.test(text) && new Set(text).size <= 3

/** Whether the text is a row of the alphabet, digits or keyboard, forwards or backwards, once or repeated. */
function isSequence(text: string): boolean {
  const rows = ROWS.flatMap((row) => [row, [...row].toReversed().join('')])
  return rows.some((row) => `${row}${row}`.includes(text)) || isMadeOfRows(text, rows)
}

/** Whether the text consists of pieces of rows of at least four characters: 'abcd1234'. */
function isMadeOfRows(text: string, rows: readonly string[]): boolean {
  if (text === '') return true
  for (let length = text.length; length >= 4; length--) {
    const piece = text.slice(0, length)
    if (rows.some((row) => row.includes(piece)) && isMadeOfRows(text.slice(length), rows)) return true
  }
  return false
}

/** Whether the text is a common password, also with signs for letters or with digits and signs around it. */
function isCommon(text: string, isListed: IsListed): boolean {
  const bare = text.replace(/^[\d\W_]+|[\d\W_]+$/gu, '')
  const forms = [text, bare].flatMap((form) => [form, withLetters(form)])
  return forms.some((form) => COMMON_PASSWORDS.has(form) || isListed(form))
}

const withLetters = (text: string): string => [...text].map((sign) => LOOKALIKES[sign] ?? sign).join('')

function holdsName(text: string, { email, firstName = '', lastName = '' }: PasswordOwner): boolean {
  const names = [email, email.split('@')[0]!, ...email.split('@')[0]!.split(/[._+-]/), firstName, lastName]
  return names
    .map((name) => name.normalize('NFKC').toLowerCase())
    .some(
      (name) => name.length >= MIN_NAME_LENGTH && text.includes(name) && text.length - name.length < MIN_BESIDE_NAME,
    )
}
