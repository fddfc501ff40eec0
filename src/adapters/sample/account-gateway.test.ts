import { expect, test, vi } from 'vitest'
import { simulatedAccountGateway } from './account-gateway.ts'

test('A-01 A-03 signing in and up succeed after 1.5 s', async () => {
  vi.useFakeTimers()
  const account = simulatedAccountGateway()
  const person = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', password: 'maple tree' }
  const answers: string[] = []
  void account.signIn(person.email, person.password).then(({ ok }) => answers.push(`in ${ok}`))
  void account.signUp(person).then(({ ok }) => answers.push(`up ${ok}`))
  await vi.advanceTimersByTimeAsync(1499)
  expect(answers).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(answers).toEqual(['in true', 'up true'])
  vi.useRealTimers()
})
