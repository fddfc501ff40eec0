import { afterEach, expect, test, vi } from 'vitest'
import { keepLayerChoice, layerCount, readLayerChoice, withStations } from './layer-choice.ts'
import { STEP_WORDS, taxStep } from './tax-steps.ts'

const kept = new Map<string, string>()
const tab = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
}
vi.stubGlobal('sessionStorage', tab)
afterEach(() => kept.clear())

test('M-03 no layer is on at first; a choice lasts as long as the tab', () => {
  expect(readLayerChoice()).toEqual({ stations: [], tax: false })
  const choice = withStations({ stations: ['path'], tax: true }, 'rail', true)
  keepLayerChoice(choice)
  expect(readLayerChoice()).toEqual({ stations: ['rail', 'path'], tax: true })
  expect(layerCount(choice)).toBe(3)
})

test.each(['{"stations":["tram",7],"tax":"yes"}', '[]', '7', 'no JSON'])('M-03 a kept choice of %s is none', (text) => {
  kept.set('map-layers', text)
  expect(readLayerChoice()).toEqual({ stations: [], tax: false })
})

test('M-03 a browser that refuses to keep the choice is no fault', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  keepLayerChoice({ stations: [], tax: true })
  expect(readLayerChoice().tax).toBe(false)
  vi.stubGlobal('sessionStorage', tab)
})

test.each([
  [0.81, 'Under 1.5%'],
  [1.5, '1.5% to 1.8%'],
  [2.399, '2.1% to 2.4%'],
  [3.22, '2.4% or more'],
])('M-03 a tax rate of %d has the shade %s', (pct, words) => {
  expect(STEP_WORDS[taxStep(pct)]).toBe(words)
})
