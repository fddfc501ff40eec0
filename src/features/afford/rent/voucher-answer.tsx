import { formatDollars } from '#domain/money/money.ts'
import { leastShare, type VoucherFamily, type VoucherTable } from '#domain/money/voucher.ts'

/** What a voucher holder pays, in one sentence; each home's page says whether the voucher covers it. */
export const VoucherAnswer = ({ family, table }: { family: VoucherFamily; table: VoucherTable }) => (
  <section aria-labelledby="rent-answer">
    <h2 id="rent-answer" className="eyebrow">
      Your budget
    </h2>
    <output className="display afford-answer block">
      With your voucher, your share starts at about <b>{formatDollars(Math.round(leastShare(family, table)))}</b> a
      month.
    </output>
    <p className="mt-4 max-w-[68ch] text-sm text-ink-soft">
      {`You also pay any rent and utilities above the payment standard. When you move in, your share can’t be more than ${table.moveInCapPct}% of your adjusted income. Each home’s page says whether your voucher is likely to cover it. The housing authority decides.`}
    </p>
  </section>
)
