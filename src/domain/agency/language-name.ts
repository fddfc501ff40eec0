// oxlint-disable-next-line no-restricted-globals -- only the server reads it, once for an agency
const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** The English name of a language by its code: 'es' is Spanish; undefined for a code of none. */
export const languageName = (code: string): string | undefined => NAMES.of(code)
