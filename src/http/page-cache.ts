import type { RenderedPage } from './rendered-page.ts'
import { mayHaveSession } from './visitors/visitor-cookies.ts'

/** What rendering one address gave, and whether the next visitor may get it, too. */
export interface Rendering {
  page: RenderedPage
  shared: boolean
}

interface Entry {
  version: string
  page: RenderedPage
}

/** Memory of the pages, bytes: some 250 listings pages. */
const MAX_BYTES = 32 * 1024 * 1024

interface PageCacheOptions {
  /** Scheme and host visitors use, without a slash at the end; null: what each request says. */
  publicUrl: string | null
  maxBytes?: number
}

/** The most recently used pages, up to a number of bytes. A page answers for the version of the data it was made of. */
export class PageCache {
  readonly #publicUrl: string | null
  readonly #maxBytes: number
  readonly #entries = new Map<string, Entry>()
  readonly #pending = new Map<string, Promise<Rendering>>()
  #bytes = 0
  #version = ''

  constructor({ publicUrl, maxBytes = MAX_BYTES }: PageCacheOptions) {
    this.#publicUrl = publicUrl
    this.#maxBytes = maxBytes
  }

  /**
   * The address under which the page of a request is stored; null where the renderer refuses a client that takes no HTML, and for
   * a host that no address can have.
   */
  addressOf(request: Request): string | null {
    if (!TAKES_HTML.test(request.headers.get('accept') ?? '*/*')) return null
    const url = URL.parse(request.url)
    return url && `${this.#publicUrl ?? url.origin}${url.pathname}${url.search}`
  }

  /** Whether the answer to a request is stored, in the version last asked for; reads nothing. */
  has(request: Request): boolean {
    if (this.#entries.size === 0 || mayHaveSession(request)) return false
    const address = this.addressOf(request)
    return address !== null && this.#entries.get(address)?.version === this.#version
  }

  /** The stored page at `address` of this version of the data. */
  find(address: string, version: string): RenderedPage | null {
    this.#version = version
    const entry = this.#entries.get(address)
    if (entry?.version !== version) return null
    this.#entries.delete(address)
    this.#entries.set(address, entry)
    return entry.page
  }

  /**
   * Renders the page at `address` of this version of the data, and stores it if it is to be shared. Concurrent callers share
   * one rendering.
   */
  render(address: string, version: string, render: () => Promise<Rendering>): Promise<Rendering> {
    const key = `${version} ${address}`
    const pending = this.#pending.get(key)
    if (pending) return pending
    const rendering = this.#rendered(key, { address, version }, render)
    this.#pending.set(key, rendering)
    return rendering
  }

  async #rendered(
    key: string,
    { address, version }: { address: string; version: string },
    render: () => Promise<Rendering>,
  ): Promise<Rendering> {
    try {
      const rendering = await render()
      if (rendering.shared) this.#store(address, { version, page: rendering.page })
      return rendering
    } finally {
      this.#pending.delete(key)
    }
  }

  #store(address: string, entry: Entry): void {
    this.#delete(address)
    this.#entries.set(address, entry)
    this.#bytes += entry.page.bytes
    while (this.#bytes > this.#maxBytes) this.#delete(this.#entries.keys().next().value!)
  }

  #delete(address: string): void {
    this.#bytes -= this.#entries.get(address)?.page.bytes ?? 0
    this.#entries.delete(address)
  }
}

const TAKES_HTML = /(^|,)\s*(\*\/\*|text\/html)/
