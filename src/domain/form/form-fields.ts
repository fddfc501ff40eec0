import * as v from 'valibot'

/** Removes what databases can't store: NUL and lone surrogates. */
export const storable = v.transform<string, string>((text) => text.toWellFormed().replaceAll('\u0000', ''))

/** A required text. `name` follows 'your' in the messages; `max` is the maximum length in characters. */
export const requiredText = (name: string, max: number) =>
  v.pipe(
    v.string(),
    storable,
    v.trim(),
    v.nonEmpty(`Enter your ${name}.`),
    v.maxLength(max, `Your ${name} can have at most ${max} characters.`),
  )

/** An email address; the longest that mail can be sent to has 254 characters (RFC 5321, erratum 1690). */
export const emailAddress = v.pipe(
  requiredText('email address', 254),
  v.email('Enter an email address like name@example.com.'),
)
