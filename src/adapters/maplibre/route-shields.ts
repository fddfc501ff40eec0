import type { ExpressionSpecification } from 'maplibre-gl'
import { MAP_COLORS as C } from './map-colors.ts'
import type { Draw, MapImage } from './map-images.ts'

/** How a route is signed. `named`: toll roads and parkways, by their letters. */
export type ShieldKind = 'interstate' | 'us' | 'state' | 'county' | 'named'

/** By the letters before the number in OpenStreetMap's `ref`. */
const KIND_OF_NETWORK: Readonly<Record<string, ShieldKind>> = {
  I: 'interstate',
  US: 'us',
  NJ: 'state',
  NY: 'state',
  PA: 'state',
  CR: 'county',
}

/** Longer numbers aren't signed. */
export const MAX_SHIELD_LETTERS = 4

const HEIGHT = 19

/** Of several numbers, 'I 80;US 46', the first. */
const FIRST: ExpressionSpecification = ['slice', ['get', 'ref'], 0, ['index-of', ';', ['concat', ['get', 'ref'], ';']]]
const NETWORK: ExpressionSpecification = ['slice', FIRST, 0, ['index-of', ' ', ['concat', FIRST, ' ']]]
/** The word after the network: '506' of 'CR 506 Spur'; nothing of 'GSP'. */
const NUMBER: ExpressionSpecification = [
  'let',
  'rest',
  ['slice', ['concat', FIRST, '  '], ['+', ['index-of', ' ', ['concat', FIRST, ' ']], 1]],
  ['slice', ['var', 'rest'], 0, ['index-of', ' ', ['var', 'rest']]],
]

/** The kind of a road's first route. */
export const shieldKind = (): ExpressionSpecification =>
  [
    'case',
    ['==', NUMBER, ''],
    'named',
    ['match', NETWORK, ...Object.entries(KIND_OF_NETWORK).flat(), 'other'],
  ] as unknown as ExpressionSpecification

/** What stands in the shield. */
export const shieldText = (): ExpressionSpecification => ['case', ['==', NUMBER, ''], NETWORK, NUMBER]

/** The image behind it, as wide as the text is long. */
export const shieldImage = (): ExpressionSpecification => [
  'concat',
  'shield-',
  shieldKind(),
  '-',
  ['to-string', ['min', MAX_SHIELD_LETTERS, ['length', shieldText()]]],
]

/** Our own simple drawings of the signs, for one to four letters each. */
export const shieldImages = (): MapImage[] =>
  (Object.keys(DRAWINGS) as ShieldKind[]).flatMap((kind) =>
    [1, 2, 3, 4].map((letters) => ({
      id: `shield-${kind}-${letters}`,
      width: Math.max(HEIGHT, 8 + 6.4 * letters),
      height: HEIGHT,
      draw: DRAWINGS[kind],
    })),
  )

const DRAWINGS: Readonly<Record<ShieldKind, Draw>> = {
  interstate: (context, width, height) => {
    const shape = shieldPath(width, height)
    context.fillStyle = C.shieldBlue
    context.fill(shape)
    context.save()
    context.clip(shape)
    context.fillStyle = C.shieldRed
    context.fillRect(0, 0, width, height * 0.24)
    context.restore()
    outline(context, shape, '#ffffff')
  },
  us: (context, width, height) => signed(context, shieldPath(width, height)),
  state: (context, width, height) => {
    const shape = new Path2D()
    shape.roundRect(1, 1, width - 2, height - 2, (height - 2) / 2)
    signed(context, shape)
  },
  county: (context, width, height) => signed(context, pentagonPath(width, height)),
  named: (context, width, height) => {
    const shape = new Path2D()
    shape.roundRect(1, 2, width - 2, height - 4, 3)
    signed(context, shape)
  },
}

function signed(context: CanvasRenderingContext2D, shape: Path2D): void {
  context.fillStyle = '#ffffff'
  context.fill(shape)
  outline(context, shape, C.shieldEdge)
}

function outline(context: CanvasRenderingContext2D, shape: Path2D, color: string): void {
  context.strokeStyle = color
  context.lineWidth = 1
  context.stroke(shape)
}

/** Flat at its top, with round flanks that meet in a point. */
function shieldPath(width: number, height: number): Path2D {
  const [right, bottom] = [width - 1, height - 1]
  return new Path2D(
    `M3 1 Q${width / 2} 3.5 ${width - 3} 1 Q${right + 0.5} 4 ${right} 8 Q${right - 1} ${bottom - 3} ${width / 2} ${bottom} ` +
      `Q2 ${bottom - 3} 1 8 Q0.5 4 3 1 Z`,
  )
}

function pentagonPath(width: number, height: number): Path2D {
  return new Path2D(`M2.5 4.5 L${width / 2} 1 L${width - 2.5} 4.5 L${width - 1.5} ${height - 2} L1.5 ${height - 2} Z`)
}
