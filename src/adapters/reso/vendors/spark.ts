import type { VendorRules } from './vendor-rules.ts'

/** Spark (FBS), by its page 'RESO Web API Replication'. */
export const SPARK: VendorRules = {
  address: () => 'https://replication.sparkapi.com/Reso/OData/Property',
}
