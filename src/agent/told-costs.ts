/** Costs of a month and percentages: a model that has asked no tool makes them up. */
const MONTHLY = /\$\s?(\d[\d,]*(?:\.\d+)?)(?= (?:a|per|each|every) month)/gi
const PERCENT = /(\d[\d,]*(?:\.\d+)?) ?(?:%|percent)/gi
/** The same in texts that may be repeated: any amount may be a month's, and facts name their percentages. */
const AMOUNT = /\d[\d,]*(?:\.\d+)?/g
const FACT_PERCENT = /percent"?:(\d+(?:\.\d+)?)/g

const valuesIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([whole, digits]) => Number((digits ?? whole).replaceAll(',', '')))

/** Which costs a model has been told; those of its own are invented. */
export class ToldCosts {
  private readonly amounts = new Set<number>()
  private readonly percents = new Set<number>()

  add(text: string): void {
    for (const amount of valuesIn(text, AMOUNT)) this.amounts.add(amount)
    for (const pattern of [PERCENT, FACT_PERCENT]) {
      for (const percent of valuesIn(text, pattern)) this.percents.add(percent)
    }
  }

  haveAll(text: string): boolean {
    return (
      valuesIn(text, MONTHLY).every((amount) => this.amounts.has(amount)) &&
      valuesIn(text, PERCENT).every((percent) => this.percents.has(percent))
    )
  }
}
