import type { LatLng } from './geo.ts'

/** Degrees are kept to five decimals, about a meter. */
const PER_DEGREE = 1e5
const FIRST_CHARACTER = 63
const MORE = 0x20

/** A line in Google's Encoded Polyline Algorithm Format: steps of latitude and longitude in printable characters. */
export function encodePolyline(line: readonly LatLng[]): string {
  let [lat, lng, text] = [0, 0, '']
  for (const point of line) {
    const [nextLat, nextLng] = [Math.round(point.lat * PER_DEGREE), Math.round(point.lng * PER_DEGREE)]
    text += encodeStep(nextLat - lat) + encodeStep(nextLng - lng)
    ;[lat, lng] = [nextLat, nextLng]
  }
  return text
}

function encodeStep(step: number): string {
  let [rest, text] = [step < 0 ? ~(step << 1) : step << 1, '']
  for (; rest >= MORE; rest >>= 5) text += String.fromCharCode((MORE | (rest & 31)) + FIRST_CHARACTER)
  return text + String.fromCharCode(rest + FIRST_CHARACTER)
}

/** The points of an encoded line. */
export function decodePolyline(text: string): LatLng[] {
  const steps = decodeSteps(text)
  let [lat, lng] = [0, 0]
  const line: LatLng[] = []
  for (let at = 0; at + 1 < steps.length; at += 2) {
    lat += steps[at]!
    lng += steps[at + 1]!
    line.push({ lat: lat / PER_DEGREE, lng: lng / PER_DEGREE })
  }
  return line
}

function decodeSteps(text: string): number[] {
  const steps: number[] = []
  let [value, shift] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const part = text.charCodeAt(at) - FIRST_CHARACTER
    value |= (part & 31) << shift
    shift += 5
    if (part >= MORE) continue
    steps.push(value & 1 ? ~(value >> 1) : value >> 1)
    ;[value, shift] = [0, 0]
  }
  return steps
}
