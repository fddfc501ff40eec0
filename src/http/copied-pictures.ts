import { FastResponse } from 'srvx'
import type { Log } from '#ports/server/log.ts'
import type { PictureStore } from '#ports/server/picture-store.ts'
import { isFresh } from './etag.ts'
import type { StaticFiles } from './static-files.ts'

/** Copies of feeds' pictures: a hash of the picture, a width, a format. No other name reaches the store. */
const COPY = /^\/media\/homes\/([0-9a-f]{32}-\d{1,4}\.(avif|jpg))$/
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', jpg: 'image/jpeg' }

export interface CopiedPicturesParts {
  store: PictureStore
  log: Pick<Log, 'error'>
}

/** The site's files with the copied pictures among them, from wherever they are stored. */
export function withCopiedPictures(files: StaticFiles, { store, log }: CopiedPicturesParts): StaticFiles {
  return {
    ...files,
    isFile: (pathname) => COPY.test(pathname) || files.isFile(pathname),
    answer: async (request) => {
      const [, name, format] = COPY.exec(new URL(request.url).pathname) ?? []
      if (name === undefined) return files.answer(request)
      try {
        return await answerCopy(request, name, { type: TYPES[format!]!, store })
      } catch (error) {
        log.error({ err: error, picture: name }, 'Could not read a picture')
        return notNow()
      }
    },
  }
}

async function answerCopy(
  request: Request,
  name: string,
  { type, store }: { type: string; store: PictureStore },
): Promise<Response> {
  const headers = new Headers({
    'content-type': type,
    // The name is a hash of what the file was made of.
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${name}"`,
    // Mails and search engines embed pictures.
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (isFresh(request.headers.get('if-none-match'), headers.get('etag')!))
    return new Response(null, { status: 304, headers })
  const stored = await store.read(name)
  if (!stored) return notThere()
  if (stored.size !== null) headers.set('content-length', String(stored.size))
  if (request.method === 'HEAD') {
    if (stored.body instanceof ReadableStream) await stored.body.cancel()
    return new Response(null, { headers })
  }
  return new FastResponse(stored.body, { headers })
}

const plain = (text: string, status: number, more: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more },
  })

const notThere = (): Response => plain('This picture doesn’t exist.', 404)
const notNow = (): Response => plain('We can’t load this picture right now.', 503, { 'retry-after': '30' })
