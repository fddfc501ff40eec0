import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignInStep, TwoStepSetup } from '#domain/account/sign-ins.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { totpCode } from '../totp-app.ts'
import { linkToken, type AccountHarness } from './account-gateway.ts'

const PASSWORD = 'blue door, warm kitchen'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const INVALID = (field: string) => ({ ok: false, problem: { kind: 'invalid', fields: [{ field }] } })

/** What every adapter of real accounts must do for its owner's settings: name, address, sessions and second step. */
export function accountSettingsConformance(name: string, open: () => Promise<AccountHarness>): void {
  describe(`account settings: ${name}`, () => {
    let harness: AccountHarness
    let people = 0
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())
    // The clock stands still, so that a code is right as long as a test wants.
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
    afterEach(() => void vi.useRealTimers())
    const passSeconds = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000)

    const newPerson = () => ({ firstName: 'Ana', lastName: 'Ruiz', email: `settings.${people++}@example.com` })
    const joined = async (userAgent?: string) => {
      const [browser, person] = [harness.newBrowser(userAgent), newPerson()]
      valueOrThrow(await browser.signUp({ ...person, password: PASSWORD }))
      valueOrThrow(await browser.confirmSignUp(await mailedToken(person.email)))
      return { browser, person }
    }
    const mailedToken = async (email: string) => linkToken(await harness.mails(), email)
    const topicsTo = async (email: string) =>
      (await harness.mails()).filter(({ mail }) => mail.to[0]!.address === email).map(({ topic }) => topic)
    const settingsOf = async (browser: AccountGateway) => valueOrThrow(await browser.settings())

    test('a new name is known everywhere', async () => {
      const { browser, person } = await joined()
      const phone = harness.newBrowser()
      valueOrThrow(await phone.signIn(person.email, PASSWORD))
      expect(await browser.rename(' ', 'Diaz')).toMatchObject(INVALID('firstName'))
      valueOrThrow(await browser.rename(' Anna ', 'Diaz'))
      expect(valueOrThrow(await phone.current())).toEqual({ ...person, firstName: 'Anna', lastName: 'Diaz' })
    })

    test('an address that isn’t confirmed yet gets another link, of which only the newest works', async () => {
      const [browser, person] = [harness.newBrowser(), newPerson()]
      valueOrThrow(await browser.signUp({ ...person, password: PASSWORD }))
      const first = await mailedToken(person.email)
      valueOrThrow(await browser.signIn(person.email, PASSWORD))
      expect((await settingsOf(browser)).emailConfirmed).toBe(false)
      valueOrThrow(await browser.rename('Anna', 'Ruiz'))
      valueOrThrow(await browser.mailConfirmation())
      expect(await topicsTo(person.email)).toEqual(['sign-up', 'sign-up'])
      const phone = harness.newBrowser()
      expect(await phone.confirmSignUp(first)).toMatchObject({ problem: { kind: 'not-found' } })
      valueOrThrow(await phone.confirmSignUp(await mailedToken(person.email)))
      expect(valueOrThrow(await phone.current())).toEqual({ ...person, firstName: 'Anna' })
      // The account is the same: the session from before is still there.
      expect((await settingsOf(browser)).emailConfirmed).toBe(true)
      expect(await browser.mailConfirmation()).toMatchObject({ problem: { kind: 'conflict' } })
    })

    test('nobody who is signed out has a link mailed', async () => {
      expect(await harness.newBrowser().mailConfirmation()).toMatchObject({ problem: { kind: 'unauthorized' } })
    })

    describe('a new address', () => {
      test('counts once its link is used; the old one is told, and signs in no longer', async () => {
        const { browser, person } = await joined()
        const email = `new.${person.email}`
        expect(await browser.requestEmailChange({ email: email, password: 'not mine at all' })).toMatchObject(
          INVALID('password'),
        )
        expect(
          await browser.requestEmailChange({ email: person.email.toUpperCase(), password: PASSWORD }),
        ).toMatchObject(INVALID('email'))
        valueOrThrow(await browser.requestEmailChange({ email: email.toUpperCase(), password: PASSWORD }))
        expect((await settingsOf(browser)).newEmail).toBe(email)
        expect(valueOrThrow(await browser.current())).toEqual(person)
        const token = await mailedToken(email)
        valueOrThrow(await harness.newBrowser().confirmEmailChange(token))
        expect(valueOrThrow(await browser.current())).toEqual({ ...person, email })
        expect((await settingsOf(browser)).newEmail).toBeNull()
        expect(await topicsTo(email)).toEqual(['new-email'])
        expect(await topicsTo(person.email)).toEqual(['sign-up', 'email-changed'])
        expect(await harness.newBrowser().signIn(person.email, PASSWORD)).toMatchObject({ ok: false })
        valueOrThrow(await harness.newBrowser().signIn(email, PASSWORD))
        expect(await browser.confirmEmailChange(token)).toMatchObject({ problem: { kind: 'not-found' } })
      })

      test('is answered the same if it has an account, whose owner is told, and nothing changes', async () => {
        const { browser, person } = await joined()
        const other = await joined()
        const free = await browser.requestEmailChange({ email: `free.${person.email}`, password: PASSWORD })
        expect(await browser.requestEmailChange({ email: other.person.email, password: PASSWORD })).toEqual(free)
        expect(await topicsTo(other.person.email)).toEqual(['sign-up', 'email-taken'])
        expect(valueOrThrow(await browser.current())).toEqual(person)
        expect(valueOrThrow(await other.browser.current())).toEqual(other.person)
      })

      test('that somebody signed up with meanwhile is not taken away', async () => {
        const { browser, person } = await joined()
        const email = `late.${person.email}`
        valueOrThrow(await browser.requestEmailChange({ email: email, password: PASSWORD }))
        const token = await mailedToken(email)
        const other = harness.newBrowser()
        valueOrThrow(await other.signUp({ ...newPerson(), email, password: PASSWORD }))
        valueOrThrow(await other.confirmSignUp(await mailedToken(email)))
        expect(await browser.confirmEmailChange(token)).toMatchObject({ problem: { kind: 'not-found' } })
        expect(valueOrThrow(await browser.current())).toEqual(person)
      })

      test('has a link that works for 24 hours, and only the newest does; links to reset the password end', async () => {
        const { browser, person } = await joined()
        valueOrThrow(await browser.requestEmailChange({ email: `one.${person.email}`, password: PASSWORD }))
        const first = await mailedToken(`one.${person.email}`)
        valueOrThrow(await browser.requestEmailChange({ email: `two.${person.email}`, password: PASSWORD }))
        const second = await mailedToken(`two.${person.email}`)
        valueOrThrow(await browser.requestPasswordReset(person.email))
        const reset = await mailedToken(person.email)
        expect(await browser.confirmEmailChange(first)).toMatchObject({ problem: { kind: 'not-found' } })
        passSeconds(24 * 3600)
        expect(await browser.confirmEmailChange(second)).toMatchObject({ problem: { kind: 'not-found' } })
        passSeconds(-24 * 3600)
        valueOrThrow(await browser.confirmEmailChange(second))
        expect(await browser.resetPassword(reset, 'three maples and a porch')).toMatchObject({ ok: false })
      })
    })

    describe('sessions', () => {
      test('are listed with the browser in words, the last used first, and end one by one or all others', async () => {
        const { browser, person } = await joined(FIREFOX)
        const others = [harness.newBrowser(), harness.newBrowser(), harness.newBrowser()]
        for (const other of others) {
          passSeconds(60)
          valueOrThrow(await other.signIn(person.email, PASSWORD))
        }
        const { sessions } = await settingsOf(browser)
        expect(sessions.map(({ device, current }) => `${device} ${current}`)).toEqual([
          ...others.map(() => 'Unknown browser false'),
          'Firefox on Windows true',
        ])
        expect(Date.parse(sessions[0]!.since)).toBe(Date.now())
        valueOrThrow(await browser.endSession(sessions[0]!.id))
        expect(valueOrThrow(await others[2]!.current())).toBeNull()
        expect(await browser.endSession(sessions[0]!.id)).toMatchObject({ problem: { kind: 'not-found' } })
        expect(valueOrThrow(await others[1]!.current())).toEqual(person)
        valueOrThrow(await browser.endOtherSessions())
        expect(valueOrThrow(await others[1]!.current())).toBeNull()
        expect((await settingsOf(browser)).sessions).toMatchObject([{ current: true }])
      })

      test('of another account can’t be ended', async () => {
        const [ana, eve] = [await joined(), await joined()]
        const [own] = (await settingsOf(ana.browser)).sessions
        expect(await eve.browser.endSession(own!.id)).toMatchObject({ problem: { kind: 'not-found' } })
        valueOrThrow(await eve.browser.endOtherSessions())
        expect(valueOrThrow(await ana.browser.current())).toEqual(ana.person)
      })
    })

    describe('two-step sign-in', () => {
      /** Somebody with the second step on; the code that switched it on is used up. */
      const secured = async () => {
        const { browser, person } = await joined(FIREFOX)
        const setup = valueOrThrow(await browser.startTwoStep(PASSWORD))
        valueOrThrow(await browser.finishTwoStep(totpCode(setup.key)))
        passSeconds(60)
        return { browser, person, setup }
      }
      /** Somebody before the second step, with the challenge. */
      const challenged = async (email: string) => {
        const browser = harness.newBrowser()
        const step: SignInStep = valueOrThrow(await browser.signIn(email, PASSWORD))
        if (step.step !== 'code') throw new Error('No code was asked for')
        return { browser, challenge: step.challenge }
      }
      const wrongCode = ({ key }: TwoStepSetup) => String((Number(totpCode(key)) + 1) % 1_000_000).padStart(6, '0')

      test('is switched on by the password and a first code, and its codes are shown once', async () => {
        const { browser, person } = await joined(FIREFOX)
        expect(await browser.startTwoStep('not mine at all')).toMatchObject(INVALID('password'))
        expect(await browser.finishTwoStep('123456')).toMatchObject({ problem: { kind: 'conflict' } })
        const setup = valueOrThrow(await browser.startTwoStep(PASSWORD))
        expect(setup.address).toMatch(/^otpauth:\/\/totp\/Keystead:/)
        expect(new URL(setup.address).searchParams.get('secret')).toBe(setup.key)
        expect(new Set(setup.recoveryCodes).size).toBe(10)
        expect(await browser.finishTwoStep(wrongCode(setup))).toMatchObject(INVALID('code'))
        expect(await browser.finishTwoStep(setup.recoveryCodes[0]!)).toMatchObject(INVALID('code'))
        expect((await settingsOf(browser)).twoStep).toBe(false)
        valueOrThrow(await browser.finishTwoStep(totpCode(setup.key)))
        expect(await settingsOf(browser)).toMatchObject({
          twoStep: true,
          recoveryCodesLeft: 10,
          sessions: [{ current: true, device: 'Firefox on Windows' }],
        })
        expect(valueOrThrow(await browser.current())).toEqual(person)
        expect(await browser.startTwoStep(PASSWORD)).toMatchObject({ problem: { kind: 'conflict' } })
        const exported = valueOrThrow(await browser.exportData())
        expect(exported).toMatchObject({ account: { twoStep: true } })
        expect(JSON.stringify(exported)).not.toContain(setup.key)
      })

      test('asks for a code after the password, and signs in with it', async () => {
        const { person, setup } = await secured()
        const { browser, challenge } = await challenged(person.email)
        expect(valueOrThrow(await browser.current())).toBeNull()
        expect(await browser.signInWithCode(challenge, wrongCode(setup))).toMatchObject(INVALID('code'))
        expect(await browser.signInWithCode('guessed', totpCode(setup.key))).toMatchObject({
          problem: { kind: 'unauthorized' },
        })
        passSeconds(30)
        valueOrThrow(await browser.signInWithCode(challenge, totpCode(setup.key)))
        expect(valueOrThrow(await browser.current())).toEqual(person)
      })

      test('takes a code once, also of two at the same moment, and none older than a minute', async () => {
        const { person, setup } = await secured()
        const code = totpCode(setup.key)
        const both = [await challenged(person.email), await challenged(person.email)]
        const answers = await Promise.all(both.map(({ browser, challenge }) => browser.signInWithCode(challenge, code)))
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
        const { browser, challenge } = await challenged(person.email)
        expect(await browser.signInWithCode(challenge, code)).toMatchObject(INVALID('code'))
        const old = totpCode(setup.key, Date.now() - 60_000)
        expect(await browser.signInWithCode(challenge, old)).toMatchObject(INVALID('code'))
        passSeconds(60)
        valueOrThrow(await browser.signInWithCode(challenge, totpCode(setup.key)))
        expect(await browser.signInWithCode(challenge, totpCode(setup.key, Date.now() + 30_000))).toMatchObject({
          ok: false,
        })
      })

      test('takes each recovery code once', async () => {
        const { person, setup } = await secured()
        const [first, second] = setup.recoveryCodes as [string, string]
        const { browser, challenge } = await challenged(person.email)
        valueOrThrow(await browser.signInWithCode(challenge, ` ${first.toLowerCase().replaceAll('-', ' ')}`))
        expect((await settingsOf(browser)).recoveryCodesLeft).toBe(9)
        const again = await challenged(person.email)
        expect(await again.browser.signInWithCode(again.challenge, first)).toMatchObject(INVALID('code'))
        const both = [await challenged(person.email), await challenged(person.email)]
        const answers = await Promise.all(both.map((each) => each.browser.signInWithCode(each.challenge, second)))
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      })

      test('a challenge is over after five wrong codes, and after ten minutes', async () => {
        const { person, setup } = await secured()
        const guesser = await challenged(person.email)
        for (let guess = 0; guess < 5; guess++) {
          const code = String(guess).padStart(6, '0')
          expect([guess, await guesser.browser.signInWithCode(guesser.challenge, code)]).toMatchObject([
            guess,
            INVALID('code'),
          ])
        }
        const over = { problem: { kind: 'unauthorized' } }
        expect(await guesser.browser.signInWithCode(guesser.challenge, totpCode(setup.key))).toMatchObject(over)
        const late = await challenged(person.email)
        passSeconds(601)
        expect(await late.browser.signInWithCode(late.challenge, totpCode(setup.key))).toMatchObject(over)
      })

      test('ten wrong codes in a row lock the second step for 15 minutes, whatever the challenge', async () => {
        const { person, setup } = await secured()
        for (let guess = 0; guess < 10; guess++) {
          const { browser, challenge } = await challenged(person.email)
          const answer = await browser.signInWithCode(challenge, String(guess).padStart(6, '0'))
          expect([guess, answer]).toMatchObject([guess, INVALID('code')])
        }
        const locked = await challenged(person.email)
        expect(await locked.browser.signInWithCode(locked.challenge, setup.recoveryCodes[0]!)).toMatchObject({
          problem: { kind: 'rate-limited', retryAfterSeconds: 900 },
        })
        passSeconds(901)
        const { browser, challenge } = await challenged(person.email)
        valueOrThrow(await browser.signInWithCode(challenge, totpCode(setup.key)))
      })

      test('a new password by a mailed link doesn’t switch it off', async () => {
        const { browser, person } = await secured()
        valueOrThrow(await browser.requestPasswordReset(person.email))
        valueOrThrow(await browser.resetPassword(await mailedToken(person.email), PASSWORD))
        await challenged(person.email)
      })

      test('a new address asks for a code, too', async () => {
        const { browser, person, setup } = await secured()
        const change = { email: `coded.${person.email}`, password: PASSWORD }
        expect(await browser.requestEmailChange(change)).toMatchObject(INVALID('code'))
        expect(await browser.requestEmailChange({ ...change, code: wrongCode(setup) })).toMatchObject(INVALID('code'))
        expect((await settingsOf(browser)).newEmail).toBeNull()
        valueOrThrow(await browser.requestEmailChange({ ...change, code: totpCode(setup.key) }))
        expect((await settingsOf(browser)).newEmail).toBe(change.email)
      })

      test('is switched off by the password and a code; then the password is enough', async () => {
        const { browser, person, setup } = await secured()
        const code = totpCode(setup.key)
        expect(await browser.stopTwoStep('not mine at all', code)).toMatchObject(INVALID('password'))
        expect(await browser.stopTwoStep(PASSWORD, wrongCode(setup))).toMatchObject(INVALID('code'))
        valueOrThrow(await browser.stopTwoStep(PASSWORD, code))
        expect(await settingsOf(browser)).toMatchObject({ twoStep: false, recoveryCodesLeft: 0 })
        expect(valueOrThrow(await browser.current())).toEqual(person)
        const other = harness.newBrowser()
        expect(valueOrThrow(await other.signIn(person.email, PASSWORD))).toEqual({ step: 'done' })
        expect(await browser.stopTwoStep(PASSWORD, code)).toMatchObject({ problem: { kind: 'conflict' } })
      })

      test('an account can be deleted with it on, and made again without it', async () => {
        const { browser, person } = await secured()
        valueOrThrow(await browser.deleteAccount(PASSWORD))
        valueOrThrow(await browser.signUp({ ...person, password: PASSWORD }))
        valueOrThrow(await browser.confirmSignUp(await mailedToken(person.email)))
        expect((await settingsOf(browser)).twoStep).toBe(false)
      })
    })
  })
}
