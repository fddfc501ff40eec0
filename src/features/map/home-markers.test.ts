import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { MAX_MARKERS, type MapPosition } from '#ports/map-view.ts'
import { HomeClusters, isPlaced, type PlacedHome } from './home-clusters.ts'
import { groupOfKey, homeKey, homeMarkers, homeOfKey, type Attention } from './home-markers.ts'

const HOMES: readonly PlacedHome[] = SAMPLE_LISTINGS.filter(isPlaced)
const ORDER = new Map(HOMES.map(({ id }, place) => [id, place]))
const CALM: Attention = { selected: null, hoveredId: null, visited: new Set() }

const viewAt = (zoom: number): MapPosition => ({
  center: { lat: 40.9263, lng: -74.077 },
  zoom,
  bounds: { west: -76, south: 39.5, east: -73, north: 42 },
  deepest: false,
})

const markersOf = (homes: readonly PlacedHome[], attention: Attention, zoom = 14) =>
  homeMarkers(new HomeClusters(homes), viewAt(zoom), attention, ORDER)

test('M-03 every sample home has a pill with its price and all its facts in the name, in the order of the list', () => {
  const markers = markersOf(HOMES, CALM)
  expect(markers.map(({ key }) => key)).toEqual(HOMES.map(({ id }) => homeKey(id)))
  const home = HOMES.find(({ id }) => id === 3)!
  const marker = markers.find(({ key }) => key === homeKey(3))!
  expect(marker.words).toEqual([
    { text: '$1.1M', seen: true },
    { text: `${home.title}, ${home.address}, 4 beds, 2.5 baths, 2,780 sq ft, $1,100,000`, seen: false },
  ])
})

test('M-03 the selected home has a pill of its own even where it stands in a group', () => {
  const plain = markersOf(HOMES, CALM, 7)
  expect(plain.some(({ kind }) => kind === 'cluster')).toBe(true)
  const grouped = HOMES.find(({ id }) => !plain.some(({ key }) => key === homeKey(id)))!
  const marked = markersOf(HOMES, { ...CALM, selected: grouped }, 7)
  expect(marked.find(({ key }) => key === homeKey(grouped.id))?.look).toBe('selected')
  expect(marked).toHaveLength(plain.length + 1)
})

test('M-03 the looks: selected before hovered before visited', () => {
  const four = HOMES.slice(0, 4)
  const [first, second, third] = four.map(({ id }) => id)
  const visited = new Set([first!, second!, third!])
  const markers = markersOf(HOMES, { selected: four[0]!, hoveredId: second!, visited })
  const lookOf = ({ id }: PlacedHome) => markers.find(({ key }) => key === homeKey(id))?.look
  expect(four.map(lookOf)).toEqual(['selected', 'hovered', 'visited', 'plain'])
})

test('M-03 ten thousand homes make at most 150 markers, the selected one among them', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...HOMES[0]!,
    id: 1000 + index,
    location: { lat: 40.6 + (index % 100) * 0.007, lng: -75.2 + Math.floor(index / 100) * 0.013 },
  }))
  for (const zoom of [8, 10, 12, 14]) {
    const markers = markersOf(many, { ...CALM, selected: many[77]! }, zoom)
    expect(markers.length).toBeLessThanOrEqual(MAX_MARKERS)
    expect(new Set(markers.map(({ key }) => key)).size).toBe(markers.length)
    expect(markers.filter(({ look }) => look === 'selected')).toHaveLength(1)
  }
})

test('M-03 a key tells a home from a group', () => {
  expect([homeOfKey('home-12'), groupOfKey('home-12')]).toEqual([12, null])
  expect([homeOfKey('group-7'), groupOfKey('group-7')]).toEqual([null, 7])
})
