import { expect, test } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import {
  keptHome,
  MAX_FAVORITES,
  MAX_SEEN,
  nothingKept,
  picturesToKeep,
  withFavorites,
  withSeen,
} from './kept-homes.ts'

const picture = (url: string) => ({ url, width: 1600 }) as Listing['picture']
const home = (id: number, url = `/media/home-${id}.0a0b0c0d-1600.jpg`) =>
  ({ id, title: `Home ${id}`, picture: picture(url) }) as Listing
const favorite = (id: number) => ({ listing: home(id), dateAdded: '2026-11-01', note: '' })
const DAY = 24 * 60 * 60 * 1000

test('the home opened last comes first, once, and the oldest are dropped', () => {
  let kept = nothingKept(null)
  for (let id = 1; id <= MAX_SEEN + 2; id++) kept = withSeen(kept, home(id), id)
  kept = withSeen(kept, home(5), 100)
  expect(kept.seen.map(({ listing }) => listing.id)).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3])
  expect(withSeen(kept, home(1), 31 * DAY).seen.map(({ listing }) => listing.id)).toEqual([1])
})

test('the newest favorites are kept, with all their ids', () => {
  const ids = Array.from({ length: MAX_FAVORITES + 1 }, (_, index) => index + 1)
  const kept = withFavorites(nothingKept('a'), ids.map(favorite), ids, 7)
  expect([kept.owner, kept.favoritesAt, kept.favorites.length, kept.favoriteIds]).toEqual(['a', 7, MAX_FAVORITES, ids])
  expect(keptHome(kept, 1)).toBeNull()
  expect(keptHome(withSeen(kept, home(2), 8), 2)).toMatchObject({ favorite: { note: '' }, seen: { seenAt: 8 } })
})

test('of the pictures one small file each is kept, of this site only', () => {
  const kept = withSeen(
    withSeen(withFavorites(nothingKept(null), [favorite(1)], [1], 1), home(2, 'https://feed.example/media/a.jpg'), 2),
    home(1),
    3,
  )
  expect([...picturesToKeep(kept)]).toEqual([[1, '/media/home-1.0a0b0c0d-640.avif']])
})
