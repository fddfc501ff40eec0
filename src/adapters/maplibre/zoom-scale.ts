import type { ExpressionSpecification } from 'maplibre-gl'

/** A length that grows with the scale: pairs of zoom and value. */
export const byZoom = (...stops: (number | ExpressionSpecification)[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.4], ['zoom'], ...stops] as ExpressionSpecification

/** A share that changes evenly from one zoom to the next: pairs of zoom and value. */
export const evenly = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as ExpressionSpecification
