/** Steps that read well on an axis. */
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
const GRID_STEPS = 3

/** The step of the money axis, US dollars: three of them hold this amount. */
export function axisStep(amount: number): number {
  const each = Math.max(amount, 1) / GRID_STEPS
  const power = 10 ** Math.floor(Math.log10(each))
  return (STEPS.find((step) => step * power >= each - 1e-6) ?? 10) * power
}

/** The lines of the money axis from 0 up, US dollars. */
export const gridLines = (amount: number): number[] => {
  const step = axisStep(amount)
  return Array.from({ length: GRID_STEPS + 1 }, (_, at) => at * step)
}

/** '$0', '$300k', '$1.2M'. */
export function axisLabel(dollars: number): string {
  if (dollars === 0) return '$0'
  return dollars >= 1_000_000 ? `$${Number((dollars / 1_000_000).toFixed(2))}M` : `$${dollars / 1000}k`
}

/** The drawing's measures; each width of window has its own, so that nothing is scaled down. */
export interface PlotFrame {
  kind: 'wide' | 'slim'
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  /** Years between the labels of the time axis. */
  yearStep: number
}

export const PLOT_FRAMES: readonly PlotFrame[] = [
  { kind: 'wide', width: 680, height: 250, left: 56, right: 14, top: 14, bottom: 34, yearStep: 5 },
  { kind: 'slim', width: 320, height: 250, left: 44, right: 8, top: 14, bottom: 30, yearStep: 10 },
]
