import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SignUp } from '#domain/account/account.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'

export interface AccountHarness {
  /** The account as a browser of its own sees it. */
  newBrowser(userAgent?: string): AccountGateway
  /** All mails so far, once those under way are there. */
  mails(): Promise<readonly OutgoingMail[]>
  close(): Promise<void>
}

/** The tokens of the links mailed to an address, the oldest first. */
const linkTokens = (mails: readonly OutgoingMail[], email: string): string[] =>
  mails
    .filter(({ mail, secretUntil }) => secretUntil !== null && mail.to[0]!.address === email)
    .map(({ mail }) => /#(?:[\w-]+\.)?([\w-]+)\s/.exec(mail.text)![1]!)

export const linkToken = (mails: readonly OutgoingMail[], email: string): string => linkTokens(mails, email).at(-1)!

const PASSWORD = 'blue door, warm kitchen'
const OTHER = 'three maples and a porch'

/** What every adapter of real accounts must do. */
export function accountConformance(name: string, open: () => Promise<AccountHarness>): void {
  describe(`accounts: ${name}`, () => {
    let harness: AccountHarness
    let people = 0
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())
    afterEach(() => vi.useRealTimers())

    const newPerson = () => ({ firstName: 'Ana', lastName: 'Ruiz', email: `ana.${people++}@example.com` })
    /** Somebody with a new account, signed in to it. */
    const joined = async () => {
      const [browser, person] = [harness.newBrowser(), newPerson()]
      await join(browser, { ...person, password: PASSWORD })
      return { browser, person }
    }
    /** Signs up and uses the mailed link. */
    const join = async (browser: AccountGateway, person: SignUp) => {
      valueOrThrow(await browser.signUp(person))
      valueOrThrow(await browser.confirmSignUp(await mailedToken(person.email)))
    }
    const topicsTo = async (email: string) => (await mailsTo(email)).map(({ topic }) => topic)
    /** The token of the newest link mailed to an address. */
    const mailedToken = async (email: string) => linkToken(await harness.mails(), email)
    const mailsTo = async (email: string) =>
      (await harness.mails()).filter(({ mail }) => mail.to.some(({ address }) => address === email))
    const resetToken = async (email: string) => {
      valueOrThrow(await harness.newBrowser().requestPasswordReset(email))
      return mailedToken(email)
    }
    const inDays = (days: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 3600 * 1000 })
    }

    test('at first nobody is signed in, and signing out does nothing', async () => {
      const browser = harness.newBrowser()
      expect(valueOrThrow(await browser.current())).toBeNull()
      valueOrThrow(await browser.signOut())
    })

    test('A-03 R-06 signing up mails a link that signs in; then the name is known, until signing out', async () => {
      const [browser, person] = [harness.newBrowser(), newPerson()]
      expect(await browser.signUp({ ...person, password: PASSWORD })).toEqual({ ok: true, value: 'link-mailed' })
      expect(valueOrThrow(await browser.current())).toBeNull()
      valueOrThrow(await browser.confirmSignUp(await mailedToken(person.email)))
      expect(valueOrThrow(await browser.current())).toEqual(person)
      expect(valueOrThrow(await harness.newBrowser().current())).toBeNull()
      valueOrThrow(await browser.signOut())
      expect(valueOrThrow(await browser.current())).toBeNull()
    })

    test('A-01 signing in works in any case of the address, in several browsers at once', async () => {
      const { browser, person } = await joined()
      const other = harness.newBrowser()
      valueOrThrow(await other.signIn(person.email.toUpperCase(), PASSWORD))
      expect(valueOrThrow(await other.current())).toEqual(person)
      valueOrThrow(await other.signOut())
      expect(valueOrThrow(await browser.current())).toEqual(person)
    })

    test('A-01 a wrong password and an unknown address are answered alike', async () => {
      const { person } = await joined()
      const browser = harness.newBrowser()
      const answers = [await browser.signIn(person.email, OTHER), await browser.signIn('nobody@example.com', PASSWORD)]
      expect(answers[0]).toMatchObject({ ok: false, problem: { kind: 'unauthorized' } })
      expect(answers[1]).toEqual(answers[0])
      expect(valueOrThrow(await browser.current())).toBeNull()
    })

    test('signing up with a registered address is answered like any, changes nothing, and its owner is told', async () => {
      const { person } = await joined()
      const stranger = harness.newBrowser()
      const fresh = await harness.newBrowser().signUp({ ...newPerson(), password: OTHER })
      const answer = await stranger.signUp({ ...person, firstName: 'Eve', password: OTHER })
      expect(answer).toEqual(fresh)
      expect(valueOrThrow(await stranger.current())).toBeNull()
      expect(await stranger.signIn(person.email, OTHER)).toMatchObject({ ok: false })
      valueOrThrow(await stranger.signIn(person.email, PASSWORD))
      expect(valueOrThrow(await stranger.current())).toEqual(person)
      expect(await topicsTo(person.email)).toEqual(['sign-up', 'account-exists'])
    })

    test('a mail holds nothing that was typed: whoever made the account need not own the address', async () => {
      const person = { ...newPerson(), firstName: 'Win at evil.example', lastName: 'Now' }
      await join(harness.newBrowser(), { ...person, password: PASSWORD })
      valueOrThrow(await harness.newBrowser().signUp({ ...person, password: PASSWORD }))
      await resetToken(person.email)
      const mails = await mailsTo(person.email)
      expect(mails.map(({ topic }) => topic).toSorted()).toEqual(['account-exists', 'password-reset', 'sign-up'])
      expect(JSON.stringify(mails)).not.toMatch(/evil|Now\b/)
    })

    test('two who sign up with one address at the same moment get one account, by the link used first', async () => {
      const person = newPerson()
      const browsers = [harness.newBrowser(), harness.newBrowser()]
      const answers = await Promise.all(browsers.map((browser) => browser.signUp({ ...person, password: PASSWORD })))
      expect(answers.map(({ ok }) => ok)).toEqual([true, true])
      const tokens = linkTokens(await harness.mails(), person.email)
      expect(tokens).toHaveLength(2)
      const used = await Promise.all(browsers.map((browser, place) => browser.confirmSignUp(tokens[place]!)))
      expect(used.filter(({ ok }) => ok)).toHaveLength(1)
      for (const browser of browsers) valueOrThrow(await browser.signIn(person.email, PASSWORD))
      expect(valueOrThrow(await browsers[1]!.current())).toEqual(person)
    })

    test('a link makes one account even if used twice at the same moment', async () => {
      const person = newPerson()
      valueOrThrow(await harness.newBrowser().signUp({ ...person, password: PASSWORD }))
      const token = await mailedToken(person.email)
      const answers = await Promise.all([1, 2].map(() => harness.newBrowser().confirmSignUp(token)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    })

    test('A-01 the password signs in before the link is used; the address gets nothing but links to confirm it', async () => {
      const [browser, person] = [harness.newBrowser(), newPerson()]
      valueOrThrow(await browser.signUp({ ...person, password: PASSWORD }))
      valueOrThrow(await browser.signIn(person.email, PASSWORD))
      expect(valueOrThrow(await browser.current())).toEqual(person)
      valueOrThrow(await browser.requestPasswordReset(person.email))
      valueOrThrow(await browser.signUp({ ...person, password: OTHER }))
      expect(await topicsTo(person.email)).toEqual(['sign-up', 'sign-up'])
    })

    test('a link of an account that is signed in to already leaves it as it is; signing up anew gives another link', async () => {
      const [browser, person] = [harness.newBrowser(), newPerson()]
      valueOrThrow(await browser.signUp({ ...person, password: PASSWORD }))
      valueOrThrow(await browser.signIn(person.email, PASSWORD))
      valueOrThrow(await harness.newBrowser().signUp({ ...person, password: PASSWORD }))
      valueOrThrow(await harness.newBrowser().confirmSignUp(await mailedToken(person.email)))
      expect(valueOrThrow(await browser.current())).toEqual(person)
      await resetToken(person.email)
      expect(await topicsTo(person.email)).toEqual(['sign-up', 'sign-up', 'password-reset'])
    })

    test('a link sent again takes the place of the one before, which would make the account anew', async () => {
      const [browser, phone, person] = [harness.newBrowser(), harness.newBrowser(), newPerson()]
      valueOrThrow(await browser.signUp({ ...person, password: PASSWORD }))
      const first = await mailedToken(person.email)
      valueOrThrow(await browser.signIn(person.email, PASSWORD))
      valueOrThrow(await browser.signUp({ ...person, password: PASSWORD }))
      expect(await phone.confirmSignUp(first)).toMatchObject({ problem: { kind: 'not-found' } })
      expect(valueOrThrow(await browser.current())).toEqual(person)
      valueOrThrow(await phone.confirmSignUp(await mailedToken(person.email)))
      expect(valueOrThrow(await browser.current())).toEqual(person)
    })

    test('a link to confirm an address works once, for 24 hours, and its mail holds it no longer', async () => {
      const [browser, person] = [harness.newBrowser(), newPerson()]
      const dead = { ok: false, problem: { kind: 'not-found' } }
      expect(await browser.confirmSignUp('guessed')).toMatchObject(dead)
      valueOrThrow(await browser.signUp({ ...person, password: PASSWORD }))
      const token = await mailedToken(person.email)
      const { secretUntil } = (await mailsTo(person.email)).at(-1)!
      expect(Math.round((secretUntil!.getTime() - Date.now()) / 3_600_000)).toBe(24)
      inDays(1.01)
      expect(await browser.confirmSignUp(token)).toMatchObject(dead)
      vi.useRealTimers()
      valueOrThrow(await browser.confirmSignUp(token))
      expect(await harness.newBrowser().confirmSignUp(token)).toMatchObject(dead)
    })

    test('who signs up with another’s address first can’t open the account its owner makes', async () => {
      const [eve, ana, person] = [harness.newBrowser(), harness.newBrowser(), newPerson()]
      valueOrThrow(await eve.signUp({ ...person, firstName: 'Eve', password: OTHER }))
      valueOrThrow(await eve.signIn(person.email, OTHER))
      const eves = await mailedToken(person.email)
      await join(ana, { ...person, password: PASSWORD })
      expect(valueOrThrow(await ana.current())).toEqual(person)
      expect(valueOrThrow(await eve.current())).toBeNull()
      expect(await eve.signIn(person.email, OTHER)).toMatchObject({ ok: false })
      expect(await eve.confirmSignUp(eves)).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
    })

    test.each(['password1', 'Tinkerbell!', 'qwertyuiop', '12345678', 'aaaaaaaa', 'ruiz2026'])(
      'the easy password %j is refused with a reason, and there is no account',
      async (password) => {
        const [browser, person] = [harness.newBrowser(), newPerson()]
        const answer = await browser.signUp({ ...person, password })
        expect(answer).toMatchObject({ ok: false, problem: { kind: 'invalid', fields: [{ field: 'password' }] } })
        expect(valueOrThrow(await browser.current())).toBeNull()
        expect(await browser.signIn(person.email, password)).toMatchObject({ ok: false })
      },
    )

    test('R-04 a reset link sets a new password once, and ends every session', async () => {
      const { browser, person } = await joined()
      const token = await resetToken(person.email)
      const other = harness.newBrowser()
      valueOrThrow(await other.checkResetLink(token))
      expect(await other.resetPassword(token, 'password1')).toMatchObject({ ok: false, problem: { kind: 'invalid' } })
      valueOrThrow(await other.resetPassword(token, OTHER))
      expect(valueOrThrow(await browser.current())).toBeNull()
      for (const used of [await other.checkResetLink(token), await other.resetPassword(token, PASSWORD)]) {
        expect(used).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
      }
      expect(await other.signIn(person.email, PASSWORD)).toMatchObject({ ok: false })
      valueOrThrow(await other.signIn(person.email, OTHER))
    })

    test('R-04 a reset link works once even if used twice at the same moment', async () => {
      const { person } = await joined()
      const token = await resetToken(person.email)
      const passwords = ['a new blue porch', 'another tall gate']
      const answers = await Promise.all(
        passwords.map((password) => harness.newBrowser().resetPassword(token, password)),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    })

    test('R-04 a reset link works for 30 minutes, and its mail holds it no longer', async () => {
      const { person } = await joined()
      const token = await resetToken(person.email)
      const { secretUntil } = (await mailsTo(person.email)).at(-1)!
      expect(Math.round((secretUntil!.getTime() - Date.now()) / 60_000)).toBe(30)
      inDays(31 / 1440)
      const late = await harness.newBrowser().resetPassword(token, OTHER)
      expect(late).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
      vi.useRealTimers()
      valueOrThrow(await harness.newBrowser().signIn(person.email, PASSWORD))
    })

    test('R-04 once a link was used, earlier ones do not work', async () => {
      const { person } = await joined()
      const [first, second] = [await resetToken(person.email), await resetToken(person.email)]
      valueOrThrow(await harness.newBrowser().resetPassword(second, OTHER))
      expect(await harness.newBrowser().resetPassword(first, PASSWORD)).toMatchObject({ ok: false })
    })

    test('R-04 asking for a link is answered the same for an unknown address, which gets no mail', async () => {
      const { person } = await joined()
      const known = await harness.newBrowser().requestPasswordReset(person.email)
      expect(await harness.newBrowser().requestPasswordReset('stranger@example.com')).toEqual(known)
      expect(await mailsTo('stranger@example.com')).toEqual([])
      expect(await topicsTo(person.email)).toEqual(['sign-up', 'password-reset'])
    })

    test('changing the password needs the present one, keeps this session and ends the others', async () => {
      const { browser, person } = await joined()
      const other = harness.newBrowser()
      valueOrThrow(await other.signIn(person.email, PASSWORD))
      const pending = await resetToken(person.email)
      const wrong = await browser.changePassword(OTHER, 'a porch of cedar')
      expect(wrong).toMatchObject({ ok: false, problem: { kind: 'invalid', fields: [{ field: 'current' }] } })
      const easy = await browser.changePassword(PASSWORD, 'ana.ruiz1')
      expect(easy).toMatchObject({ ok: false, problem: { kind: 'invalid', fields: [{ field: 'next' }] } })
      expect(valueOrThrow(await other.current())).toEqual(person)
      valueOrThrow(await browser.changePassword(PASSWORD, OTHER))
      expect(valueOrThrow(await browser.current())).toEqual(person)
      expect(valueOrThrow(await other.current())).toBeNull()
      expect(await other.resetPassword(pending, PASSWORD)).toMatchObject({ ok: false })
      valueOrThrow(await other.signIn(person.email, OTHER))
    })

    test('a session that is used lives on, one that isn’t ends after 30 days', async () => {
      const { browser, person } = await joined()
      const idle = harness.newBrowser()
      valueOrThrow(await idle.signIn(person.email, PASSWORD))
      inDays(20)
      expect(valueOrThrow(await browser.current())).toEqual(person)
      inDays(15)
      expect(valueOrThrow(await browser.current())).toEqual(person)
      expect(valueOrThrow(await idle.current())).toBeNull()
    })

    test('a session ends 90 days after signing in, however often it is used', async () => {
      const { browser, person } = await joined()
      for (let days = 20; days <= 80; days += 20) {
        inDays(20)
        expect([days, valueOrThrow(await browser.current())]).toEqual([days, person])
      }
      inDays(9.9)
      expect(valueOrThrow(await browser.current())).toEqual(person)
      inDays(0.2)
      expect(valueOrThrow(await browser.current())).toBeNull()
      vi.useRealTimers()
    })

    test('deleting needs the password and leaves nothing to sign in to; the address is free again', async () => {
      const { browser, person } = await joined()
      const other = harness.newBrowser()
      valueOrThrow(await other.signIn(person.email, PASSWORD))
      const wrong = await browser.deleteAccount(OTHER)
      expect(wrong).toMatchObject({ ok: false, problem: { kind: 'invalid', fields: [{ field: 'password' }] } })
      valueOrThrow(await browser.deleteAccount(PASSWORD))
      expect(valueOrThrow(await browser.current())).toBeNull()
      expect(valueOrThrow(await other.current())).toBeNull()
      expect(await other.signIn(person.email, PASSWORD)).toMatchObject({ ok: false })
      await join(other, { ...person, password: OTHER })
      expect(valueOrThrow(await other.current())).toEqual(person)
    })

    test('the export holds what is kept and no secret', async () => {
      const { browser, person } = await joined()
      const data = valueOrThrow(await browser.exportData())
      expect(data).toMatchObject({
        account: {
          ...person,
          createdAt: expect.any(String),
          sessions: [{ since: expect.any(String), lastUsed: expect.any(String), device: expect.any(String) }],
          twoStep: false,
          newEmail: null,
        },
        favorites: expect.any(Array),
        savedSearches: expect.any(Array),
        shared: false,
        answers: [],
      })
      expect(JSON.stringify(data)).not.toMatch(/argon2|token|hash|password/i)
    })

    test('what needs an account is refused without one', async () => {
      const browser = harness.newBrowser()
      const refused = { ok: false, problem: { kind: 'unauthorized' } }
      expect(await browser.changePassword(PASSWORD, OTHER)).toMatchObject(refused)
      expect(await browser.deleteAccount(PASSWORD)).toMatchObject(refused)
      expect(await browser.exportData()).toMatchObject(refused)
      expect(await browser.settings()).toMatchObject(refused)
      expect(await browser.rename('Eve', 'Ruiz')).toMatchObject(refused)
      expect(await browser.requestEmailChange({ email: 'eve@example.com', password: PASSWORD })).toMatchObject(refused)
      expect(await browser.endSession('any')).toMatchObject(refused)
      expect(await browser.endOtherSessions()).toMatchObject(refused)
      expect(await browser.startTwoStep(PASSWORD)).toMatchObject(refused)
      expect(await browser.finishTwoStep('123456')).toMatchObject(refused)
      expect(await browser.stopTwoStep(PASSWORD, '123456')).toMatchObject(refused)
    })
  })
}
