import type { QueryParam } from './query-param.ts'

/** What a parameter must be, in words that follow its name. */
export function paramProblem(param: QueryParam): string {
  switch (param.kind) {
    case 'text':
      return `must be at most ${param.maxLength} characters`
    case 'one-of':
    case 'number-of':
      return `must be one of ${param.options.join(', ')}`
    case 'whole-number':
      return `must be a whole number from ${param.min} to ${param.max}`
    case 'several-of':
      return `must be names from ${param.options.join(', ')}, separated by commas`
    case 'towns':
      return `must be at most ${param.max} towns like Bergen/Ridgewood, separated by commas`
    case 'box':
      return 'must be west,south,east,north in degrees, like -74.3,40.7,-73.9,41.1'
    case 'span':
      return 'must be two numbers with a dash between them, like 10-20, 10- or -20'
    case 'day':
      return 'must be a date like 2027-01-31'
    case 'days':
      return 'must be a date like 2027-01-31, or the first and last dates of a range, separated by a comma'
    case 'decimal':
      return `must be a number from 0 to ${param.max}, with at most three decimals`
    case 'down':
      return 'must be a percentage of the price, like 10, or US dollars like 60000usd'
    case 'stop':
      return 'must be a place such as new-york-penn or hoboken, or the id of a station, like njt-glen-ridge'
    case 'flag':
      return 'must be yes or absent'
    case 'ring':
      return `must be ${param.min} to ${param.max} points, each a latitude and a longitude in degrees, separated by commas`
  }
}
