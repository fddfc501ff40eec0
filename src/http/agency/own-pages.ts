import { FORM_TYPE } from '../forms/page-form.ts'

/**
 * Whether a form comes from one of the site's own pages. Stricter than for visitors: a request that says neither where it comes from nor from
 * which origin is refused, with or without cookies.
 */
export function comesFromOwnPage({ headers, url }: Request, publicUrl: string | null): boolean {
  const type = headers.get('content-type')?.split(';')[0]!.trim().toLowerCase()
  if (type !== FORM_TYPE) return false
  // Browsers say 'null' on pages without a referrer, as these are.
  const given = headers.get('origin')
  const origin = given === 'null' && headers.has('sec-fetch-site') ? null : given
  const isOwn = origin === publicUrl || origin === new URL(url).origin
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' && (origin === null || isOwn)
  return origin !== null && isOwn
}
