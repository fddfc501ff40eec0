import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Mail } from '#domain/mail/mail.ts'
import { emlFolderMailer, emlFolderRetention } from './eml-folder.ts'

const MAIL: Mail = {
  to: [{ name: '', address: 'ana@example.com' }],
  replyTo: null,
  subject: 'Grüße',
  text: 'Hello',
  html: '<p>Hello</p>',
  calendar: null,
}
const DAY = 24 * 60 * 60 * 1000

function openFolder() {
  const parent = mkdtempSync(join(tmpdir(), 'keystead-test-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'outbox')
  return { folder, mailer: emlFolderMailer({ folder, from: () => ({ name: 'Homes', address: 'homes@example.com' }) }) }
}

test('a mail becomes a file that only the site’s user can read; the same mail again is the same file', async () => {
  const { folder, mailer } = openFolder()
  expect(await mailer.send(MAIL, 'id-1')).toEqual({ outcome: 'sent' })
  expect(await mailer.send(MAIL, 'id-1')).toEqual({ outcome: 'sent' })
  expect(readdirSync(folder)).toEqual(['id-1.eml'])
  const text = readFileSync(join(folder, 'id-1.eml'), 'utf8')
  expect(text).toMatch(/^Subject: =\?UTF-8\?.*\r$/m)
  expect(text.split('\r\n\r\n').length).toBeGreaterThan(2)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(statSync(join(folder, 'id-1.eml')).mode & 0o077).toBe(0)
  expect(statSync(folder).mode & 0o077).toBe(0)
})

test('a folder that cannot be written to: try again later', async () => {
  const { folder, mailer } = openFolder()
  writeFileSync(folder, 'no folder')
  expect(await mailer.send(MAIL, 'id-1')).toMatchObject({ outcome: 'try-again' })
})

test('R-04 mail files are removed after 90 days, other files stay', async () => {
  const { folder, mailer } = openFolder()
  const now = new Date()
  for (const [id, age] of [
    ['old', 91],
    ['recent', 89],
  ] as const) {
    await mailer.send(MAIL, id)
    utimesSync(join(folder, `${id}.eml`), now, new Date(now.getTime() - age * DAY))
  }
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  utimesSync(join(folder, 'notes.txt'), 0, 0)
  expect(await emlFolderRetention(folder).removeOld(now)).toBe(1)
  expect(readdirSync(folder).sort()).toEqual(['notes.txt', 'recent.eml'])
  expect(await emlFolderRetention(join(folder, 'nowhere')).removeOld(now)).toBe(0)
})
