import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { codeSplittingGroups, CHUNK_GROUPS, LATER_MODULES, unmatchedEntries } from './chunk-groups.ts'

const ROOT = path.join(import.meta.dirname, '..')
const id = (file: string) => path.join(ROOT, file)
const chunkOf = (moduleId: string) => codeSplittingGroups.find(({ test: fits }) => fits(moduleId))?.name

test('a module goes to the chunk that names it or its folder, with a query and without', () => {
  expect(chunkOf(id('src/domain/count.ts'))).toBe('frame')
  expect(chunkOf(id('src/ui/listing/heart.tsx?tsr-split=component'))).toBe('frame')
  expect(chunkOf(id('node_modules/react/index.js'))).toBe('vendor')
  expect(chunkOf('\0vite/preload-helper.js')).toBe('frame')
})

test('a module whose name only begins or ends like an entry goes to none', () => {
  expect(chunkOf(id('src/domain/search/count.ts'))).toBeUndefined()
  expect(chunkOf(id('src/domain/result.tsx'))).toBeUndefined()
  expect(chunkOf(id('node_modules/react-aria/index.js'))).toBeUndefined()
})

test('a module of a group that only some pages need goes to no group', () => {
  expect(LATER_MODULES.map((file) => chunkOf(id(file)))).toEqual(LATER_MODULES.map(() => undefined))
})

test('an entry that no module of the bundle fits is named', () => {
  const files = [...Object.values(CHUNK_GROUPS).flat(), ...LATER_MODULES].filter(
    (entry) => entry !== 'src/domain/count.ts',
  )
  const ids = files.map((entry) => id(entry.endsWith('/') ? `${entry}a.ts` : entry))
  expect(unmatchedEntries(ids)).toEqual(['src/domain/count.ts'])
})

test('every entry of ours is a file or a folder', () => {
  const ours = Object.values(CHUNK_GROUPS)
    .flat()
    .filter((entry) => entry.startsWith('src/'))
  expect(ours.filter((entry) => globSync(entry, { cwd: ROOT }).length === 0)).toEqual([])
})
