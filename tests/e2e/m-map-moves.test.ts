// Who moved the map: the list follows the visitor's hand and keys, not what the page does to show something.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atCenter, drag, mapOf, mapReady, paramOf, pillOf, RIDGEWOOD, rowOf } from './map-page.ts'
import { onEditions } from './visitor.ts'

const WEST = { x: -300, y: 60 }

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await mapOf(page).boundingBox())!
  return { x: x + width / 2, y: y + height * 0.7 }
}

async function dragBox(page: Page): Promise<void> {
  const { x, y } = await middleOf(page)
  await page.keyboard.down('Shift')
  await page.mouse.move(x - 150, y - 100)
  await page.mouse.down()
  await page.mouse.move(x + 150, y + 100, { steps: 5 })
  await page.mouse.up()
  await page.keyboard.up('Shift')
}

/** Everything a visitor can move the map with. */
const GESTURES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  drag: (page) => drag(page, WEST),
  wheel: async (page) => {
    const { x, y } = await middleOf(page)
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, -300)
  },
  'zoom button': (page) => page.getByRole('button', { name: 'Zoom out' }).click(),
  keys: async (page) => {
    await mapOf(page).focus()
    await page.keyboard.press('ArrowRight')
  },
  'double click': async (page) => {
    const { x, y } = await middleOf(page)
    await page.mouse.dblclick(x, y)
  },
  'box, drawn with Shift': dragBox,
}

onEditions(['live'], 'M: moves of the map', ({ visit }) => {
  test.each([
    ['drag', 'wheel', 'zoom button'],
    ['keys', 'double click', 'box, drawn with Shift'],
  ])('M-01 the list follows the visitor’s %s, %s and %s', async (...gestures) => {
    const page = await visit('/map')
    await mapReady(page)
    for (const gesture of gestures) {
      const before = paramOf(page, 'bbox')
      await GESTURES[gesture]!(page)
      await expect.poll(() => paramOf(page, 'bbox'), { message: gesture }).not.toBe(before)
    }
  })

  test('M-03 centring on a home that the visitor cuts short by a drag is the visitor’s move', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await rowOf(page, RIDGEWOOD.title).click()
    await drag(page, WEST)
    await expect.poll(() => paramOf(page, 'bbox')).not.toBeNull()
  })

  test('M-01 another size of the window is no search', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const { width } = (await mapOf(page).boundingBox())!
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect.poll(async () => (await mapOf(page).boundingBox())!.width).toBeLessThan(width)
    // It takes longer than a move takes to reach the address.
    await rowOf(page, RIDGEWOOD.title).click()
    await expect.poll(atCenter(page, pillOf(page, RIDGEWOOD.title))).toBe(true)
    expect(new URL(page.url()).search).toBe('')
  })
})
