import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The main heading of every planted page. */
export const PLANTED_HEADING = 'Planted'

/** What is wrong with a page, as HTML. Each of them must be found in every browser family. */
export const FAULTS = {
  'an uncaught error': `<script>throw new Error('planted')</script>`,
  'a rejection that nobody handles': `<script>Promise.reject(new Error('planted'))</script>`,
  'an error in the console': `<script>console.error('planted')</script>`,
  'a file that isn’t there': `<img src="/planted.png" alt="">`,
} as const

/** A page that only one browser family has trouble with. */
const inOneFamily = (family: string): string => `<script>
  const engine = /Firefox/.test(navigator.userAgent) ? 'Firefox' : /Chrome/.test(navigator.userAgent) ? 'Chromium' : 'WebKit'
  if (engine === '${family}') throw new Error('planted')
</script>`

/** Where a page is with a fault, and with one in a single browser family. */
export const faultAt = (fault: keyof typeof FAULTS): string => `/?fault=${encodeURIComponent(fault)}`
export const faultIn = (family: string): string => `/?family=${family}`

/** A site of pages with planted faults, which shows that the tests of a family find them; `/` has none. */
export async function startPlantedSite(): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer(({ url }, answer) => {
    const { pathname, searchParams } = new URL(url!, 'http://localhost')
    const [fault, family] = [searchParams.get('fault'), searchParams.get('family')]
    answer.writeHead(pathname === '/' ? 200 : 404, { 'content-type': 'text/html' })
    const planted = fault ? FAULTS[fault as keyof typeof FAULTS] : family ? inOneFamily(family) : ''
    answer.end(
      `<!doctype html><html lang="en"><head><link rel="icon" href="data:,">${planted}</head><h1>${PLANTED_HEADING}</h1></html>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
