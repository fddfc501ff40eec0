const whole = new Intl.NumberFormat('en-US')

/** A number of things, '12,345'. One formatter for all: making one costs more than a page's worth of use. */
export const formatCount = (count: number): string => whole.format(count)
