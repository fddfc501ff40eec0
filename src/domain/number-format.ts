/*
 * Numbers as Americans write them. Intl may do this, unlike dates: of 'en-US' digits, comma, point and '$' have been the same in
 * every engine, and ECMA-402 says how to round. A format is made once, since making one costs more than a page's worth of use.
 */

/** A format with a number of decimals from `least` to `most`: '12,345.5'. */
export function decimalFormat(least: number, most: number): (value: number) => string {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most })
  return (value) => format.format(value)
}

/** A format for US dollars: '$12,346', or '$12,345.50' with 2 decimals. */
export function dollarFormat(decimals: 0 | 2): (dollars: number) => string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return (dollars) => format.format(dollars)
}
