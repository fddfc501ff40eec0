import type { Context } from 'hono'
import { FastResponse } from 'srvx'
import { ANSWER_ENCODINGS, chooseEncoding, compress, type Encoding } from './encoding.ts'
import { contentTag, isFresh } from './etag.ts'

/** Smaller pages fit into one packet uncompressed, bytes. */
const MIN_SIZE = 1024

/** A session changes the page, and so does the coding. */
const VARY = 'accept-encoding, cookie'

/** A page as it is sent: its bytes, and each content coding of them, made when a client first takes it. */
export class RenderedPage {
  readonly status: number
  readonly #headers: Readonly<Record<string, string>>
  readonly #body: Buffer<ArrayBuffer>
  readonly #coded = new Map<Encoding, Buffer<ArrayBuffer>>()
  #tag: string | null = null

  constructor(html: string, { status, headers }: { status: number; headers: Readonly<Record<string, string>> }) {
    this.status = status
    this.#headers = headers
    this.#body = Buffer.from(html)
  }

  /** Memory it takes, bytes: its compressed copies together are smaller than its text. */
  get bytes(): number {
    return 2 * this.#body.length
  }

  /** The answer to one request, with the further `headers`. */
  answer(c: Context, headers: Readonly<Record<string, string>>): Response {
    const encoding = this.#encodingFor(c)
    const body = encoding === null ? this.#body : this.#codedBody(encoding)
    return new FastResponse(body, {
      status: this.status,
      headers: {
        ...this.#headers,
        ...headers,
        ...(encoding === null ? {} : { 'content-encoding': encoding }),
        'content-length': String(body.length),
        vary: VARY,
      },
    })
  }

  /** As `answer`, with a strong ETag; 304 for a client that has these bytes (RFC 9110, sections 8.8.3 and 13.1.2). */
  revalidated(c: Context, headers: Readonly<Record<string, string>>): Response {
    const encoding = this.#encodingFor(c)
    this.#tag ??= contentTag(this.#body)
    const etag = `"${this.#tag}${encoding === null ? '' : `-${encoding}`}"`
    if (!isFresh(c.req.header('if-none-match'), etag)) return this.answer(c, { ...headers, etag })
    const { 'content-type': _, ...kept } = this.#headers
    return new FastResponse(null, { status: 304, headers: { ...kept, ...headers, etag, vary: VARY } })
  }

  #encodingFor(c: Context): Encoding | null {
    if (this.#body.length < MIN_SIZE) return null
    return chooseEncoding(c.req.header('accept-encoding'), ANSWER_ENCODINGS)
  }

  #codedBody(encoding: Encoding): Buffer<ArrayBuffer> {
    const made = this.#coded.get(encoding) ?? compress(this.#body, encoding)
    this.#coded.set(encoding, made)
    return made
  }
}
