import { expect, test } from 'vitest'
import { httpAccountGateway } from './account-gateway.ts'

test('never claims that somebody was signed in or up, or sent a link, while there are no accounts', async () => {
  const gateway = httpAccountGateway()
  const refused = {
    ok: false,
    problem: { kind: 'unavailable', message: 'Accounts are not open yet. Nothing you typed was sent or kept.' },
  }
  expect(await gateway.signIn('ana@example.com', 'secret pass')).toEqual(refused)
  expect(
    await gateway.signUp({ firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', password: 'secret pass' }),
  ).toEqual(refused)
  expect(await gateway.requestPasswordReset('ana@example.com')).toEqual(refused)
})
