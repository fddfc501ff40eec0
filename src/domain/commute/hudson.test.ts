import { expect, test } from 'vitest'
import { isAcrossTheHudson } from './hudson.ts'

const PENN = { lat: 40.7506, lng: -73.9935 }

test.each([
  ['Hoboken', { lat: 40.745, lng: -74.0265 }],
  ['Weehawken', { lat: 40.7722, lng: -74.0142 }],
  ['Edgewater', { lat: 40.827, lng: -73.9757 }],
  ['Alpine', { lat: 40.956, lng: -73.931 }],
  ['Bayonne', { lat: 40.66, lng: -74.11 }],
  ['Mahwah', { lat: 41.09, lng: -74.15 }],
])('%s lies across from Penn Station, and not from Hoboken', (_, home) => {
  expect(isAcrossTheHudson(home, PENN)).toBe(true)
  expect(isAcrossTheHudson(home, { lat: 40.7349, lng: -74.0275 })).toBe(false)
})
