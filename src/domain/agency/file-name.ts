/** The name of a file that a visitor saves: 'Brookside Homes' and 'account.json' make 'brookside-homes-account.json'. */
export function agencyFileName(agency: string, file: string): string {
  const plain = agency.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [...(plain.match(/[a-z0-9]+/g) ?? []), file].join('-')
}
