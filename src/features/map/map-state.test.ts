import { expect, test } from 'vitest'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { markAsked } from '#features/url-search/url-sync.ts'
import {
  continuesMove,
  MAP_URL,
  withFilters,
  withFollow,
  withoutFilters,
  withRelaxed,
  withText,
  withView,
  type MapState,
} from './map-state.ts'

const VIEW = { west: -74.30004, south: 40.7, east: -73.9, north: 41.1 }
const AS_WRITTEN = '-74.3,40.7,-73.9,41.1'
const OTHER = { west: -74.6, south: 40.8, east: -74.5, north: 40.9 }

const { read: stateFromParams, write: paramsOf, follow: followUrl } = MAP_URL
const ask = (state: MapState) => markAsked(state, paramsOf(state))
const filtered = (state: MapState, change: Partial<ListingFilters>) =>
  withFilters(state, { ...state.wanted.filters, ...change })
const arrivedAt = (state: MapState) => followUrl(state, paramsOf(state))

test('an address gives the state, and the state the address', () => {
  const params = { q: 'lake', county: 'Morris', bbox: AS_WRITTEN }
  expect(paramsOf(stateFromParams(params))).toEqual(params)
  expect(stateFromParams({}).wanted.filters.price).toEqual(everyPrice('sale'))
})

test('a moved map narrows the list to its view while the list follows', () => {
  const followed = withView(stateFromParams({ q: 'lake' }), VIEW, 0)
  expect(paramsOf(followed)).toEqual({ q: 'lake', bbox: AS_WRITTEN })
  expect(followed.wanted.filters.within).toEqual({ ...VIEW, west: -74.3 })
  const left = withView(stateFromParams({ follow: 'off' }), VIEW, 0)
  expect(paramsOf(left)).toEqual({ follow: 'off', at: AS_WRITTEN })
  expect(left.wanted.filters.within).toBeNull()
})

test('a view that no address can hold is none', () => {
  expect(withView(stateFromParams({}), { ...VIEW, east: -75 }, 0).wanted.view).toBeNull()
})

test('the list stops following, and follows again what the map then shows', () => {
  const off = withFollow(stateFromParams({ bbox: AS_WRITTEN }), false, OTHER)
  expect(paramsOf(off)).toEqual({ follow: 'off', at: AS_WRITTEN })
  expect(paramsOf(withFollow(off, true, OTHER))).toEqual({ bbox: '-74.6,40.8,-74.5,40.9' })
})

test('moves in quick succession are one entry in the history; what happens between them parts them', () => {
  const moved = withView(stateFromParams({}), VIEW, 1000)
  expect(continuesMove(stateFromParams({}), 1000)).toBe(false)
  expect(continuesMove(moved, 2400)).toBe(true)
  expect(continuesMove(moved, 2500)).toBe(false)
  expect(continuesMove(moved, 9000, true)).toBe(true)
  expect(continuesMove(filtered(moved, { beds: 3 }), 1100, true)).toBe(false)
  expect(continuesMove(filtered(moved, { beds: 3 }), 1100)).toBe(false)
  expect(continuesMove(withText(moved, 'lake'), 1100)).toBe(false)
  expect(continuesMove(followUrl(arrivedAt(ask(moved)), {}), 1100)).toBe(false)
})

test('the map goes to a county or towns that are asked for, and stays where it is for all other filters', () => {
  const moved = withView(stateFromParams({}), VIEW, 0)
  const county = filtered(moved, { county: 'Sussex' })
  expect(paramsOf(county)).toEqual({ county: 'Sussex' })
  expect(county.destination).toBe(county.wanted)
  expect(paramsOf(filtered(moved, { towns: ['Bergen/Ridgewood'] }))).toEqual({ towns: 'Bergen/Ridgewood' })
  for (const change of [
    { beds: 2 },
    { area: [VIEW, OTHER, OTHER].map(({ west, south }) => ({ lat: south, lng: west })) },
  ]) {
    const stays = filtered(moved, change)
    expect(stays.destination).toBeNull()
    expect(stays.wanted.view).toEqual(moved.wanted.view)
  }
  expect(filtered(county, { county: null }).wanted.view).toBeNull()
})

test('clearing leaves nothing that hides a home, and the map goes back to the whole region', () => {
  const state = withView(withText(stateFromParams({ beds: '5', towns: 'Bergen/Ridgewood' }), 'lake '), VIEW, 0)
  const cleared = withoutFilters(state, 'sale')
  expect(paramsOf(cleared)).toEqual({})
  expect(cleared).toMatchObject({ text: '', destination: cleared.wanted })
})

test('easing the view shows the whole region; easing another filter keeps the view', () => {
  const state = stateFromParams({ beds: '5', bbox: AS_WRITTEN })
  expect(paramsOf(withRelaxed(state, { ...state.wanted.filters, within: null }))).toEqual({ beds: '5' })
  expect(paramsOf(withRelaxed(state, { ...state.wanted.filters, beds: null }))).toEqual({ bbox: AS_WRITTEN })
  const off = stateFromParams({ beds: '5', follow: 'off', at: AS_WRITTEN })
  expect(paramsOf(withRelaxed(off, { ...off.wanted.filters, beds: null }))).toEqual({ follow: 'off', at: AS_WRITTEN })
})

test('what was sent to the address confirms what is shown; Back replaces it and brings the map to its view', () => {
  const start = stateFromParams({})
  const moved = ask(withView(start, VIEW, 0))
  const confirmed = followUrl(moved, { bbox: AS_WRITTEN })
  expect(confirmed).toMatchObject({ wanted: moved.wanted, destination: null })
  const further = arrivedAt(ask(withView(confirmed, OTHER, 5000)))
  const back = followUrl(further, { bbox: AS_WRITTEN })
  expect(back.wanted.view).toEqual({ ...VIEW, west: -74.3 })
  expect(back.destination).toBe(back.wanted)
})

test('Back over a filter alone leaves the map where it is', () => {
  const moved = arrivedAt(ask(withView(stateFromParams({}), VIEW, 0)))
  const narrowed = arrivedAt(ask(filtered(moved, { beds: 4 })))
  expect(followUrl(narrowed, { bbox: AS_WRITTEN })).toMatchObject({
    wanted: { filters: { beds: null } },
    destination: null,
  })
  const bergen = stateFromParams({ county: 'Bergen' })
  const essex = arrivedAt(ask(filtered(bergen, { county: 'Essex' })))
  expect(followUrl(essex, { county: 'Bergen' }).destination?.filters.county).toBe('Bergen')
})

test('typed spaces stay in the box and out of the address', () => {
  const state = ask(withText(stateFromParams({}), 'ho '))
  expect(followUrl(state, { q: 'ho' })).toMatchObject({ text: 'ho ', wanted: { filters: { search: 'ho' } } })
})
