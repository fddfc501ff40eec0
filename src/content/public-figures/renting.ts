import { FEE_UNCAPPED_HOMES, type MoveInTable } from '#domain/money/move-in.ts'
import type { VoucherTable } from '#domain/money/voucher.ts'
import type { Figures } from './figure.ts'

/** The cap holds since this day, whatever its amount. */
const CAP_FROM = '2026-05-01'

/** The caps on what a tenant pays before the keys. */
export const moveInTable = (figures: Figures): MoveInTable => ({
  depositCapMonths: figures['rent.depositCap'].value,
  applicationFeeCap: {
    amount: figures['rent.appFeeCap'].value,
    from: CAP_FROM,
    exemptUpToUnits: FEE_UNCAPPED_HOMES,
  },
})

/** What housing choice vouchers count with. */
export const voucherTable = (figures: Figures): VoucherTable => ({
  basicRangePct: figures['voucher.basicRange'].value,
  tenantSharePct: figures['voucher.tenantSharePct'].value,
  moveInCapPct: figures['voucher.moveInCapPct'].value,
})
