import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withoutSpeech, withRefusedMicrophone, withSpeech, type SpeechStandIn } from './speech-stand-in.ts'
import {
  DESKTOP,
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onBothEditions,
  onEitherEdition,
  PHONE,
} from './visitor.ts'

const SENTENCE = 'three bed house in Bergen under eight hundred thousand'
const BRICK_RED = /oklch\(0\.5 0\.17 28/

const START_WORDS = [
  'Keystead',
  'Have a voice conversation with our real estate team’s AI assistant, right here in your browser.',
  'Allow your microphone and turn up your speaker volume.',
  "By clicking 'Start Voice Chat' you consent to this conversation. You can end it any time.",
]

type Here = Window & { speech: SpeechStandIn; mark?: true }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const log = (page: Page) => page.getByRole('log', { name: 'Transcript' })
const bar = (page: Page) => page.getByRole('region', { name: 'Voice call' })

async function openDialog(page: Page): Promise<void> {
  await button(page, 'Talk to a Real Estate Agent Now').click()
  await button(page, 'Start Voice Chat Now').waitFor()
}

async function connect(page: Page): Promise<void> {
  await openDialog(page)
  await button(page, 'Start Voice Chat Now').click()
  await page.getByRole('heading', { name: 'You are now Connected' }).waitFor()
}

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write to Maya' }).fill(text)
  await page.keyboard.press('Enter')
}

/** From now on a page that starts afresh is known by its missing mark. */
const mark = (page: Page) => page.evaluate(() => void ((window as unknown as Here).mark = true))
const isMarked = (page: Page) => page.evaluate(() => (window as unknown as Here).mark === true)

