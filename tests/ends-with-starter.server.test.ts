import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Starts a process that would run for ever, says which, and waits. */
const STARTER = `
  import { spawn } from 'node:child_process'
  import { ENDS_WITH_STARTER } from ${JSON.stringify(new URL('./ends-with-starter.ts', import.meta.url).href)}
  const args = [...ENDS_WITH_STARTER, '-e', 'setInterval(() => {}, 1000)']
  console.log(spawn(process.execPath, args, { stdio: 'ignore' }).pid)
  setInterval(() => {}, 1000)
`

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a process ends with a starter that is killed', async () => {
  const starter = spawn(process.execPath, ['--input-type=module', '-e', STARTER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(starter.stdout, 'data')) as [Buffer]
  const pid = Number(String(line))
  expect(isRunning(pid)).toBe(true)
  starter.kill('SIGKILL')
  await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false)
})
