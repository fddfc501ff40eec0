import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const SCRIPT_PATH = '/error-script.js'
const OWN_SCRIPT = /^\/assets\/[^/]+\.js$/
const REPORT_PATH = '/error-report'

/**
 * Runs before the page's own scripts and sends each error at once, so that none is lost with the page. It is a file of the
 * site's own origin, which the site's Content-Security-Policy allows, and leaves no trace that hydration could meet.
 */
function reportErrors(path: string): void {
  document.currentScript?.remove()
  const report = (...parts: unknown[]) => {
    const call = new XMLHttpRequest()
    call.open('POST', path, false)
    call.send(parts.map((part) => (part instanceof Error ? `${part} ${part.stack}` : String(part))).join(' '))
  }
  // A page that is left breaks off what it loads.
  let isLeft = false
  addEventListener('beforeunload', () => (isLeft = true))
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target instanceof HTMLElement && isLeft) return
      if (target instanceof HTMLElement) report('not loaded:', target.outerHTML.slice(0, 200))
      else report('uncaught:', event.message, event.error)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection:', reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('refused by the Content-Security-Policy:', violatedDirective, blockedURI),
  )
  const written = globalThis.console
  const write = written.error
  written.error = (...parts) => {
    report('console:', ...parts)
    write.apply(written, parts)
  }
}

/** A site passed on under an address of its own, so that a visitor starts with nothing kept. */
export interface SiteRelay {
  address: string
  /** What the browser or the script reported, and every answer of 400 or above, since last asked. */
  takeErrors(): string[]
  /**
   * From now on the script that a page asks for first waits for `releaseScripts`: all of them are modules of one graph, none of
   * which runs before. More would take the few connections that a browser has to a site.
   */
  holdScripts(): void
  releaseScripts(): void
  close(): Promise<void>
}

let relays = 0

/** Relays a site. `withErrorScript`: its pages report their errors, for browsers that don't. */
export async function relaySite(site: string, { withErrorScript }: { withErrorScript: boolean }): Promise<SiteRelay> {
  relays++
  const errors: string[] = []
  let held: { path?: string; released: PromiseWithResolvers<void> } | null = null
  // A cookie belongs to a host, whatever the port; and what many tests do together is no flood.
  const host = `127.${process.pid & 255}.${(relays >> 8) & 255}.${relays & 255 || 1}`
  const server = createServer((asked, answer) => {
    if (asked.url === SCRIPT_PATH) {
      answer.setHeader('content-type', 'text/javascript')
      answer.end(`(${String(reportErrors)})('${REPORT_PATH}')`)
    } else if (asked.url === REPORT_PATH) void read(asked).then((text) => (errors.push(text), answer.end()))
    else if (isHeld(asked.url!)) void held!.released.promise.then(() => relay(asked, answer))
    else relay(asked, answer)
  })

  function isHeld(path: string): boolean {
    if (!held || !OWN_SCRIPT.test(path)) return false
    held.path ??= path
    return held.path === path
  }

  function relay(asked: IncomingMessage, answer: ServerResponse) {
    const headers = {
      ...asked.headers,
      'x-forwarded-for': host,
      ...(withErrorScript && { 'accept-encoding': 'identity' }),
    }
    const further = request(new URL(asked.url!, site), { method: asked.method, headers }, (response) => {
      const status = response.statusCode!
      if (status >= 400) errors.push(`${status} ${asked.url}`)
      const isPage = response.headers['content-type']?.startsWith('text/html') ?? false
      if (!withErrorScript || !isPage || status === 304) {
        answer.writeHead(status, response.rawHeaders)
        response.pipe(answer)
        return
      }
      void read(response).then((page) => {
        const { 'content-length': _length, ...kept } = response.headers
        answer.writeHead(status, kept)
        answer.end(page.replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`))
      })
    })
    further.on('error', () => answer.destroy())
    answer.on('close', () => further.destroy())
    asked.pipe(further)
  }

  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://${host}:${port}`,
    takeErrors: () => errors.splice(0),
    holdScripts: () => {
      held = { released: Promise.withResolvers() }
    },
    releaseScripts: () => {
      held?.released.resolve()
      held = null
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function read(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