/** Holds back the scripts the page asks for from now on, until it is told to let them go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

async function isFineEverywhere(page: Page): Promise<void> {
  for (const size of [PHONE, { width: 320, height: 256 }, DESKTOP]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
  await expectNoAxeFindings(page)
}

onBothEditions('V: voice chat', ({ visit, edition }) => {
  /** Where homes to compare are there without having been saved. */
  const comparesAboveBar = async (page: Page) => {
    if (edition === 'live') return
    await page.setViewportSize(DESKTOP)
    await page.getByRole('banner').getByRole('link', { name: 'Favorites' }).click()
    for (const place of [0, 1]) await page.getByRole('checkbox').nth(place).check()
    const compare = (await page.getByRole('link', { name: 'Compare 2 homes' }).boundingBox())!
    expect(compare.y + compare.height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y)
  }

  test('V-01 V-02 V-03 V-12 a talk in writing finds homes, shows them on the listings page, and goes on there', async () => {
    const page = await visit('/', { prepare: withoutSpeech })
    await openDialog(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/you type and Maya answers/).waitFor()
    await expect.poll(() => dialog.getByRole('heading').textContent()).toBe('Start Voice Chat with Maya Torres')
    for (const words of START_WORDS) await dialog.getByText(words, { exact: true }).waitFor()
    const photo = dialog.getByRole('img', { name: 'Maya Torres' })
    expect(await photo.evaluate((image) => parseFloat(getComputedStyle(image).borderRadius) > 30)).toBe(true)
    expect(await button(page, 'Cancel').evaluate((cancel) => getComputedStyle(cancel).color)).toMatch(BRICK_RED)
    await expect.poll(() => dialog.innerText()).toMatch(/AI assistant, not a person/)
    await expect
      .poll(() => dialog.getByRole('link', { name: '(201) 555-0142' }).getAttribute('href'))
      .toBe('tel:+12015550142')
    if (edition === 'live') await isFineEverywhere(page)

    const letGo = await holdScripts(page)
    await button(page, 'Start Voice Chat Now').click()
    const connecting = button(page, 'Connecting...')
    await connecting.waitFor()
    await expect.poll(() => connecting.isDisabled()).toBe(true)
    await expectFocus(button(page, 'Cancel'))
    letGo()

    const heading = dialog.getByRole('heading', { name: 'You are now Connected' })
    await heading.waitFor()
    await expectFocus(heading)
    for (const words of ['Maya', 'Powered by Keystead', 'Call in progress', 'Live', 'Your microphone: Off']) {
      await dialog.getByText(words, { exact: true }).first().waitFor()
    }
    expect(await page.evaluate(() => (window as unknown as Here).speech.asked)).toBe(0)
    await log(page)
      .getByText(/AI assistant of Keystead/)
      .waitFor()

    await page.setViewportSize({ ...PHONE, height: 560 })
    await write(page, SENTENCE)
    const found = log(page).getByRole('region', { name: '1 home' })
    await found.waitFor()
    // A long answer is read from its beginning.
    const above = () =>
      log(page).evaluate((talk) => {
        const answer = [...talk.querySelectorAll('[data-line]')].at(-1)!
        return Math.round(talk.getBoundingClientRect().top - answer.getBoundingClientRect().top)
      })
    await expect.poll(above).toBeLessThanOrEqual(0)
    await expect.poll(() => log(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
    await page.setViewportSize(DESKTOP)
    await expect.poll(() => found.innerText()).toMatch(/Bergen County\s+Up to \$800,000\s+3\+ beds/)
    const home = found.getByRole('article').getByRole('link')
    const address = await home.getAttribute('href')
    expect(address).toMatch(/^\/listings\/\d+$/)
    // The card names the broker and links to the home, once.
    expect((await log(page).innerText()).match(/Listed by Keystead Realty LLC/gi)).toHaveLength(1)
    await expect.poll(() => log(page).locator(`a[href="${address}"]`).count()).toBe(1)
    await expect.poll(() => page.getByRole('textbox', { name: 'Write to Maya' }).inputValue()).toBe('')
    if (edition === 'live') await isFineEverywhere(page)

    await mark(page)
    await page.getByRole('link', { name: 'Show these on the listings page' }).click()
    await page.waitForURL('**/listings?county=Bergen&min=0&max=800000&beds=3')
    await page.getByText('Showing 1 property').waitFor()
    await bar(page).getByText('Live').waitFor()
    if (edition === 'live') await isFineEverywhere(page)
    await page.getByRole('article').getByRole('link').click()
    await page.waitForURL(`**${address}`)
    // Nothing lies under the bar, not even the other bar of a narrow window.
    await page.setViewportSize(PHONE)
    const request = await page.getByRole('button', { name: 'Request Information' }).first().boundingBox()
    const { y: top } = (await bar(page).boundingBox())!
    expect(request!.y + request!.height).toBeLessThanOrEqual(top)

    await comparesAboveBar(page)
    await button(page, 'Open call').click()
    await found.waitFor()
    await button(page, 'Minimize').click()
    await expectFocus(button(page, 'Open call'))
    await button(page, 'Open call').click()
    await button(page, 'End Call').click()
    await page.getByRole('heading', { name: 'The call has ended' }).waitFor()
    if (edition === 'live') await isFineEverywhere(page)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await isMarked(page)).toBe(true)
  })
})

