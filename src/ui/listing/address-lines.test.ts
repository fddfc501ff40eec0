import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

test.each([
  ['341 Ridgewood Avenue, Glen Ridge, NJ 07028', '341 Ridgewood Avenue, ', 'Glen Ridge, NJ 07028'],
  ['1600 Center Ave, Apt 5F, Fort Lee, NJ 07024-1234', '1600 Center Ave, Apt 5F, ', 'Fort Lee, NJ 07024-1234'],
  ['9 High Street, Hope, NJ', '9 High Street, ', 'Hope, NJ'],
  ['Mendham, NJ 07945', '', 'Mendham, NJ 07945'],
])('%s breaks between street and town', (address, street, place) => {
  expect(addressLines(address)).toEqual({ street, place })
})

test('an address of another shape stays whole', () => {
  expect(addressLines('Lot 7 on the old road')).toEqual({ street: '', place: 'Lot 7 on the old road' })
  expect(addressLines('')).toEqual({ street: '', place: '' })
})
