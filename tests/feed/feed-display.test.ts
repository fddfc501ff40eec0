import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storeFeedDisplay } from '#compose/feed-display.ts'
import type { FeedDisplay } from '#ports/server/feed-display.ts'
import type { FeedSettings } from '#ports/server/feed-settings.ts'
import { scratchFolder } from './scratch-store.ts'

/** What is stored of a feed whose logo is this. */
async function stored(logo: { address: string } | { file: string } | null): Promise<FeedDisplay | null> {
  const display = { name: 'Our MLS', logo, disclaimer: null, listingsAsOf: true }
  const settings: FeedSettings = { name: 'mls', kind: 'reso-file', file: '/nowhere.json', display }
  const kept: (FeedDisplay | null)[] = []
  await storeFeedDisplay(settings, { storeDisplay: async (_, given) => void kept.push(given) })
  return kept[0]!
}

function file(name: string, content: string): { file: string } {
  const path = join(scratchFolder(), name)
  writeFileSync(path, content)
  return { file: path }
}

test('a logo is an address, or a picture from a file', async () => {
  expect(await stored({ address: 'https://mls.example/logo.png' })).toMatchObject({
    logo: 'https://mls.example/logo.png',
  })
  expect(await stored(file('logo.SVG', '<svg/>'))).toMatchObject({
    logo: { type: 'image/svg+xml', content: new TextEncoder().encode('<svg/>') },
  })
  expect(await stored(null)).toMatchObject({ name: 'Our MLS', logo: null, showsTime: true })
})

test('a file that cannot be a logo is refused in words', async () => {
  await expect(stored({ file: '/nowhere/logo.png' })).rejects.toThrow('display.logo cannot be read')
  await expect(stored(file('logo.gif', ''))).rejects.toThrow('must be one of .svg, .png')
  await expect(stored(file('logo.png', 'x'.repeat(100_001)))).rejects.toThrow('it can be at most 100000')
})
