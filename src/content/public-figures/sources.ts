import type { FigureSource } from '#domain/money/figure.ts'
import sources from './sources.json' with { type: 'json' }

/** Where the figures come from, by id. */
export const SOURCES: Readonly<Record<string, FigureSource>> = sources
