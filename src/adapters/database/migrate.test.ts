import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, type ScriptConnection } from './migrate.ts'

let folder: string
let raw: DatabaseSync
let connection: ScriptConnection

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keystead-test-'))
  raw = new DatabaseSync(':memory:')
  connection = {
    engine: 'sqlite',
    run: async (script) => raw.exec(script),
    rows: async (query) => raw.prepare(query).all(),
  }
})

afterEach(() => {
  raw.close()
  rmSync(folder, { recursive: true })
})

const script = (name: string, text: string) => writeFileSync(join(folder, name), text)
const run = () => migrate(connection, pathToFileURL(`${folder}/`))
const tables = () =>
  raw
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all()
    .map((row) => row['name'])

test('each script runs once, in the order of the names', async () => {
  script('0002_more.sql', 'ALTER TABLE homes ADD COLUMN price integer')
  script('0001_first.sql', 'CREATE TABLE homes (id integer)')
  expect(await run()).toEqual(['0001_first.sql', '0002_more.sql'])
  expect(await run()).toEqual([])
  script('0003_last.sql', 'INSERT INTO homes VALUES (1, 2)')
  expect(await run()).toEqual(['0003_last.sql'])
})

test('a script that fails leaves nothing behind, nor do those before it', async () => {
  script('0001_first.sql', 'CREATE TABLE homes (id integer)')
  script('0002_bad.sql', 'CREATE TABLE half (id integer); CREATE TABLE homes (id integer)')
  await expect(run()).rejects.toThrow(/homes/)
  expect(tables()).toEqual([])
  script('0002_bad.sql', 'CREATE TABLE whole (id integer)')
  expect(await run()).toEqual(['0001_first.sql', '0002_bad.sql'])
})

test('a database of a newer version is refused and left as it is', async () => {
  script('0001_first.sql', 'CREATE TABLE homes (id integer)')
  script('0002_newer.sql', 'CREATE TABLE newer (id integer)')
  await run()
  rmSync(join(folder, '0002_newer.sql'))
  script('0003_own.sql', 'CREATE TABLE own (id integer)')
  await expect(run()).rejects.toThrow(/a newer version has run 0002_newer\.sql/)
  expect(tables()).toEqual(['homes', 'migrations', 'newer'])
})

test('only the lines for the engine are run', async () => {
  script(
    '0001_first.sql',
    [
      'CREATE TABLE both_a (x);',
      '-- @postgres',
      'CREATE EXTENSION none;',
      '-- @sqlite',
      'CREATE TABLE here (x);',
      '-- @all',
      'CREATE TABLE both_b (x);',
    ].join('\n'),
  )
  await run()
  expect(tables()).toEqual(['both_a', 'both_b', 'here', 'migrations'])
})
