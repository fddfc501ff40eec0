/** The id in a text from outside, such as a link or a device's storage; null if it can't be one. */
export const readWorkPlace = (text: unknown): string | null =>
  typeof text === 'string' && /^[a-z0-9-]{1,80}$/.test(text) ? text : null
