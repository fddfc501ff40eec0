/** M-01: 'Showing 1 property', 'Showing 18 properties'. */
export const countText = (total: number): string =>
  `Showing ${total.toLocaleString('en-US')} ${total === 1 ? 'property' : 'properties'}`
