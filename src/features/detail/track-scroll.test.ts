import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REST, trackScroll, type Track, type TrackScroll } from './track-scroll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const WIDTH = 400

/** A track whose browser scrolls only as far as the test says. */
class MadeTrack implements Track {
  scrollLeft = 0
  clientWidth = WIDTH
  asked: ScrollToOptions[] = []
  scrollTo = (options?: number | ScrollToOptions) => {
    this.asked.push(options as ScrollToOptions)
  }

  /** The browser scrolls; resolves to what the page takes from it. */
  to(index: number, scroll: TrackScroll): number | null {
    this.scrollLeft = index * WIDTH
    return scroll.scrolled(this)
  }
}

test('D-03 a swipe changes the picture', () => {
  const track = new MadeTrack()
  expect(track.to(0.6, trackScroll(0))).toBe(1)
})

test('D-03 a step scrolls to the next picture, and jumps to a far one', () => {
  const track = new MadeTrack()
  const scroll = trackScroll(0)
  scroll.follow(track, 1)
  expect(track.asked).toEqual([{ left: WIDTH, behavior: 'auto' }])
  track.to(1, scroll)
  scroll.follow(track, 4)
  expect(track.asked.at(-1)).toEqual({ left: 4 * WIDTH, behavior: 'instant' })
})

test('D-03 a browser that snaps back on the way takes no step back', () => {
  const track = new MadeTrack()
  const scroll = trackScroll(1)
  track.scrollLeft = WIDTH
  scroll.follow(track, 2)
  expect([track.to(1.6, scroll), track.to(1, scroll)]).toEqual([null, null])
  vi.advanceTimersByTime(REST)
  expect(track.asked.at(-1)).toEqual({ left: 2 * WIDTH, behavior: 'instant' })
  expect(track.to(2, scroll)).toBe(null)
  vi.advanceTimersByTime(REST)
  expect(track.to(3, scroll)).toBe(3)
})

test('D-03 a step back while the track is still on its way turns it round', () => {
  const track = new MadeTrack()
  const scroll = trackScroll(1)
  track.scrollLeft = WIDTH
  scroll.follow(track, 2)
  track.to(1.2, scroll)
  scroll.follow(track, 1)
  expect(track.asked.at(-1)).toEqual({ left: WIDTH, behavior: 'auto' })
})

test('D-03 the first size puts the picture in place, and what a browser makes of it is no step', () => {
  const track = new MadeTrack()
  const scroll = trackScroll(3)
  track.clientWidth = 0
  scroll.follow(track, 3)
  expect(track.asked).toEqual([])
  track.clientWidth = WIDTH
  scroll.place(track)
  expect(track.asked).toEqual([{ left: 3 * WIDTH, behavior: 'instant' }])
  expect([track.to(0, scroll), track.to(3, scroll)]).toEqual([null, null])
})

test('D-03 a hand on the track takes over at once', () => {
  const track = new MadeTrack()
  const scroll = trackScroll(0)
  scroll.follow(track, 1)
  scroll.takeOver()
  expect(track.to(2, scroll)).toBe(2)
})

test('D-03 a track that can’t go where it should is asked twice, not for ever', () => {
  const track = new MadeTrack()
  const scroll = trackScroll(0)
  scroll.follow(track, 1)
  vi.advanceTimersByTime(10 * REST)
  expect(track.asked).toHaveLength(2)
})
