import type { FigureSource } from '#domain/money/figure.ts'
import sources from './sources.json' with { type: 'json' }

/** Files that an operator loads and that ours weren't taken from. */
const OF_LOADED_FILES: Readonly<Record<string, FigureSource>> = {
  'fhfa-limits': {
    title: 'FHFA: full county loan limit list',
    address: 'https://www.fhfa.gov/data/conforming-loan-limit',
    asOf: 'see each figure',
    licence: 'US government work',
    level: 'primary',
  },
  'hud-fha-limits': {
    title: 'HUD: FHA mortgage limits by county',
    address: 'https://apps.hud.gov/pub/chums/file_layouts.html',
    asOf: 'see each figure',
    licence: 'US government work',
    level: 'primary',
  },
}

/** Where the figures come from, by id. */
export const SOURCES: Readonly<Record<string, FigureSource>> = { ...sources, ...OF_LOADED_FILES }
