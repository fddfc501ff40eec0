import type { Context } from 'hono'
import type { SentForm } from '#domain/form/sent-form.ts'
import type { Pages } from '../pages.ts'
import { foreignProblem } from '../same-origin.ts'
import { visitorCookies } from '../visitors/visitor-cookies.ts'
import { writeResult } from './result-text.ts'

/** How browsers send forms. */
const FORM_TYPE = 'application/x-www-form-urlencoded'

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
    if ('page' in answer) return pages.answerForm(c, answer.page)
    const { to, says } = answer
    const headers = new Headers({ location: to, 'cache-control': 'no-store' })
    if (says) {
      const result = writeResult(new URL(to, c.req.url).pathname, says)
      headers.append('set-cookie', visitorCookies(c, publicUrl).setResult(result))
    }
    return new Response(null, { status: 303, headers })
  }

/** The first of several fields with the same name counts. */
async function readFields(c: Context): Promise<Fields> {
  const fields: Fields = {}
  for (const [name, value] of new URLSearchParams(await c.req.text())) fields[name] ??= value
  return fields
}

/** Some of the fields. */
export const picked = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))

const FOREIGN = {
  status: 403,
  heading: 'Nothing was sent',
  text: 'Forms can be sent only from this site’s own pages. Go back, reload the page and send it again.',
  linkLabel: 'Return to Home',
}
