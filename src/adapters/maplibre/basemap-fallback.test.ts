import type { Map as MapLibreMap } from 'maplibre-gl'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BASEMAP_ARCHIVES } from '#content/basemap-archives.ts'
import { basemapChoices } from './basemap-source.ts'
import { watchBasemap } from './basemap-watch.ts'

vi.mock('maplibre-gl', () => ({ addProtocol: () => {} }))
vi.stubGlobal('location', { href: 'https://homes.test/map' })

const fileAt = (path: string) => readFileSync(new URL(`../../../public${path}`, import.meta.url))

/** A host's answer for the archive; its other files are there. */
function serveArchive(answer: (range: string) => Response): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (asking: string, init?: { headers?: Headers }) => {
    const path = new URL(asking, 'https://homes.test').pathname
    asked.push(path)
    return path.endsWith('.pmtiles') ? answer(init?.headers?.get('range') ?? '') : new Response(fileAt(path))
  })
  return asked
}

const part = (range: string): Response => {
  const [first = 0, last = 0] = range.match(/\d+/g)!.map(Number)
  return new Response(fileAt(`/${BASEMAP_ARCHIVES.streets}`).subarray(first, last + 1), { status: 206 })
}

describe('the built-in map', () => {
  afterEach(() => vi.unstubAllGlobals())
  beforeEach(() => vi.stubGlobal('location', { href: 'https://homes.test/map' }))

  test('M-06 has streets where the archive answers in ranges; main roads aren’t fetched', async () => {
    const asked = serveArchive(part)
    const [streets] = basemapChoices(null)
    const { style } = await streets!.load()
    expect(Object.values(style.sources).map(({ type }) => type)).toContain('vector')
    expect(asked.filter((path) => path.includes('highways'))).toEqual([])
  })

  test.each<[string, (range: string) => Response]>([
    ['is absent', () => new Response('', { status: 404 })],
    ['is answered whole', () => new Response('x', { headers: { 'content-length': '16000000' } })],
    ['is a page', () => new Response('<h1>Page</h1>', { status: 206 })],
    ['ends early', (range) => new Response(part(range).body?.pipeThrough(cut()), { status: 206 })],
  ])('M-06 has main roads where the archive %s', async (_, answer) => {
    serveArchive(answer)
    const [streets, outlines] = basemapChoices(null)
    await expect(streets!.load()).rejects.toBeInstanceOf(Error)
    const { style, maxZoom } = await outlines!.load()
    expect(Object.values(style.sources).map(({ type }) => type)).not.toContain('vector')
    expect(maxZoom).toBe(18)
  })
})

/** The first hundred bytes: less than a header. */
const cut = () =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => controller.enqueue(chunk.subarray(0, 100)),
  })

describe('a basemap that is watched', () => {
  const events = new Map<string, (event: object) => void>()
  const map = {
    on: (name: string, listener: (event: object) => void) => events.set(name, listener),
    off: (name: string) => events.delete(name),
    getSource: (id: string) => ({ type: id === 'streets' ? 'vector' : 'geojson' }),
  } as unknown as MapLibreMap
  const fire = (name: string, event: object = {}) => events.get(name)?.(event)
  const tileFails = () => fire('error', { error: new Error('gone'), sourceId: 'streets', tile: {} })
  const watched = (timeoutMs: number | null = null): string[] => {
    events.clear()
    const failures: string[] = []
    watchBasemap(map, timeoutMs, (reason) => failures.push(reason))
    fire('style.load')
    return failures
  }

  test('fails when none of the first view’s tiles comes, whatever comes of our own borders', () => {
    const failures = watched()
    tileFails()
    fire('sourcedata', { sourceId: 'counties', tile: {} })
    fire('load')
    expect(failures).toEqual(['none of its tiles loads'])
  })

  test('fails once after twelve tiles in a row, and not for one that fails between others', () => {
    const failures = watched()
    for (let count = 0; count < 11; count++) tileFails()
    fire('sourcedata', { sourceId: 'streets', tile: {} })
    for (let count = 0; count < 11; count++) tileFails()
    expect(failures).toEqual([])
    tileFails()
    tileFails()
    expect(failures).toEqual(['gone'])
  })

  test('has a time limit only if one is set', () => {
    vi.useFakeTimers()
    const [limited, patient] = [watched(20_000), watched()]
    vi.advanceTimersByTime(3_600_000)
    vi.useRealTimers()
    expect([limited, patient]).toEqual([['it did not load within 20 s'], []])
  })
})
