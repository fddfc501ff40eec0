import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_OVERRIDES, type FigureOverrides } from '#content/public-figures/figure-overrides.ts'
import { homeFigures } from '#content/public-figures/home-figures.ts'
import { rentBenchmarks } from '#content/public-figures/hud-rents.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import { taxFigures } from '#content/public-figures/tax-figures.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { renderedOnRouter } from '../../../../tests/rendered-on-router.tsx'
import { StateHelpFold } from '../costs/state-help-fold.tsx'
import { BuyingSection } from './buying-section.tsx'

const HOME = SAMPLE_LISTINGS.find(({ market }) => market === 'sale')!
const saleFigures = (overrides: FigureOverrides = NO_OVERRIDES) =>
  homeFigures(HOME, {
    figures: publicFigures(overrides),
    taxes: taxFigures(overrides.taxOverrides).table,
    rents: rentBenchmarks(overrides.fmrOverrides),
  }).sale!
const shownSections = () =>
  renderedOnRouter(
    () => <BuyingSection listing={HOME} figures={saleFigures()} origin="https://homes.example" />,
    `/listings/${HOME.id}`,
  )
const texts = (html: string): string =>
  html
    .replace(/<\/(?:th|td|tr|p|h\d|li|small)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')

test('D: one line says what decides about the help, and one button leads to its answer', () => {
  const help = saleFigures().stateHelp
  const shown = (firstTimeBuyer: boolean | null) =>
    renderToStaticMarkup(
      <StateHelpFold
        listing={HOME}
        help={help}
        answers={{ firstTimeBuyer, veteran: null, income: 90_000 }}
        onAnswer={() => {}}
      />,
    )
  expect(texts(shown(null))).toContain('Up to $15,000 in down payment assistance may be available')
  expect(texts(shown(null))).toContain('Have you owned your primary home in the last three years?')
  expect(shown(null)).toContain('Answer two questions</button>')
  expect(texts(shown(true))).toContain('Up to $15,000 in down payment assistance may be available check with NJHMFA')
  expect(texts(shown(true))).toContain(`It depends on NJHMFA’s income and price limits for ${HOME.county} County`)
  expect(shown(true)).toMatch(/<a href="https:\/\/www\.njhousing\.gov\/"[^>]*>Visit njhousing.gov/)
  expect(texts(shown(true))).toContain('The county’s amount is from November 2022')
  expect(texts(shown(false))).toContain('That rules out this help, except in an Urban Target Area')
  expect(texts(shown(null))).not.toMatch(/unclear|not asked/i)
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
      <StateHelpFold
        listing={HOME}
        help={help}
        answers={{ firstTimeBuyer: true, veteran: null, income }}
        onAnswer={() => {}}
      />,
    )
  expect(shown(90_000)).toContain('Up to $15,000 in down payment assistance is likely')
  expect(shown(250_000)).toContain('Down payment assistance is unlikely for this home')
  expect(shown(250_000)).toContain('Your income is over the limit of $180,000')
})

test('D: only the papers of this home are named, each with its law, and one button asks for them', async () => {
  const html = await shownSections()
  const papers = texts(html.slice(html.indexOf('documents to request')))
  expect(papers).not.toContain('Lead-safe certificate')
  expect(papers).not.toContain('Flood notice')
  expect(papers).toContain(
    'The seller must give you a signed property condition statement before you are bound by a contract.',
  )
  expect(papers).toMatch(/Request these (?:four|five|six|seven) documents/)
})

test('D: the clock begins with today, links the calendar file, and never counts hours', async () => {
  const html = await shownSections()
  expect(texts(html)).toMatch(/Attorney review could end as early as \w+day, \w+ \d+\n/)
  const file = decodeURIComponent(/href="data:text\/calendar;charset=utf-8,([^"]+)"/.exec(html)![1]!)
  expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
  expect(file).toContain(`URL:https://homes.example/listings/${HOME.id}\r\n`)
  expect(texts(html).match(/in your contract/g)).toHaveLength(2)
  expect(texts(html)).not.toMatch(/hour|you may cancel until|grant|qualify|approved|free money/i)
})
