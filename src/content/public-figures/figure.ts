import type { Figure } from '#domain/money/figure.ts'
import type { FigureValues } from './figure-values.ts'

export type FigureName = keyof FigureValues

/** Every figure by its name; those of `OPERATOR_FIGURES` are there only if the operator entered them. */
export type Figures = {
  readonly [Name in FigureName]: undefined extends FigureValues[Name]
    ? Figure<NonNullable<FigureValues[Name]>> | undefined
    : Figure<FigureValues[Name]>
}
