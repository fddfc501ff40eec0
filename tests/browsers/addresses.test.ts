import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGES } from './addresses.ts'

/** `listings.$id.tsx` serves addresses such as /listings/1, `afford_.rent.tsx` a page of its own below /afford. */
const patternOf = (file: string) =>
  new RegExp(
    `^/${file
      .replace(/(\.?index)?\.tsx$/, '')
      .replaceAll('_.', '.')
      .replaceAll('.', '/')
      .replaceAll(/\$\w+/g, '[^/?]+')}(\\?|$)`,
  )

test('every page of the site is among the addresses that each browser opens', () => {
  const files = readdirSync('src/routes').filter((file) => file !== '__root.tsx')
  expect(files.filter((file) => !PAGES.some(({ path }) => patternOf(file).test(path)))).toEqual([])
})
