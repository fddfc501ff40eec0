import { expect, test } from 'vitest'
import { VOICE_PROBLEMS } from '#domain/voice/voice-problem.ts'
import { microphoneHint, VOICE_GUIDANCE } from './voice-guidance.ts'

test.each(VOICE_PROBLEMS)('V-10 %s has words a visitor understands', (kind) => {
  const { title, text } = VOICE_GUIDANCE[kind]
  expect(title).toMatch(/^[A-Z].{10,60}$/)
  // At least one whole sentence of what to do, and none of the library's own words.
  expect(text).toMatch(/^[A-Z].{30,}\.$/)
  expect(`${title} ${text}`).not.toMatch(/token|mediadevices|constraint|eject|daily|error|exp-|nbf/i)
})

test('V-10 there is guidance for the known problems and no others', () => {
  expect(Object.keys(VOICE_GUIDANCE).sort()).toEqual([...VOICE_PROBLEMS].sort())
})

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
test.each([
  [CHROME, /Chrome and Edge/],
  [`${CHROME} Edg/142.0.0.0`, /Chrome and Edge/],
  [CHROME.replace('X11; Linux x86_64', 'Linux; Android 10; K'), /Android/],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', /Firefox/],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    /In Safari/,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    /iPhone/,
  ],
  ['something else', /next to the address/],
])('V-10 %s: where the permission for the microphone is found', (userAgent, hint) => {
  expect(microphoneHint(userAgent)).toMatch(hint)
})
