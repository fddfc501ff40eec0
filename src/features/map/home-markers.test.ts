import { expect, test } from 'vitest'
import { BUILT_IN_COST_BASIS } from '#content/public-figures/cost-basis.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { boundsAround } from '#domain/geo/geo.ts'
import { NO_OWN_TERMS } from '#domain/money/loan-terms.ts'
import { costPieces } from '#domain/money/monthly-cost.ts'
import { isPlaced, type MapHomes, type PlacedHome } from '#domain/search/map-homes.ts'
import { clusterOfKey, homeKey, homeMarkers, homeOfKey, type Attention } from './home-markers.ts'

const HOMES: PlacedHome[] = SAMPLE_LISTINGS.filter(isPlaced)
const CALM: Attention = { selected: null, hovered: null, visited: new Set() }
const ALONE: MapHomes = { homes: HOMES, groups: [] }

test('M-03 every sample home has a pill with its price and all its facts in the name, in the order of the list', () => {
  const markers = homeMarkers(ALONE, CALM)
  expect(markers.map(({ key }) => key)).toEqual(HOMES.map(({ id }) => homeKey(id)))
  const home = HOMES.find(({ id }) => id === 3)!
  const marker = markers.find(({ key }) => key === homeKey(3))!
  expect(marker.words).toEqual([
    { text: '$1.1M', seen: true },
    { text: `${home.title}, ${home.address}, 4 beds, 2.5 baths, 2,780 sq ft, $1,100,000`, seen: false },
  ])
})

test('M-03 pills may show what a home costs a month; a cluster then shows its count alone', () => {
  const { usual, rules } = BUILT_IN_COST_BASIS
  const months = {
    ...BUILT_IN_COST_BASIS,
    own: NO_OWN_TERMS,
    fromLink: false,
    inAddress: false,
    terms: usual,
    pieces: costPieces(usual, rules),
  }
  const home = HOMES.find(({ id }) => id === 3)
  const unknown = {
    ...home!,
    id: 99,
    costFacts: { tax: null, fee: null, insured: 'building' as const, feeCapped: true },
  }
  const cluster = { at: home!.location, count: 2, cheapest: home!, bounds: boundsAround([home!.location]) }
  const markers = homeMarkers({ homes: [home!, unknown], groups: [cluster] }, CALM, months)
  const seen = markers.map(({ words }) => words.filter((word) => word.seen).map(({ text }) => text))
  expect(seen).toEqual([['$9.4k'], ['n/a'], ['2']])
  expect(markers[1]!.words[1]!.text).toBe('Monthly cost: Not provided,')
})

test('M-03 the selected home has its own pill even if it is part of a cluster', () => {
  const [first, second, ...others] = HOMES
  const bounds = { west: -74.5, south: 40.8, east: -74.4, north: 40.9 }
  const cluster = { at: { lat: 40.85, lng: -74.45 }, count: 2, cheapest: first!, bounds }
  const clustered: MapHomes = { homes: others, groups: [cluster] }
  const plain = homeMarkers(clustered, CALM)
  expect(plain.at(-1)).toMatchObject({ key: `cluster-${first!.id}`, kind: 'cluster', at: cluster.at })
  const marked = homeMarkers(clustered, { ...CALM, selected: second! })
  expect(marked.find(({ key }) => key === homeKey(second!.id))?.look).toBe('selected')
  expect(marked).toHaveLength(plain.length + 1)
})

test('M-03 hovering a home highlights its cluster', () => {
  const [first, second, ...others] = HOMES
  const cluster = { at: first!.location, count: 2, cheapest: first!, bounds: boundsAround([first!.location]) }
  const looks = (attention: Attention) =>
    homeMarkers({ homes: [second!, ...others], groups: [cluster] }, attention).map(({ look }) => look)
  expect(looks({ ...CALM, hovered: first! })).toEqual([...HOMES.slice(1).map(() => 'plain'), 'hovered'])
  expect(looks({ ...CALM, hovered: second! })).toEqual(['hovered', ...others.map(() => 'plain'), 'plain'])
})

test('M-03 selected beats hovered, hovered beats visited', () => {
  const four = HOMES.slice(0, 4)
  const visited = new Set(four.slice(0, 3).map(({ id }) => id))
  const markers = homeMarkers(ALONE, { selected: four[0]!, hovered: four[1]!, visited })
  const lookOf = ({ id }: PlacedHome) => markers.find(({ key }) => key === homeKey(id))?.look
  expect(four.map(lookOf)).toEqual(['selected', 'hovered', 'visited', 'plain'])
})

test('M-03 a key tells a home from a cluster', () => {
  expect([homeOfKey('home-12'), clusterOfKey('home-12')]).toEqual([12, null])
  expect([homeOfKey('cluster-7'), clusterOfKey('cluster-7')]).toEqual([null, 7])
})
