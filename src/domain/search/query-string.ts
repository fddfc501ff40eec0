/** The query string as the router hands it over: text by name; a name that comes twice has its first value. */
export type QueryParams = Readonly<Record<string, string | undefined>>

/** A query string as text by name: the first of a name that comes twice, except that the fields of a form's list make one. */
export function parseQueryString(queryString: string): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(queryString)) {
    const before = params[name]
    params[name] = before === undefined ? value : LISTS.test(name) ? [before, value].filter(Boolean).join() : before
  }
  return params
}

/** The catalogue's parameters of several values, by name: it isn't in every page's first load. A test compares them. */
const LISTS = /^((not-)?(amenities|county|features|kind|towns)|open-on)$/

/** Query parameters as text; commas and slashes stay readable. */
export const toQueryString = (params: Record<string, string>): string =>
  new URLSearchParams(params).toString().replaceAll('%2C', ',').replaceAll('%2F', '/')
