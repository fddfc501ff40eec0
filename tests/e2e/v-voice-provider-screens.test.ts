import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { editionVisitor, visitorOf } from './visitor.ts'
import { webCall } from './voice-provider/provider-api.ts'
import { preparePage, sentToRoom } from './voice-provider/provider-page.ts'
import { ASSISTANT, expectNothingLeft, inPage, PUBLIC_KEY, providerSite } from './voice-provider/provider-site.ts'

const site = providerSite()

describe.each(['live', 'sample'] as const)('on the screens [%s]', (edition) => {
  /** The sample edition is built without a provider: its settings are replaced, and its policy lacks the provider's hosts. */
  async function openDialog(expectedErrors: RegExp) {
    const visitor = edition === 'live' ? visitorOf('live', site.url) : editionVisitor('sample')
    const provider = { publicKey: PUBLIC_KEY, assistantId: ASSISTANT, apiUrl: site.api.url, status: false }
    const page = await visitor.visit('/', {
      expectedErrors,
      bypassCSP: edition === 'sample',
      prepare: async (fresh) => {
        await preparePage(fresh)
        const settings = { provider, model: false }
        if (edition === 'sample')
          await fresh.route('**/voice-settings.json', (route) => route.fulfill({ json: settings }))
      },
    })
    await page.getByRole('button', { name: 'Talk to a Real Estate Agent Now' }).first().click()
    return page
  }
  const start = (page: Page) => page.getByRole('button', { name: 'Start Voice Chat Now' }).click()
  const connected = (page: Page) => page.getByRole('heading', { name: 'You are now Connected' }).waitFor()

  test('V-02 V-04 V-06 V-07 V-12 a visitor connects, mutes, ends, and closes the tab in another call: nothing stays behind', async () => {
    const page = await openDialog(/Failed to load resource/)
    await page.getByText('Your voice goes to our voice service, Vapi').waitFor()
    expect(await inPage(page, (here) => here.microphone.asked)).toBe(0)
    site.api.manner.webCall = 'never'
    await start(page)
    await expect.poll(() => page.getByRole('button', { name: 'Connecting...' }).isDisabled()).toBe(true)
    await expect.poll(() => site.api.made.length).toBe(1)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectNothingLeft(page)
    site.api.manner.webCall = webCall()
    await page.getByRole('button', { name: 'Talk to a Real Estate Agent Now' }).first().click()
    await start(page)
    await connected(page)
    await page.getByText('Powered by Vapi').waitFor()
    expect(site.api.made.at(-1)).toEqual({ authorization: `Bearer ${PUBLIC_KEY}`, payload: { assistantId: ASSISTANT } })
    await page.getByRole('button', { name: 'Mute', exact: true }).click()
    await page.getByRole('button', { name: 'Unmute' }).waitFor()
    const silence = expect.objectContaining({ action: 'local-audio', state: false })
    await expect.poll(() => sentToRoom(page)).toContainEqual(silence)
    await inPage(page, (here) =>
      here.callMachine!.says({
        type: 'transcript',
        role: 'assistant',
        transcriptType: 'final',
        transcript: 'Welcome home.',
      }),
    )
    await page.getByText('Welcome home.').waitFor()
    // What the agent looks up is shown, too.
    await inPage(page, (here) => {
      const asked = { name: 'search_listings', arguments: JSON.stringify({ county: 'Bergen' }) }
      here.callMachine!.says({ type: 'tool-calls', toolCallList: [{ id: 'one', type: 'function', function: asked }] })
    })
    await page.getByText('Show these on the listings page').waitFor()
    await page.getByRole('button', { name: 'End Call' }).click()
    await page.getByRole('heading', { name: 'The call has ended' }).waitFor()
    await expectNothingLeft(page)
    await page.getByRole('button', { name: 'Talk again' }).click()
    await connected(page)
    await inPage(page, () => void dispatchEvent(new PageTransitionEvent('pagehide')))
    await expectNothingLeft(page)
  })

  test('V-08 V-10 V-11 each failure is explained, and the visitor can try again', async () => {
    const page = await openDialog(/Failed to load resource|The voice call failed|sentry/)
    await inPage(page, (here) => (here.microphone.refusal = 'NotAllowedError'))
    await start(page)
    await page.getByText('Your browser doesn’t let us use the microphone').waitFor()
    await inPage(page, (here) => (here.microphone.refusal = null))
    site.api.manner.webCall = { status: 401, body: '{"statusCode":401}' }
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Our voice service refused the call').waitFor()
    site.api.manner.webCall = webCall()
    await page.getByRole('button', { name: 'Try again' }).click()
    await connected(page)
    await inPage(page, (here) =>
      here.callMachine!.tells({ action: 'error', errorMsg: 'x', error: { type: 'connection-error', msg: 'Lost' } }),
    )
    await page.getByText('The connection was lost').waitFor()
    await expectNothingLeft(page)
  })
})
