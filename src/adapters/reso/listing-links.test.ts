import { expect, test } from 'vitest'
import { leftOut, published } from '../../../tests/feed/reso-outcomes.ts'

const tour = 'https://tours.example/a?id=1'

test.each([
  [{ VirtualTourURLUnbranded: tour, VirtualTourURLBranded: 'https://office.example/' }, tour],
  [{ VirtualTourURLBranded: tour }, tour],
  [{ VirtualTourURLUnbranded: 'http://tours.example/', VirtualTourURLBranded: tour }, tour],
  [{ Media: [{ MediaURL: tour, MediaCategory: 'Unbranded Virtual Tour' }] }, tour],
  [{ Media: [{ MediaURL: tour, MediaCategory: 'Unbranded Virtual Tour', Permission: ['Private'] }] }, null],
  [{}, null],
])('the tour of %j', (changes, virtualTour) => {
  expect(published(changes).links.virtualTour).toBe(virtualTour)
})

test.each(['http://tours.example/', 'tours.example/a', 'javascript:alert(1)', 'https://user:word@tours.example/'])(
  '%s is left out and reported',
  (address) => {
    expect(published({ VirtualTourURLUnbranded: address }).links.virtualTour).toBeNull()
    expect(leftOut({ VirtualTourURLUnbranded: address })).toEqual(['VirtualTourURLUnbranded'])
  },
)

test('floor plans are the Media of that category, with their captions, and no pictures', () => {
  const Media = [
    { MediaURL: 'https://photos.example/plan.pdf', MediaCategory: 'FloorPlan', ShortDescription: 'First floor' },
    { MediaURL: 'http://photos.example/plan2.pdf', MediaCategory: 'Floor Plan' },
  ]
  const { links, pictures } = published({ Media })
  expect(links.floorPlans).toEqual([{ url: 'https://photos.example/plan.pdf', caption: 'First floor' }])
  expect(pictures).toEqual([])
})

test('addresses and words that tell a hidden street are left out', () => {
  const changes = {
    InternetAddressDisplayYN: false,
    VirtualTourURLUnbranded: 'https://48watchungave.example/',
    VirtualTourURLBranded: 'https://tours.example/48-watchung-avenue',
    Media: [
      { MediaURL: 'https://tours.example/watchung.pdf', MediaCategory: 'Floor Plan' },
      { MediaURL: 'https://tours.example/1.pdf', MediaCategory: 'Floor Plan', ShortDescription: '48 Watchung Ave' },
    ],
    Basement: ['Door to Watchung Avenue'],
    RentIncludes: ['Parking on Watchung Ave'],
  }
  const listing = published(changes)
  expect(JSON.stringify(listing)).not.toMatch(/watchung/i)
  expect(listing.links).toEqual({
    virtualTour: null,
    floorPlans: [{ url: 'https://tours.example/1.pdf', caption: '(address withheld)' }],
  })
})
