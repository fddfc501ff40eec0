import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { foldersOf, noticesText, readPackage, serverFolders } from './third-party-notices.ts'

const ROOT = path.dirname(import.meta.dirname)
const inModules = (...parts: string[]) => path.join(ROOT, 'node_modules', ...parts)

test('the packages of a bundle are those its modules come from', () => {
  const ids = [
    inModules('react', 'index.js'),
    `\0${inModules('react', 'cjs/react.production.js')}?commonjs-module`,
    inModules('@tanstack', 'react-router', 'dist/esm/index.js'),
    path.join(ROOT, 'src/entry/browser.tsx'),
    '\0vite/modulepreload-polyfill.js',
  ]
  expect(foldersOf(ids)).toEqual([inModules('@tanstack', 'react-router'), inModules('react')])
})

test('a package brings its licence with its text', () => {
  expect(readPackage(inModules('react'))).toMatchObject({
    name: 'react',
    license: 'MIT',
    text: expect.stringContaining('Permission is hereby granted') as string,
  })
})

test('a server has the packages that pruning leaves, and none of the tools of development', () => {
  const lockfile = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Parameters<
    typeof serverFolders
  >[0]
  const names = serverFolders(lockfile, ROOT).map((folder) => path.relative(inModules(), folder))
  expect(names).toEqual(expect.arrayContaining(['hono', 'kysely', 'pino', 'valibot']))
  expect(names).not.toContain('oxlint')
})

test('each text stands once, with all the packages it belongs to', () => {
  const one = { version: '1.0.0', license: 'MIT', text: 'Copyright A. Permission is granted.' }
  const text = noticesText([
    { ...one, name: 'b' },
    { ...one, name: 'a' },
    { ...one, name: 'a' },
    { ...one, name: 'c', license: 'ISC', text: '' },
  ])
  expect(text).toContain('This site contains code from 3 packages')
  expect(text.match(/Copyright A/g)).toHaveLength(1)
  expect(text).toContain('\na 1.0.0\nb 1.0.0\n\nCopyright A. Permission is granted.')
  expect(text).toContain('License: ISC (the package doesn’t include its text')
})
