import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { PICTURE_FILES } from '#content/picture-files.ts'
import { derivedPictures, type DerivedPictures } from './picture-process.ts'

const PROGRAM = join(fileURLToPath(new URL('../../../', import.meta.url)), 'scripts/derive-late-media.ts')
const SMALLEST = PICTURE_FILES.filter(({ width, format }) => width === 240 && format === 'avif').map(({ file }) => file)
const [ASKED, LEFT] = [SMALLEST.at(-1)!, SMALLEST[0]!]

let folder = ''
let pictures: DerivedPictures | null = null
afterEach(async () => {
  await pictures?.close()
  rmSync(folder, { recursive: true })
})

/** A site's folder in which only some pictures are missing. */
function openWithout(missing: readonly string[], program = PROGRAM) {
  folder = mkdtempSync(join(tmpdir(), 'derived-pictures-'))
  mkdirSync(join(folder, 'media'))
  for (const { file } of PICTURE_FILES) if (!missing.includes(file)) writeFileSync(join(folder, 'media', file), '')
  const problems: object[] = []
  const log = { info: () => {}, error: (facts: object) => void problems.push(facts) }
  pictures = derivedPictures({ folder, program, log })
  return { pictures, problems }
}

const isAvif = (file: string) =>
  readFileSync(join(folder, 'media', file))
    .subarray(4, 12)
    .toString() === 'ftypavif'

test('what the build left out is derived, asked for or not', async () => {
  const { pictures, problems } = openWithout([ASKED, LEFT])
  expect([ASKED, LEFT, SMALLEST[1]!].map((file) => pictures.has(`/media/${file}`))).toEqual([true, true, false])
  expect(pictures.has('/media/../package.json')).toBe(false)
  expect(await Promise.all([pictures.make(`/media/${ASKED}`), pictures.make(`/media/${ASKED}`)])).toEqual([true, true])
  expect(isAvif(ASKED)).toBe(true)
  await expect.poll(() => isAvif(LEFT)).toBe(true)
  expect(problems).toEqual([])
})

test('a process that fails makes no picture, and is tried again for the next request', async () => {
  const program = join(mkdtempSync(join(tmpdir(), 'failing-')), 'fails.mjs')
  writeFileSync(program, 'process.on("message", () => process.exit(1))')
  const { pictures } = openWithout([ASKED], program)
  expect(await pictures.make(`/media/${ASKED}`)).toBe(false)
  writeFileSync(program, `import '${PROGRAM}'`)
  expect(await pictures.make(`/media/${ASKED}`)).toBe(true)
})

test('no process is started when nothing is missing', () => {
  const { pictures } = openWithout([], '/nowhere')
  pictures.start()
  expect(SMALLEST.some((file) => pictures.has(`/media/${file}`))).toBe(false)
})
