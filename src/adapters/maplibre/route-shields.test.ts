import { createExpression } from '@maplibre/maplibre-gl-style-spec'
import type { ExpressionSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { shieldImage, shieldText } from './route-shields.ts'

const valueOf = (expression: ExpressionSpecification, ref: string): unknown => {
  const made = createExpression(expression, { type: 'string' } as never)
  if (made.result === 'error') throw new Error(made.value[0]!.message)
  return made.value.evaluate({ zoom: 12 }, { type: 2, properties: { ref } })
}

test.each([
  ['I 280', 'shield-interstate-3', '280'],
  ['I 80;US 46', 'shield-interstate-2', '80'],
  ['US 1', 'shield-us-1', '1'],
  ['NJ 139U', 'shield-state-4', '139U'],
  ['NY 9A', 'shield-state-2', '9A'],
  ['CR 506 Spur', 'shield-county-3', '506'],
  ['GSP', 'shield-named-3', 'GSP'],
  ['NJTP;I 95', 'shield-named-4', 'NJTP'],
  ['Route 94 North (to Route 206)', 'shield-other-2', '94'],
])('%s is signed as %s with %s', (ref, image, text) => {
  expect([valueOf(shieldImage(), ref), valueOf(shieldText(), ref)]).toEqual([image, text])
})
