import type { PointerWay } from './browser-page.ts'

// Actions of the pointer and the keyboard, the same in WebDriver (w3.org/TR/webdriver2/#actions) and in WebDriver BiDi.

const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' }

export const pointerActions = ([first, ...way]: PointerWay) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [moveTo(first!), { type: 'pointerDown', button: 0 }, ...way.map(moveTo), { type: 'pointerUp', button: 0 }],
  },
]

const moveTo = ({ x, y }: { x: number; y: number }) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
})

export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

export const keyActions = (name: keyof typeof KEYS) => typeActions(KEYS[name])
