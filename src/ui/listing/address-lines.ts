/** A one-line address in the two parts it may be broken into: '341 Ridgewood Avenue, ' and 'Glen Ridge, NJ 07028'. */
export interface AddressLines {
  /** With the comma and space that lead on to the place; empty where the street isn't told. */
  street: string
  place: string
}

const PLACE = /[^,]+, [A-Z]{2}(?: \d{5}(?:-\d{4})?)?$/

/** Where an address may be broken; one without town and state stays whole. */
export function addressLines(address: string): AddressLines {
  const found = PLACE.exec(address)
  const place = found ? found[0].trimStart() : address
  return { street: address.slice(0, address.length - place.length), place }
}
