/** A number as it was said. */
export interface SpokenNumber {
  value: number
  /** The magnitude is certain: thousands or millions were said, or all digits. */
  isFull: boolean
  /** Two numbers said as one: 'nine fifty'. */
  isPair: boolean
  /** A dollar sign or 'dollars' was said. */
  isMoney: boolean
}
