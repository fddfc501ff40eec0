import { vi } from 'vitest'

const { DateTimeFormat } = Intl

/** A date in the words of older locale data. */
const olderWords = (text: string): string =>
  text
    .replace(/ (?=[AP]M)/, '\u202f')
    .replace(/ at (?=\d)|, a las /, ', ')
    .replace(/\bSep\b/, 'Sept')
    .replace(/^([a-z\u00e1\u00e9]+), (?=\d)/, '$1 ')

/**
 * Dates as engines with ICU 66 to 74 write them: WebKitGTK's short date of 'en-CA' is '11/23/26', Safari has a narrow space before
 * PM or a comma before the time, others shorten September to 'Sept' or call midnight 24 o'clock.
 */
class OlderDateTimeFormat {
  readonly #usual: Intl.DateTimeFormat

  constructor(locale?: string, options: Intl.DateTimeFormatOptions = {}) {
    this.#usual = new DateTimeFormat(locale === 'en-CA' && options.dateStyle === 'short' ? 'en-US' : locale, options)
  }

  readonly format = (date?: Date | number): string => olderWords(this.#usual.format(date))

  formatToParts(date?: Date | number): Intl.DateTimeFormatPart[] {
    const is24Hours = this.#usual.resolvedOptions().hourCycle === 'h23'
    return this.#usual.formatToParts(date).map(({ type, value }) => {
      if (type === 'hour' && is24Hours && Number(value) === 0) return { type, value: '24' }
      return { type, value: type === 'literal' ? ` ${value}` : olderWords(value) }
    })
  }
}

/** Gives what is imported from now on an engine with older locale data, in which names are sorted by their capitals. */
export function useOlderLocaleData(): void {
  vi.resetModules()
  vi.stubGlobal('Intl', {
    ...Object.fromEntries(Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)])),
    DateTimeFormat: OlderDateTimeFormat,
    ListFormat: undefined,
  })
  vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, other: string) {
    return this < other ? -1 : Number(this > other)
  })
}

/** Gives what is imported from now on the locale data of this Node. */
export function useOwnLocaleData(): void {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
}
