import type { Listing } from '../listing/listing.ts'
import type { UtilityDollars, UtilityKind } from './renter-numbers.ts'

/** What of a listing says who pays for which utility. */
export type SuppliedHome = Pick<Listing, 'heating' | 'lease'>

/** The utilities of a home that its tenant pays. */
export interface TenantUtilities {
  /** What the visitor knows of them, US dollars a month. */
  dollars: number
  counted: UtilityKind[]
  /** Paid by the tenant, and the visitor gave no amount. */
  unknown: UtilityKind[]
  /** The listing doesn't say who pays these. */
  unsaid: UtilityKind[]
  /** The rent includes all of them. */
  allIncluded: boolean
}

const NAMES: readonly (readonly [name: 'heat' | Exclude<UtilityKind, `heat-${string}`>, words: RegExp])[] = [
  ['hot-water', /\bhot ?water\b/i],
  ['heat', /\bheat/i],
  ['electricity', /\belectric/i],
  ['gas', /\b(?:cooking )?gas\b/i],
  ['water', /(?<!hot )\bwater\b|\bsewer/i],
]
const ALL = /\ball\b|\butilities\b/i

/** 'heat-gas' by the listing's words for its heating; gas where it doesn't say with what, as in most homes of New Jersey. */
function heatOf(heating: string | null): UtilityKind {
  if (heating !== null && /\boil\b/i.test(heating)) return 'heat-oil'
  return heating !== null && /electric|heat pump/i.test(heating) && !/gas/i.test(heating) ? 'heat-electric' : 'heat-gas'
}

/** Which utilities a tenant of a home pays, by the words of its listing, and what they cost by the visitor's own amounts. */
export function tenantUtilities({ heating, lease }: SuppliedHome, amounts: UtilityDollars): TenantUtilities {
  const says = (list: readonly string[], words: RegExp) =>
    list.some((item) => (words.test(item) && !/\bno\b|\bnone\b/i.test(item)) || ALL.test(item))
  const of = (name: (typeof NAMES)[number][0]): UtilityKind => (name === 'heat' ? heatOf(heating) : name)
  const paid = NAMES.filter(([, words]) => says(lease.tenantPays, words) && !says(lease.rentIncludes, words))
  const included = NAMES.filter(([, words]) => says(lease.rentIncludes, words))
  const isSaid = new Set([...paid, ...included].map(([name]) => name))
  const kinds = paid.map(([name]) => of(name))
  const counted = kinds.filter((kind) => amounts[kind] !== undefined)
  return {
    dollars: counted.reduce((sum, kind) => sum + amounts[kind]!, 0),
    counted,
    unknown: kinds.filter((kind) => amounts[kind] === undefined),
    unsaid: NAMES.filter(([name]) => !isSaid.has(name)).map(([name]) => of(name)),
    allIncluded: included.length === NAMES.length,
  }
}
