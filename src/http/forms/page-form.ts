import type { Context } from 'hono'
import type { SentForm } from '#domain/form/sent-form.ts'
import type { Pages } from '../pages.ts'
import { foreignProblem } from '../same-origin.ts'
import { visitorCookies } from '../visitors/visitor-cookies.ts'
import { writeResult } from './result-text.ts'

/** How browsers send forms. */
export const FORM_TYPE = 'application/x-www-form-urlencoded'

/** The fields of a form, each once. */
export type Fields = Record<string, string>

/**
 * The answer to a form: the page it was sent to, with what became of it; or another page, by 303, so that reloading sends nothing again. What
 * that page has to say comes to it by a cookie, for once: an address that said it could be passed on.
 */
export type FormAnswer = { page: SentForm } | { to: string; says?: SentForm }

export interface PageFormParts {
  pages: Pages
  publicUrl: string | null
}

/** Answers a form that a browser sends to the address of a page. Other sites' forms are refused, as by the API. */
export const pageForm =
  <C extends Context>({ pages, publicUrl }: PageFormParts, take: (c: C, fields: Fields) => Promise<FormAnswer>) =>
  async (c: C): Promise<Response> => {
    if (foreignProblem(c.req.raw, publicUrl, [FORM_TYPE])) return pages.plain(FOREIGN)
    const answer = await take(c, await readFields(c))
    if (isUnseen(c.req.raw)) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    const cookies = visitorCookies(c, publicUrl)
    if ('page' in answer) {
      const page = await pages.answerForm(c, answer.page)
      page.headers.append('set-cookie', cookies.setSendsForms())
      return page
    }
    const { to, says } = answer
    const headers = new Headers({ location: to, 'cache-control': 'no-store' })
    if (says) {
      const result = writeResult(new URL(to, c.req.url).pathname, says)
      headers.append('set-cookie', cookies.setResult(result))
    }
    headers.append('set-cookie', cookies.setSendsForms())
    return new Response(null, { status: 303, headers })
  }

/** A page that is left sends what was pressed on it by itself (app/script-start.ts): nobody sees the answer. */
const isUnseen = ({ headers }: Request): boolean => headers.get('sec-fetch-dest') === 'empty'

/** The first of several fields with the same name counts. */
export async function readFields(c: Context): Promise<Fields> {
  const fields: Fields = {}
  for (const [name, value] of new URLSearchParams(await c.req.text())) fields[name] ??= value
  return fields
}

/** The address of the page that a form was sent to, with its query string. */
export function samePage(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  // Two slashes would begin another host.
  return pathname.replace(/^\/+/, '/') + search
}

/** Some of the fields. */
export const picked = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))

const FOREIGN = {
  status: 403,
  heading: 'Nothing was sent',
  text: 'You can send forms only from this site’s own pages. Go back, reload the page, and send the form again.',
  linkLabel: 'Return to Home',
}
