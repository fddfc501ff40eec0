import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { PictureRule } from '#ports/server/picture-rule.ts'
import { pictureSettings } from './picture-sources.ts'

const MLS_GRID = {
  name: 'grid',
  kind: 'mls-grid',
  originatingSystem: 'njmls',
  auth: { kind: 'bearer', token: { env: 'GRID_TOKEN' } },
}

function settings(rule: PictureRule, feeds: object[] | null) {
  const folder = mkdtempSync(join(tmpdir(), 'feeds-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const feedsFile = join(folder, 'feeds.json')
  if (feeds) writeFileSync(feedsFile, JSON.stringify({ feeds }))
  const pictures = { rule, anyHost: false, bucket: null }
  return pictureSettings({ pictures, feedsFile: feeds ? feedsFile : null }, { GRID_TOKEN: 'secret-token' })
}

test('MLS Grid’s pictures are copied whatever the rule, slowly and with its token', () => {
  const { sourceOf, showsOtherHosts } = settings('link', [MLS_GRID])
  expect(sourceOf('grid')).toEqual({ rule: 'copy', userAgent: 'secret-token', perSecond: 2 })
  expect(sourceOf('another')).toEqual({ rule: 'link', userAgent: null, perSecond: 10 })
  expect(showsOtherHosts).toBe(true)
  expect(settings('none', [MLS_GRID]).sourceOf('grid').rule).toBe('none')
})

test('pages show other hosts’ pictures only where they are linked, or a feed’s logo is', () => {
  const display = { name: 'Garden State MLS', logo: 'https://mls.example/logo.svg' }
  expect(settings('copy', null).showsOtherHosts).toBe(false)
  expect(settings('copy', [MLS_GRID]).showsOtherHosts).toBe(false)
  expect(settings('copy', [{ ...MLS_GRID, display }]).showsOtherHosts).toBe(true)
})

test('a setting file that cannot be read holds no feed', () => {
  const pictures = { rule: 'copy', anyHost: false, bucket: null } as const
  expect(pictureSettings({ pictures, feedsFile: '/nowhere/feeds.json' }, {}).sourceOf('grid').rule).toBe('copy')
})
