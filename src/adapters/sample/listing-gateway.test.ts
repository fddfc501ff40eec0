import { expect, test, vi } from 'vitest'
import { sampleListingGateway } from './listing-gateway.ts'

test('D-01 the sample’s lookup of a home takes 500 ms, other answers come at once', async () => {
  vi.useFakeTimers()
  try {
    const gateway = sampleListingGateway()
    const answered = vi.fn<(answer: unknown) => void>()
    const lookup = gateway.byId(1).then(answered)
    await gateway.home()
    await vi.advanceTimersByTimeAsync(499)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await lookup
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ ok: true }))
  } finally {
    vi.useRealTimers()
  }
})

test('an abort ends the wait', async () => {
  const abort = new AbortController()
  const lookup = sampleListingGateway({ delayMs: 60_000 }).byId(1, abort.signal)
  abort.abort()
  expect(await lookup).toMatchObject({ ok: false, problem: { kind: 'unavailable' } })
})
