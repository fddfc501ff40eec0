import * as v from 'valibot'

/** Longest phone number as typed, characters. */
const MAX_LENGTH = 40

/** An extension behind a number: 'x4', 'ext. 12', '#3'. */
const EXTENSION = /[\s,;]*(?:x|ext\.?|extension|#)\s*\d{1,6}$/i
/** Digits and what people put between them. */
const PLAIN = /^\+?[\d\s().\-/\u00a0\u2010-\u2015]+$/
/** Ten digits of the United States with or without the country's 1, the area code not beginning with 0 or 1 (NANP). */
const NATIONAL = /^1?[2-9]\d{9}$/
/** Another country's, behind '+': ITU-T E.164 allows 15 digits. */
const INTERNATIONAL = /^(?!1)\d{8,15}$/

/** Whether a text is a phone number that somebody can call, however it is written; it may have an extension. */
export function isPhoneNumber(typed: string): boolean {
  const number = typed.trim().replace(EXTENSION, '')
  const digits = number.replaceAll(/\D/g, '')
  return PLAIN.test(number) && (NATIONAL.test(digits) || (number.startsWith('+') && INTERNATIONAL.test(digits)))
}

const NO_PHONE_NUMBER = 'Enter a phone number with 10 digits, such as (201) 555-0123.'

const phoneNumber = (isRight: (text: string) => boolean) =>
  v.config(
    v.pipe(
      v.string(),
      // On one line, because it goes into mail headers.
      v.transform((text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')),
      v.trim(),
      v.maxLength(MAX_LENGTH, `A phone number can have at most ${MAX_LENGTH} characters.`),
      v.check(isRight, NO_PHONE_NUMBER),
    ),
    { abortPipeEarly: true },
  )

/** A phone number. */
export const requiredPhone = phoneNumber(isPhoneNumber)
/** A phone number, or nothing. */
export const optionalPhone = phoneNumber((text) => text === '' || isPhoneNumber(text))
