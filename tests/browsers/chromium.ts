import { CHROMIUM, launchChromium } from '../e2e/visitor.ts'
import type { BrowserFamily, BrowserPage } from './browser-page.ts'

export const chromium: BrowserFamily = {
  name: 'Chromium',
  missing: CHROMIUM === null ? 'Chromium' : null,
  needsErrorScript: false,
  opensAllHomes: true,
  launch: async () => {
    const browser = await launchChromium()
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    // The headless shell crashes the page that asks what its recogniser can do: it has none.
    await page.addInitScript(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
    })
    const driven: BrowserPage = {
      open: async (address) => void (await page.goto(address)),
      begin: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
      resize: (size) => page.setViewportSize(size),
      evaluate: async (ask, ...args) =>
        JSON.parse(
          await page.evaluate(
            // What Vite's transforms leave in the function is no code of the page.
            `(async () => JSON.stringify(await (${String(ask)})(...${JSON.stringify(args)})) ?? 'null')()`,
          ),
        ),
      press: async ([first, ...way]) => {
        await page.mouse.move(first!.x, first!.y)
        await page.mouse.down()
        for (const { x, y } of way) await page.mouse.move(x, y)
        await page.mouse.up()
      },
      type: (text) => page.keyboard.type(text),
      key: (name) => page.keyboard.press(name),
      takeErrors: () => errors.splice(0),
    }
    return { page: driven, close: () => browser.close() }
  },
}
