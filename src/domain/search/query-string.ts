/** The query string as the router hands it over: text by name. */
export type QueryParams = Readonly<Record<string, string | undefined>>

/** A query string as text by name. Of a name that comes twice, the first value with text counts; a form's lists are joined. */
export function parseQueryString(queryString: string): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(queryString)) {
    if (value && params[name] && LISTS.test(name)) params[name] += `,${value}`
    else params[name] ||= value
  }
  return params
}

/** The catalogue's parameters of several values, by name: it isn't in every page's first load. A test compares them. */
const LISTS = /^((not-)?(amenities|county|features|kind|towns)|like|line|open-on)$/

/** Query parameters as text; commas and slashes stay readable. */
export const toQueryString = (params: Record<string, string>): string =>
  new URLSearchParams(params).toString().replaceAll('%2C', ',').replaceAll('%2F', '/')
