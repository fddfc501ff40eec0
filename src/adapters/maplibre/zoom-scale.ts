import type { ExpressionSpecification } from 'maplibre-gl'

/** Exponential interpolation over pairs of zoom and value: for lengths that grow with the scale. */
export const byZoom = (...stops: (number | ExpressionSpecification)[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.4], ['zoom'], ...stops] as ExpressionSpecification

/** Linear interpolation over pairs of zoom and value. */
export const linearByZoom = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as ExpressionSpecification
