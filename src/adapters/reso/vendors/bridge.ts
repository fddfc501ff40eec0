import type { VendorRules } from './vendor-rules.ts'

/** Bridge Interactive, by its RESO Web API documentation. */
export const BRIDGE: VendorRules = {
  address: ({ dataset }) => `https://api.bridgedataoutput.com/api/v2/OData/${dataset}/Property/replication`,
}
