import { afterAll, expect, test } from 'vitest'
import { openScratchProject } from './scratch-project.ts'

const project = openScratchProject()
afterAll(() => project.remove())

test('the copy of the sources compiles, and a planted error is found', { timeout: 300_000 }, () => {
  expect(project.errorsWith({})).toEqual({})
  const planted = { 'src/content/planted.ts': () => "export const planted: number = 'one'\n" }
  expect(project.errorsWith(planted)).toEqual({
    'src/content/planted.ts': ["TS2322: Type 'string' is not assignable to type 'number'."],
  })
})

test('an edit that changes nothing is refused', () => {
  expect(() => project.errorsWith({ 'src/domain/count.ts': (text) => text.replace('not there', '') })).toThrow(
    'changes nothing',
  )
})
