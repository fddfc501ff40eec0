import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePolyline, encodePolyline } from './encoded-polyline.ts'

test('a line is encoded as in the example of the format’s description', () => {
  const line = [
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ]
  expect(encodePolyline(line)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(line)
})

test('any line comes back to five decimals', () => {
  const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5)
  fc.assert(
    fc.property(fc.array(fc.record({ lat: degrees(90), lng: degrees(180) }), { maxLength: 30 }), (line) => {
      const back = decodePolyline(encodePolyline(line))
      expect(back.map(({ lat, lng }) => [lat.toFixed(5), lng.toFixed(5)])).toEqual(
        line.map(({ lat, lng }) => [(lat + 0).toFixed(5), (lng + 0).toFixed(5)]),
      )
    }),
  )
})
