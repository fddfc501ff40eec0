import * as v from 'valibot'
import { FORM_NAMES, type SentForm } from '#domain/form/sent-form.ts'

/** Longest value that is kept, characters: a cookie has room for 4096 bytes. */
const MAX_VALUE = 600

const ResultSchema = v.object({
  /** Path of the page that shows it. */
  page: v.string(),
  form: v.picklist(FORM_NAMES),
  values: v.record(v.string(), v.string()),
})

/** What became of an accepted form, as the cookie's text for the page at a path; long values are cut. */
export function writeResult(page: string, { form, values }: SentForm): string {
  const short = Object.entries(values).map(([name, value]) => [name, cut(value)])
  return Buffer.from(JSON.stringify({ page, form, values: Object.fromEntries(short) })).toString('base64url')
}

const cut = (value: string): string => {
  const characters = [...value]
  return characters.length > MAX_VALUE ? `${characters.slice(0, MAX_VALUE).join('')}…` : value
}

/** The result in a cookie's text for the page at a path; undefined where there is none for it. */
export function readResult(text: string, page: string): SentForm | undefined {
  const read = v.safeParse(ResultSchema, parsed(text))
  if (!read.success || read.output.page !== page) return undefined
  return { form: read.output.form, values: read.output.values, problem: null }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
