import type { SavedItemsKey } from './cross-tab-sync.ts'

/** The key of the query for the signed-in account. */
export const ACCOUNT_KEY = ['account'] as const satisfies readonly SavedItemsKey[]
