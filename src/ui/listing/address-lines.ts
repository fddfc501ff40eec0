/** A one-line address in two parts, for a line break between them: '341 Ridgewood Avenue, ' and 'Glen Ridge, NJ 07028'. */
export interface AddressLines {
  /** With trailing comma and space; empty if the address has no street. */
  street: string
  place: string
}

const PLACE = /[^,]+, [A-Z]{2}(?: \d{5}(?:-\d{4})?)?$/

/** Splits an address; one without town and state stays whole. */
export function addressLines(address: string): AddressLines {
  const found = PLACE.exec(address)
  const place = found ? found[0].trimStart() : address
  return { street: address.slice(0, address.length - place.length), place }
}
