import { expect, test } from 'vitest'
import { shareListing, type SharedPage } from './share-listing.ts'

const ADDRESS = 'https://homes.example/listings/1'
const refuse = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }))

test('D-08 the share sheet gets title, text and address', async () => {
  const shared: SharedPage[] = []
  const device = { share: async (page: SharedPage) => void shared.push(page) }
  expect(await shareListing('Lake House', ADDRESS, device)).toBe('shared')
  expect(shared).toEqual([{ title: 'Lake House', text: 'Check out this property: Lake House', url: ADDRESS }])
})

test('D-08 closing the share sheet does nothing more', async () => {
  const copied: string[] = []
  const device = {
    share: refuse('AbortError'),
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  }
  expect(await shareListing('Lake House', ADDRESS, device)).toBe('cancelled')
  expect(copied).toEqual([])
})

test.each([
  ['without a share sheet', {}],
  ['with one that fails', { share: refuse('NotAllowedError') }],
])('D-08 the link is copied %s', async (_, device) => {
  const copied: string[] = []
  expect(
    await shareListing('Lake House', ADDRESS, {
      ...device,
      clipboard: { writeText: async (text) => void copied.push(text) },
    }),
  ).toBe('copied')
  expect(copied).toEqual([ADDRESS])
})

test.each([
  ['there is no clipboard', {}],
  ['the clipboard refuses', { clipboard: { writeText: refuse('NotAllowedError') } }],
])('the visitor copies by hand where %s', async (_, device) => {
  expect(await shareListing('Lake House', ADDRESS, device)).toBe('manual')
})
