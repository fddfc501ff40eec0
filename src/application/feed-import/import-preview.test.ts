import { expect, test } from 'vitest'
import type { Picture } from '#domain/listing/picture.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import { madeListing } from '../../../tests/arbitrary/made-listing.ts'
import { previewText } from './import-preview.ts'

const picture = madeListing({ id: 1 }).picture!

function preview(pictures: readonly Picture[]): Promise<string> {
  const listing = { ...madeListing({ id: 1 }), pictures, key: 'N-1' } as unknown as ImportedListing
  return previewText({
    complete: true,
    records: (async function* () {
      yield {}
    })(),
    format: { versionOf: () => null, toListing: () => ({ kind: 'publish', listing, omitted: [] }) },
  })
}

test('a preview counts no, one, or several pictures', async () => {
  const texts = await Promise.all([preview([]), preview([picture]), preview([picture, picture])])
  expect(texts.map((text) => text.split(', ').at(-1))).toEqual(['0 pictures', '1 picture', '2 pictures'])
})
