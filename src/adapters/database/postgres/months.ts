import { sql, type RawBuilder } from 'kysely'
import { INSURED_INSIDE } from '#domain/money/home-insurance.ts'
import type { CentsLine } from '#domain/money/monthly-cost.ts'
import type { MonthSum } from '../listings/month-sum.ts'

const number = (value: number) => sql`${value}::double precision`

/** Half up, as `centsAt` of the domain. */
const cents = ({ slope, constant }: CentsLine) =>
  sql`floor(${number(slope)} * listings.price + ${number(constant)} + 0.5)`

/** A home's month in cents; null where it can't be worked out. */
export function monthOfHome({ pieces, insurance }: MonthSum): RawBuilder<number | null> {
  if (!pieces) return sql`(listings.price * 100)`
  const sums = pieces.map(({ upTo, loan, mortgageInsurance }) => ({
    upTo,
    sum: sql`${cents(loan)} + ${cents(mortgageInsurance)}`,
  }))
  const upper = sums.slice(0, -1).map(({ upTo, sum }) => sql`when listings.price <= ${number(upTo)} then ${sum}`)
  const paid = sql`case ${sql.join([...upper, sql`when true then ${sums.at(-1)!.sum}`], sql` `)} end`
  const inside = sql`listings.home_kind in (${sql.join(INSURED_INSIDE)})`
  const insured = sql`case when ${inside} then ${cents(insurance.inside)} else ${cents(insurance.building)} end`
  return sql`(${paid} + monthly_tax_cents + ${insured} + coalesce(monthly_fee, 0) * 100)`
}