onEitherEdition('V: voice chat', ({ visit }) => {
  test('V-03 V-04 V-05 V-12 a talk by voice: mute, stop speaking, end in the bar, and close with a fresh page', async () => {
    const page = await visit('/', { prepare: withSpeech })
    await openDialog(page)
    await page.getByText(/on this device/).waitFor()
    const asked = () => page.evaluate(() => (window as unknown as Here).speech.asked)
    expect(await asked()).toBe(0)
    await button(page, 'Start Voice Chat Now').click()
    await page.getByText('Your microphone: Active', { exact: true }).waitFor()
    expect(await asked()).toBe(1)
    await page.getByText('Speaking', { exact: true }).waitFor()
    await isFineEverywhere(page)
    await button(page, 'Stop speaking').click()
    await page.getByText('Listening', { exact: true }).waitFor()

    await page.evaluate((said) => (window as unknown as Here).speech.say(said.slice(0, 9), false), SENTENCE)
    await log(page).getByText(SENTENCE.slice(0, 9), { exact: true }).waitFor()
    await page.evaluate((said) => (window as unknown as Here).speech.say(said, true), SENTENCE)
    await log(page).getByText(SENTENCE, { exact: true }).waitFor()
    await log(page).getByRole('region', { name: '1 home' }).waitFor()

    const color = (name: string) => button(page, name).evaluate((mute) => getComputedStyle(mute).backgroundColor)
    expect(await color('Mute')).not.toMatch(BRICK_RED)
    await button(page, 'Mute').click()
    await page.getByText('Your microphone: Muted', { exact: true }).waitFor()
    await expect.poll(() => color('Unmute')).toMatch(BRICK_RED)
    await isFineEverywhere(page)
    await button(page, 'Unmute').click()
    await page.getByText('Your microphone: Active', { exact: true }).waitFor()

    // Escape closes the menu of devices, not the call around it.
    await page.locator('summary', { hasText: 'Microphone and speaker' }).click()
    await page.getByText('Speaker: browser default.').waitFor()
    await isFineEverywhere(page)
    await page.keyboard.press('Escape')
    await page.getByText('Speaker: browser default.').waitFor({ state: 'hidden' })

    // Ended in the bar, the page stays as it is.
    await mark(page)
    await button(page, 'Minimize').click()
    await bar(page).getByRole('button', { name: 'End Call' }).click()
    await bar(page).getByText('The call has ended').waitFor()
    expect(
      await page.evaluate(() => (window as unknown as Here).speech.tracks.map(({ readyState }) => readyState)),
    ).toEqual(['ended'])
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await bar(page).waitFor({ state: 'hidden' })

    await connect(page)
    await mark(page)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await reloaded
    expect(await isMarked(page)).toBe(false)
  })

  test('V-02 V-08 V-10 a start that is cancelled or fails leads back to the dialog; a refused microphone to writing', async () => {
    const page = await visit('/', { prepare: withRefusedMicrophone, expectedErrors: /Failed to load resource/ })
    await openDialog(page)
    await page.getByText(/on this device/).waitFor()
    const letGo = await holdScripts(page)
    await button(page, 'Start Voice Chat Now').click()
    await button(page, 'Connecting...').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await openDialog(page)
    await expect.poll(() => button(page, 'Start Voice Chat Now').isEnabled()).toBe(true)
    letGo()

    await button(page, 'Start Voice Chat Now').click()
    const note = page.getByText('Your browser doesn’t let us use the microphone')
    await note.waitFor()
    await page.getByText(/Chrome and Edge: .*You can continue by text\./).waitFor()
    await page.getByText('Your microphone: Off', { exact: true }).waitFor()
    await isFineEverywhere(page)
    await write(page, SENTENCE)
    await log(page).getByRole('region', { name: '1 home' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  test('V-08 code that can’t be had: guidance, the phone, and another try', async () => {
    const page = await visit('/', { prepare: withoutSpeech, expectedErrors: /Failed to load resource/ })
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await openDialog(page)
    await page.getByText(/you type and Maya answers/).waitFor()
    await page.route('**/assets/*.js', (route) => route.abort())
    await button(page, 'Start Voice Chat Now').click()
    await page.getByText('We couldn’t load the voice chat').waitFor()
    await expect.poll(() => button(page, 'Start Voice Chat Now').isEnabled()).toBe(true)
    expect(warnings).toEqual([expect.stringMatching(/^The voice call failed: not-loaded/)])
    await isFineEverywhere(page)
    await page.unroute('**/assets/*.js')
    await button(page, 'Try again').click()
    await page.getByRole('heading', { name: 'You are now Connected' }).waitFor()
  })

  test('V-12 every page offers the agent; “Text chat” asks for no microphone and speaks nothing', async () => {
    const page = await visit('/listings', { prepare: withSpeech })
    await page.getByRole('banner').getByRole('button', { name: 'Talk to an agent' }).click()
    await button(page, 'Text chat').click()
    await page.getByRole('heading', { name: 'You are now Connected' }).waitFor()
    await expectFocus(page.getByRole('textbox', { name: 'Write to Maya' }))
    for (const words of ['Chat', 'Text chat', 'Your microphone: Off'])
      await page.getByText(words, { exact: true }).waitFor()
    await log(page)
      .getByText(/The microphone is off/)
      .waitFor()
    await isFineEverywhere(page)
    const { asked, spoken } = await page.evaluate(() => (window as unknown as Here).speech)
    expect({ asked, spoken }).toEqual({ asked: 0, spoken: [] })

    // In Spanish, and back: the labels and chips follow, and what is said is marked as Spanish.
    await button(page, 'Español').click()
    const talk = page.getByRole('log', { name: 'Conversación' })
    await talk.getByText(/^Con gusto, en español\./).waitFor()
    await page
      .getByRole('textbox', { name: 'Escriba a Maya' })
      .fill('casas con tres dormitorios en el condado de Bergen')
    await page.keyboard.press('Enter')
    await talk.getByText('3+ dormitorios', { exact: true }).waitFor()
    await expect.poll(() => talk.getByText(/^\d+ viviendas? en el condado de Bergen/).getAttribute('lang')).toBe('es')
    await expectNoAxeFindings(page)
    await button(page, 'English').click()
    await log(page)
      .getByText(/^Sure, in English\./)
      .waitFor()
    await button(page, 'End Chat').click()
    await page.getByRole('heading', { name: 'The chat has ended' }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

    // The next call is by voice again.
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Talk to an agent' }).click()
    await page.getByText(/on this device/).waitFor()
    await button(page, 'Start Voice Chat Now').click()
    await page.getByText('Your microphone: Active', { exact: true }).waitFor()
  })

  test('V-01 “Ask about this home” begins with that home in hand, and turns a running talk to the next one', async () => {
    const page = await visit('/listings/3', { prepare: withoutSpeech })
    const title = (await page.getByRole('heading', { level: 1 }).textContent())!
    await button(page, 'Ask about this home').click()
    await page.getByRole('dialog').getByText(title, { exact: true }).waitFor()
    await button(page, 'Text chat').click()
    await log(page).getByText(`You’re looking at “${title}”`, { exact: false }).waitFor()
    await write(page, 'What are the taxes?')
    await log(page)
      .getByText(/Property taxes come to/)
      .waitFor()
    await log(page).locator('a[href="/listings/3"]').first().waitFor()
    await button(page, 'Minimize').click()
    await page.getByRole('banner').getByRole('link', { name: 'Listings', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Property Listings' }).waitFor()
    const link = page.getByRole('article').getByRole('link').first()
    const next = (await link.textContent())!
    await link.click()
    await button(page, 'Ask about this home').click()
    await log(page).getByText(`You’re looking at “${next}”`, { exact: false }).waitFor()
    // The dialog opens at the end of the talk.
    const atEnd = () => log(page).evaluate((talk) => talk.scrollHeight - talk.clientHeight - talk.scrollTop < 2)
    await expect.poll(atEnd).toBe(true)
  })

  test('V-03 in a window of 320 × 256 the transcript and the text box are in view', async () => {
    const page = await visit('/', { prepare: withoutSpeech, viewport: { width: 320, height: 256 } })
    await connect(page)
    await log(page)
      .getByText(/AI assistant of Keystead/)
      .waitFor()
    const boxes = [log(page), page.getByRole('textbox', { name: 'Write to Maya' })]
    for (const box of boxes) {
      const { y, height } = (await box.boundingBox())!
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThanOrEqual(256)
      expect(height).toBeGreaterThan(40)
    }
    expect((await boxes[0]!.boundingBox())!.height).toBeGreaterThan(100)
    for (const name of ['Mute', 'End Call', 'Close']) expect(await button(page, name).isVisible()).toBe(true)
  })
})
