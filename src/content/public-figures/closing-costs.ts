import type { ClosingCostTable, ClosingItem, ClosingQuestion } from '#domain/money/closing-costs.ts'
import { CLOSING_ITEMS, type ClosingItemRule } from '#domain/money/closing-items.ts'
import type { TitleSchedule, TitleTable } from '#domain/money/title-premium.ts'
import type { Figures } from './figure.ts'

/** A buyer's closing costs, item by item. */
export const closingCostTable = (figures: Figures): ClosingCostTable => ({
  items: CLOSING_ITEMS.map((item) => withAmounts(item, figures)),
  title: titleTable(figures),
  recording: {
    firstPage: figures['recording.first'].value,
    nextPage: figures['recording.page'].value,
    deedAbstract: figures['recording.abstract'].value,
    noticeOfSettlement: figures['recording.nos'].value,
    countyFund: figures['recording.fund'].value,
  },
  buyerAgentPct: figures['closing.buyerAgentPct'].value,
  deposit: figures['closing.deposit'].value,
  creditCeilings: figures['closing.sellerCredit'].value,
})

/** Premiums and notices have tables of their own. */
function withAmounts(item: ClosingItemRule, figures: Figures): ClosingItem {
  const figure = (figures as Readonly<Record<string, { value: unknown; confidence: string } | undefined>>)[
    `closing.items.${item.id}`
  ]
  return {
    ...item,
    optional: item.optional ?? false,
    amounts: (figure?.value as ClosingItem['amounts'] | undefined) ?? [0, 0, 0],
    ...(figure?.confidence === 'assumed' ? { assumed: true } : {}),
  }
}

/** The table for one home: the other kinds' items and the other counties' fees are left out. */
export const closingCostsFor = (
  { kind, county, septic, well }: Pick<ClosingQuestion, 'kind' | 'county' | 'septic' | 'well'>,
  table: ClosingCostTable,
): ClosingCostTable => ({
  ...table,
  items: table.items.filter(
    ({ kinds, when, skipWhen }) =>
      kinds.includes(kind) &&
      (when === undefined || { septic, well }[when]) &&
      (skipWhen === undefined || !{ septic, well }[skipWhen]),
  ),
  recording: { ...table.recording, countyFund: { [county ?? '']: table.recording.countyFund[county ?? ''] ?? null } },
})

/** Both schedules that were found; an operator's own is the one in force. */
const titleTable = (figures: Figures): TitleTable => ({
  schedules:
    figures['title.rates'].confidence === 'operator'
      ? [schedule(figures['title.rates'].value)]
      : [schedule(figures['title.rates'].value), schedule(figures['title.secondRates'].value)],
  minimum: figures['title.minimum'].value,
})

const schedule = (rows: readonly { upTo: number | null; per1000: number }[]): TitleSchedule => ({
  brackets: rows.map(({ upTo, per1000 }) => ({ upTo, perThousand: per1000 })),
})
