import { fail, notFound, ok, type Result } from '#domain/result.ts'
import { agencyTextPath, type AgencyTexts } from '#ports/browser/agency-texts.ts'
import { noAnswer, sendByFetch, type Send } from './api-client.ts'

/** The agency's texts from the files that the server, or the sample edition's build, makes of its folder. */
export function httpAgencyTexts(send: Send = sendByFetch): AgencyTexts {
  const read = async <T>(name: string, signal?: AbortSignal): Promise<Result<T>> => {
    try {
      const answer = await send(`${import.meta.env.BASE_URL}${agencyTextPath(name)}`, signal ? { signal } : {})
      if (answer.ok) return ok((await answer.json()) as T)
      // A static host says it with a page.
      return fail(answer.status === 404 ? notFound('This page doesn’t exist.') : noAnswer())
    } catch {
      return fail(noAnswer())
    }
  }
  return {
    page: (name, signal) => read(`pages/${encodeURIComponent(name)}`, signal),
    testimonials: (signal) => read('testimonials', signal),
    counties: (signal) => read('counties', signal),
  }
}
