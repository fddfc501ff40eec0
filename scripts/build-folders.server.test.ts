import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { valueOrThrow } from '#domain/result.ts'
import { BUILDS, currentBuild, IN_USE } from '#process/build-folder.ts'
import { publish, switchTo } from './build-folders.ts'

let dist = ''
beforeEach(() => (dist = mkdtempSync(join(tmpdir(), 'keystead-builds-'))))
afterEach(() => rmSync(dist, { recursive: true }))

/** A build of the day, with one file. */
function build(day: number, text = `build ${day}`): string {
  const folder = join(dist, BUILDS, `2026110${day}T000000-1`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'page.html'), text)
  return folder
}
const served = () => readFileSync(join(valueOrThrow(currentBuild(dist, 'npm start')), 'page.html'), 'utf8')

test('a new build is served only once it is finished', () => {
  expect(currentBuild(dist, 'npm start')).toMatchObject({
    problem: { message: 'The pages haven’t been built yet. Run `npm start`.' },
  })
  const first = build(1)
  expect(currentBuild(dist, 'npm start').ok).toBe(false)
  switchTo(dist, basename(first))
  const second = build(2)
  expect(served()).toBe('build 1')
  switchTo(dist, basename(second))
  expect(served()).toBe('build 2')
  expect(existsSync(first)).toBe(true)
})

test('of the earlier builds two are kept, and those of running processes', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const [first, second] = [build(1), build(2)]
  writeFileSync(join(first, `${IN_USE}${other.pid}`), '')
  for (const folder of [first, second, build(3), build(4), build(5)]) switchTo(dist, basename(folder))
  const days = () => readdirSync(join(dist, 'builds')).map((name) => Number(name.slice(6, 8)))
  expect(days()).toEqual([1, 3, 4, 5])
  other.kill()
  await once(other, 'exit')
  switchTo(dist, basename(build(6)))
  expect(days()).toEqual([4, 5, 6])
})

test('a build that failed leaves nothing, and the one before is served', async () => {
  switchTo(dist, basename(build(1)))
  const program = `import { newBuild } from './scripts/build-folders.ts'; newBuild(process.argv[1], new Date()); throw new Error('a fault')`
  const failing = spawn(process.execPath, ['--input-type=module', '-e', program, dist])
  const [code] = await once(failing, 'exit')
  expect(code).toBe(1)
  expect(readdirSync(join(dist, 'builds'))).toHaveLength(1)
  expect(served()).toBe('build 1')
})

test('a published folder replaces the one before', () => {
  const [folder, place] = [build(1), join(dist, 'client')]
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'new.js'), 'new')
  mkdirSync(place)
  writeFileSync(join(place, 'old.js'), 'old')
  publish(folder, place)
  expect(readdirSync(place).toSorted()).toEqual(['assets', 'page.html'])
  expect(readFileSync(join(place, 'assets', 'new.js'), 'utf8')).toBe('new')
  expect(readdirSync(dist).toSorted()).toEqual(['builds', 'client'])
})
