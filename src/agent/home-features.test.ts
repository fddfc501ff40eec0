import { expect, test } from 'vitest'
import { UNKNOWN_LEASE } from '#domain/listing/lease-terms.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { UNKNOWN_STRUCTURE } from '#domain/listing/structure.ts'
import { watchedContext, type WatchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { factTexts } from './phrases/en/facts.ts'

const featureText = factTexts.feature

/** Every home has these facts, as a feed names them. */
function contextWith(facts: Partial<Listing>): WatchedContext {
  const context = watchedContext()
  const { byId } = context.listings
  const withFacts: typeof byId = async (id, signal) => {
    const found = await byId(id, signal)
    return found.ok ? { ok: true, value: { ...found.value, ...facts } } : found
  }
  return { ...context, listings: { ...context.listings, byId: withFacts } }
}

const FROM_FEED = contextWith({
  description: '',
  features: ['Pets Welcome', 'Furnished'],
  amenities: [
    'Pets Welcome',
    'Furnished',
    'Laundry: In Unit',
    'Fitness Center',
    'Walk-In Closet(s)',
    'Detached Garage',
  ],
  parking: null,
})

test('a question about a feature is answered from what the listing names', async () => {
  await talkThrough(
    [
      ['homes in Essex County'],
      ['tell me about the first one', /^Victorian/],
      ['Can I bring my dog?', /^Victorian.* Yes, the listing mentions it: Pets Welcome\.$/],
      ['can we have a cat?', /Yes, the listing mentions it: Pets Welcome\.$/],
      ['is it pet friendly?', /Yes, the listing mentions it: Pets Welcome\.$/],
      ['do you allow pets?', /Yes, the listing mentions it: Pets Welcome\.$/],
      ['pets?', /Yes, the listing mentions it: Pets Welcome\.$/],
      ['does it have laundry?', /Yes, the listing mentions it: Laundry: In Unit\.$/],
      ['is there a washer and a dryer', /Yes, the listing mentions it: Laundry: In Unit\.$/],
      ['does it come furnished?', /Yes, the listing mentions it: Furnished\.$/],
      ['is there a gym in the building?', /Yes, the listing mentions it: Fitness Center\.$/],
      ['does it have walk-in closets?', /Yes, the listing mentions it: Walk-In Closet\(s\)\.$/],
      ['does it have skylights?', /doesn’t mention “skylights\.”/],
      ['does the building have an elevator?', /doesn’t mention “elevator\.”/],
      ['is it on the water?', /doesn’t mention “waterfront\.”/],
      ['has it been renovated?', /doesn’t mention “renovated\.”/],
      ['where can I park my car?', /Parking: Detached Garage\.$/],
    ],
    FROM_FEED,
  )
})

test('a feature asked about before the home is known is answered once it is', async () => {
  await talkThrough(
    [
      ['homes in Essex County'],
      ['Can I bring my dog?', /^Which one do you mean\?/],
      ['the second one', /^Craftsman.* Yes, the listing mentions it: Pets Welcome\.$/],
      ['can I bring my dog to the third one?', /^Half-Timbered.* Yes, the listing mentions it: Pets Welcome\.$/],
    ],
    FROM_FEED,
  )
  await talkThrough([['Can I bring my dog?', /Some listings say .*others don’t say.*Ask me for homes first/]])
})

test('a search that names a feature stays a search', async () => {
  await talkThrough(
    [
      ['homes in Essex County'],
      ['homes that allow pets in Essex', /^3 homes in Essex County/],
      ['show me pet friendly apartments', /^I found no homes in Essex County listed as apartment/],
      ['renovated homes in Essex', /^3 renovated homes in Essex County/],
      ['is there anything on the water?', /on the water/],
    ],
    FROM_FEED,
  )
})

test.each([
  ['dog', ['Cats Welcome'], 'The listing doesn’t mention “dogs.”'],
  ['dogs', ['Dogs Welcome'], 'Yes, the listing mentions it: Dogs Welcome.'],
  ['pets', ['Cats Welcome'], 'Yes, the listing mentions it: Cats Welcome.'],
  ['pets', ['Dog Park'], 'The listing doesn’t mention “pets.”'],
  ['washer', ['Dishwasher'], 'The listing doesn’t mention “laundry.”'],
  ['furnished', ['Unfurnished'], 'The listing doesn’t mention “furnished.”'],
  ['Wine cellar', ['Wine Cellar'], 'Yes, the listing mentions it: Wine Cellar.'],
  ['tower', [], 'The description says: “The tower has a view.”'],
])('asked for “%s”, a listing that names %j answers “%s”', (feature, amenities, answer) => {
  const listing = { features: [], amenities, description: 'A house. The tower has a view. Quiet.' }
  expect(featureText(feature, listing)).toBe(answer)
})

test.each([
  ['dog', 'On pets, the listing says: none allowed.'],
  ['furnished', 'On furniture, the listing says: unfurnished.'],
  ['washer', 'On laundry, the listing says: in the building.'],
  ['basement', 'On basement, the listing says: none.'],
  ['fireplace', 'The listing doesn’t mention “fireplace.”'],
])('asked for “%s”, a listing that states it in its fields answers “%s”', (feature, answer) => {
  const structure = { ...UNKNOWN_STRUCTURE, laundry: 'in-building' as const, basement: 'None' }
  const pets = { cats: false, dogs: false, words: 'No' }
  const lease = { ...UNKNOWN_LEASE, pets, furnished: 'unfurnished' as const }
  expect(featureText(feature, { features: [], amenities: [], description: '', structure, lease })).toBe(answer)
})
