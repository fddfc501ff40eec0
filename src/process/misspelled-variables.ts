import { lettersApart } from '#language/near-spelling.ts'

/** A variable of the environment that the site doesn't read, and the one that was probably meant. */
export interface MisspelledVariable {
  given: string
  meant: string
}

/** Variables that shells, systems, Node and npm set; some are near ours, as PATH is near PORT. */
const WELL_KNOWN =
  /^(?:PATH|HOME|HOSTNAME|HOSTTYPE|USER|LOGNAME|SHELL|TERM|LANG|PWD|OLDPWD|MAIL|EDITOR|TZ|TMPDIR|TEMP|TMP|(?:NODE|npm|NPM|LC|XDG|PG|CI|GITHUB|KUBERNETES|SYSTEMD)_?.*)$/
/** Names of up to so many letters may be one letter off, longer ones two. */
const SHORT_NAME = 4

/**
 * Variables that resemble one of ours, such as SAMPEL_DATA or FEED, each with the one that was probably meant.
 *
 * @param known Names that the site or its commands read.
 * @param others Names in use for something else: the secrets that the feeds' settings name.
 */
export function misspelledVariables(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
  others: ReadonlySet<string> = new Set(),
): MisspelledVariable[] {
  return Object.keys(environment)
    .filter((name) => !known.includes(name) && !others.has(name) && !WELL_KNOWN.test(name))
    .toSorted()
    .flatMap((given) => {
      const meant = nearest(given, known)
      return meant === null ? [] : [{ given, meant }]
    })
}

function nearest(given: string, known: readonly string[]): string | null {
  const [best] = known
    .map((name) => ({ name, away: apart(given, name), most: name.length > SHORT_NAME ? 2 : 1 }))
    .filter(({ away, most }) => away <= most)
    .toSorted((a, b) => a.away - b.away)
  return best?.name ?? null
}

/** One and several of a thing are a letter apart: INQUIRY_TO, INQUIRIES_TO. */
function apart(given: string, name: string): number {
  const upper = given.toUpperCase()
  return singular(upper) === singular(name) ? 1 : lettersApart(upper, name, 2)
}

const singular = (name: string): string => name.replaceAll(/IES(?=_|$)/g, 'Y').replaceAll(/S(?=_|$)/g, '')
