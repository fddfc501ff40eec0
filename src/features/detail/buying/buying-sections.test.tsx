import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_OVERRIDES, type FigureOverrides } from '#content/public-figures/figure-overrides.ts'
import { homeFigures } from '#content/public-figures/home-figures.ts'
import { rentBenchmarks } from '#content/public-figures/hud-rents.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import { taxFigures } from '#content/public-figures/tax-figures.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import { renderedOnRouter } from '../../../../tests/rendered-on-router.tsx'
import { BuyingSections } from './buying-sections.tsx'
import { StateHelpSection } from './state-help-section.tsx'

const HOME = SAMPLE_LISTINGS.find(({ market }) => market === 'sale')!
const saleFigures = (overrides: FigureOverrides = NO_OVERRIDES) =>
  homeFigures(HOME, {
    figures: publicFigures(overrides),
    taxes: taxFigures(overrides.taxOverrides).table,
    rents: rentBenchmarks(overrides.fmrOverrides),
  }).sale!
const shownSections = () =>
  renderedOnRouter(
    () => (
      <BuyingSections
        listing={HOME}
        figures={saleFigures()}
        answers={NO_OWN_NUMBERS.household}
        origin="https://homes.example"
      />
    ),
    `/listings/${HOME.id}`,
  )
const texts = (html: string): string =>
  html
    .replace(/<\/(?:th|td|tr|p|h\d|li|small)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')

test('D: the help is unclear while the limits are not known, each condition with its word', () => {
  const help = saleFigures().stateHelp
  const html = renderToStaticMarkup(
    <StateHelpSection
      listing={HOME}
      help={help}
      answers={{ firstTimeBuyer: true, veteran: null, income: 90_000 }}
      onAnswer={() => {}}
    />,
  )
  expect(texts(html)).toContain('Up to $15,000, unclear for this home')
  expect(html.match(/data-standing="yes"/g)).toHaveLength(1)
  expect(html.match(/data-standing="open"/g)).toHaveLength(4)
  expect(html).toContain('amount is of November 2022')
})

test('D: with the operator’s limits the help is likely, or unlikely for an income above them', () => {
  const limits = { income: { low: 150_000, high: 180_000 }, price: { low: 5_000_000, high: 6_000_000 } }
  const figure = { value: limits, asOf: '2026-11-01' }
  const { stateHelp: help } = saleFigures({
    ...NO_OVERRIDES,
    figures: { [`njhmfa.limits.${HOME.county}`]: figure },
  })
  const shown = (income: number) =>
    renderToStaticMarkup(
      <StateHelpSection
        listing={HOME}
        help={help}
        answers={{ firstTimeBuyer: true, veteran: null, income }}
        onAnswer={() => {}}
      />,
    )
  expect(shown(90_000)).toContain('likely for this home')
  expect(shown(250_000)).toContain('unlikely for this home')
  expect(shown(250_000)).toContain('data-standing="no"')
})

test('D: only the papers of this home are named, each with its law, and one button asks for them', async () => {
  const html = await shownSections()
  const papers = texts(html.slice(html.indexOf('id="papers"'), html.indexOf('id="offer-to-keys"')))
  expect(papers).not.toContain('Lead-safe certificate')
  expect(papers).not.toContain('Flood notice')
  expect(papers).toContain('The seller must give you a signed property condition statement before you are bound.')
  expect(papers).toMatch(/Request these (?:four|five|six|seven) documents/)
})

test('D: the clock begins with today, links the calendar file, and never counts hours', async () => {
  const html = await shownSections()
  const clock = html.slice(html.indexOf('id="offer-to-keys"'))
  expect(texts(clock)).toMatch(/Review ends \w+day, \w+ \d+ at the earliest/)
  const file = decodeURIComponent(/href="data:text\/calendar;charset=utf-8,([^"]+)"/.exec(clock)![1]!)
  expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
  expect(file).toContain(`URL:https://homes.example/listings/${HOME.id}\r\n`)
  expect(texts(clock).match(/In your contract/g)).toHaveLength(3)
  expect(texts(html)).not.toMatch(/hour|you may cancel until|grant|qualify|approved|free money/i)
})
