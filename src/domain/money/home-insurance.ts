import type { HomeKind } from '../listing/home-kind.ts'
import { toDollars } from './cents.ts'

/** What an owner insures: the building, or the inside of a home in a building that its association or co-op insures. */
export const INSURED = ['building', 'inside'] as const
export type Insured = (typeof INSURED)[number]

/** Home insurance as a share of the price, percent a year: assumed until there is a quote. */
export type InsuranceShares = Readonly<Record<Insured, number>>

/** US dollars a year, whatever the price; or shares of it. */
export type HomeInsurance = number | InsuranceShares

/** The kinds whose owner insures the inside alone. An apartment that is sold is a condominium. */
export const INSURED_INSIDE: readonly HomeKind[] = ['condo', 'co-op', 'apartment']

/** A kind that isn't given counts as a building of its own. */
export const insuredOf = (kind: HomeKind | null): Insured =>
  kind !== null && INSURED_INSIDE.includes(kind) ? 'inside' : 'building'

/** Cents a month as a line over the price in US dollars: the slope in cents for each dollar, and the constant. */
export const insuranceLine = (insurance: HomeInsurance, insured: Insured): { slope: number; constant: number } =>
  typeof insurance === 'number'
    ? { slope: 0, constant: (insurance * 100) / 12 }
    : { slope: insurance[insured] / 12, constant: 0 }

/** US dollars a year at a price in US dollars; whole ones where it is a share. */
export const yearlyInsurance = (insurance: HomeInsurance, price: number, insured: Insured): number =>
  typeof insurance === 'number' ? insurance : Math.round(toDollars(price * insurance[insured]))
