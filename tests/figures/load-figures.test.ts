import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadFigureFile, type LoadedFigureFile } from '#compose/figure-loading.ts'
import { rentBenchmarks } from '#content/public-figures/hud-rents.ts'
import { taxTable } from '#content/public-figures/property-tax.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import { valueOrThrow } from '#domain/result.ts'
import { readFigureOverrides } from '#process/figure-settings.ts'
import { DISTRICTS, fhaRow, pdf, workbook } from './made-files.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'figures-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const target = () => join(folder, 'figures.json')
const overrides = () => valueOrThrow(readFigureOverrides(readFileSync(target(), 'utf8')))

const opened = (name: string, content: string | Buffer) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return loadFigureFile(path, { dataDir: folder, figuresFile: null })
}
async function load(name: string, content: string | Buffer): Promise<LoadedFigureFile> {
  return valueOrThrow(await opened(name, content))
}
async function refusalOf(name: string, content: string | Buffer): Promise<string> {
  const result = await opened(name, content)
  if (result.ok) return result.value.changes.refusal ?? ''
  return result.problem.kind === 'invalid' ? result.problem.fields[0]!.message : result.problem.kind
}
async function saved(name: string, content: string | Buffer) {
  const loaded = await load(name, content)
  expect(loaded.changes.refusal).toBeNull()
  await loaded.save()
  return loaded
}

const PMMS_HEADER = 'date,pmms30,pmms30p,pmms15,pmms15p,pmms51,pmms51p,pmms51m,pmms51spread'
const pmms = (...rows: string[]) => [PMMS_HEADER, '4/2/1971,7.33,,,,,,,', ...rows].join('\n')

describe('the weekly rate', () => {
  test('is the last row with a number; the old one is kept with its date', async () => {
    const { changes } = await saved(
      'PMMS_history.csv',
      pmms('11/12/2026,7.31,,6.5,,,,,', '11/19/2026,7.25,,6.4,,,,,', '11/25/2026,,,,,,,,'),
    )
    expect(changes.lines).toEqual(['  mortgage.rate30: 7.4 (2026-10-08) → 7.25 (2026-11-19)'])
    expect(publicFigures(overrides()).usualTerms).toMatchObject({ ratePct: 7.25, rateAsOf: '2026-11-19' })
    await saved('PMMS_history.csv', pmms('11/26/2026,7.2,,,,,,,'))
    expect(JSON.parse(readFileSync(target(), 'utf8'))).toEqual({
      'mortgage.rate30': {
        value: 7.2,
        asOf: '2026-11-26',
        source: 'pmms',
        before: [
          { value: 7.25, asOf: '2026-11-19' },
          { value: 7.4, asOf: '2026-10-08' },
        ],
      },
    })
    const table = publicFigures(overrides()).tables.find(({ figures }) => 'mortgage.rate30' in figures)!
    expect(table.figures['mortgage.rate30']).toMatchObject({ source: 'pmms', confidence: 'verified' })
    expect(table.figures['mortgage.rate30']).not.toHaveProperty('before')
  })

  test.each([
    ['an older one', pmms('9/3/2026,7.1,,,,,,,'), /is dated 2026-09-03 in the file and 2026-10-08 on the site/],
    ['a number that is no rate', pmms('11/19/2026,72.5,,,,,,,'), /72\.5; a rate must be from 2 to 15 percent/],
    ['no row with a rate', PMMS_HEADER, /no row with a date and a rate/],
  ])('%s is refused', async (_, content, why) => {
    expect(await refusalOf('PMMS_history.csv', content)).toMatch(why)
  })
})

const COUNTIES = {
  '003': 'BERGEN',
  '013': 'ESSEX',
  '017': 'HUDSON',
  '027': 'MORRIS',
  '031': 'PASSAIC',
  '037': 'SUSSEX',
  '041': 'WARREN',
}
const LIMITS = [1_250_000, 1_600_250, 1_934_350, 2_403_950]
const FHFA_HEADER = [
  'FIPS State Code',
  'FIPS\nCounty Code',
  'County Name',
  'State',
  'CBSA Number',
  ...['One', 'Two', 'Three', 'Four'].map((unit) => `${unit}-Unit Limit`),
]
const fhfa = (codes = Object.entries(COUNTIES), limits = LIMITS) => [
  ['Fannie Mae and Freddie Mac Maximum Loan Limits, 2027'],
  FHFA_HEADER,
  ['36', '003', 'ALLEGANY COUNTY', 'NY', '', 1, 2, 3, 4],
  ...codes.map(([code, name]) => ['34', code, `${name} COUNTY`, 'NJ', '35620', ...limits]),
]

describe('loan limits', () => {
  test.each(['xlsx', 'csv'] as const)(
    'FHFA’s list (%s) sets the conforming limits of the seven counties',
    async (kind) => {
      const rows = fhfa()
      const csv = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
      await saved(`fullcountyloanlimitlist2027_hera-based_final_flat.${kind}`, kind === 'csv' ? csv : workbook(rows))
      const { loanLimits } = publicFigures(overrides())
      expect(loanLimits.counties['Bergen']!.conforming).toEqual(LIMITS)
      expect(overrides().figures['loanLimits.conforming.Warren']).toMatchObject({
        asOf: '2027-01-01',
        source: 'fhfa-limits',
      })
      expect(loanLimits.year).toBe(2026)
    },
  )

  test('a list without a county, or with limits that fall, is refused', async () => {
    const withoutWarren = Object.entries(COUNTIES).filter(([, name]) => name !== 'WARREN')
    expect(await refusalOf('list2027.xlsx', workbook(fhfa(withoutWarren)))).toMatch(/no row for Warren County/)
    const low = LIMITS.map((limit) => limit / 2)
    expect(await refusalOf('list2027.xlsx', workbook(fhfa(undefined, low)))).toMatch(/would fall by more than 1%/)
  })

  const others = Array.from({ length: 14 }, (_, at) => String(100 + at))
  const fha = (codes: readonly string[]) => codes.map((code) => fhaRow('NJ', code, LIMITS, code)).join('\n')

  test('HUD’s fixed columns set the FHA limits', async () => {
    const { file } = await saved('cy2027-forward-limits.txt', fha([...Object.keys(COUNTIES), ...others]))
    expect(file.figures).toHaveLength(7)
    expect(publicFigures(overrides()).loanLimits.counties['Hudson']!.fha).toEqual(LIMITS)
  })

  test('a file that was cut off is refused', async () => {
    expect(await refusalOf('cy2027-forward-limits.txt', fha(Object.keys(COUNTIES)))).toMatch(
      /7 of New Jersey’s 21 counties/,
    )
  })
})

describe('HUD’s rents', () => {
  const zips = Object.entries(rentBenchmarks({}).zips)
  const header = [
    'ZIP\nCode',
    'HUD Area Code',
    'HUD Metro Fair Market Rent Area Name',
    ...[0, 1, 2, 3, 4].flatMap((beds) => [
      `SAFMR\n${beds}BR`,
      `SAFMR\n${beds}BR -\n90%\nPayment\nStandard`,
      `SAFMR\n${beds}BR -\n110%\nPayment\nStandard`,
    ]),
  ]
  const rowsOf = (by: number, list = zips) => [
    header,
    ['08534', 'X', 'Trenton', ...Array.from({ length: 15 }, () => 1)],
    ...list.map(([zip, { area, rents }]) => [Number(zip), 'X', area, ...rents.flatMap((rent) => [rent + by, 1, 2])]),
  ]

  test('replace those of every ZIP code, from October on', async () => {
    const { changes } = await saved('FY28_safmrs.xlsx', workbook(rowsOf(50)))
    expect(changes.lines[0]).toMatch(/2027 → 2028: 243 of 243 rows change/)
    const { fiscalYear, zips: loaded } = rentBenchmarks({}, overrides().tables)
    expect([fiscalYear, loaded['07030']!.rents[2]]).toEqual([2028, rentBenchmarks({}).zips['07030']!.rents[2] + 50])
    const hud = publicFigures(overrides()).tables.find(({ figures }) => 'hudRents.zips' in figures)!
    expect(hud.figures['hudRents.zips']).toMatchObject({ asOf: '2027-10-01' })
    expect(JSON.parse(readFileSync(target(), 'utf8')).tables.hudRents.before.fiscalYear).toBe(2027)
  })

  test('with a ZIP code missing they are refused', async () => {
    expect(await refusalOf('FY28_safmrs.xlsx', workbook(rowsOf(0, zips.slice(1))))).toMatch(/lacks 1 of our ZIP codes/)
  })

  test('with the columns of another workbook nothing is recognized', async () => {
    expect(
      await refusalOf(
        'other.xlsx',
        workbook([
          ['a', 'b'],
          [1, 2],
        ]),
      ),
    ).toMatch(/isn’t a file we know/)
  })
})

const hundredth = (value: number) => Math.round(value * 100) / 100
const counties = [...new Set(DISTRICTS.map(({ county }) => county))]
/** A part for each county, one of another county's districts before them. */
const byCounty = (row: (district: (typeof DISTRICTS)[number]) => (string | number)[], title: string) => [
  [title],
  ['ATLANTIC COUNTY'],
  ['0101', 'Absecon City', '91.00', '77.35', '100.00'],
  ...counties.flatMap((county) => [
    [`${county.toUpperCase()} COUNTY`],
    ...DISTRICTS.filter((one) => one.county === county).map(row),
  ]),
]
const ratios = (ratioOf = (ratio: number) => ratio) =>
  byCounty(({ code, name, facts }) => {
    const ratio = ratioOf(facts.ratioPct)
    return [
      code,
      name,
      ...[ratio, ratio * 0.85, Math.min(ratio * 1.15, Math.max(100, ratio))].map((pct) => hundredth(pct).toFixed(2)),
    ]
  }, 'Certification of Average Ratios and Common Level Ranges for Use in the Tax Year 2027')
const bills = (by: number) => [
  ['State of New Jersey, Property Tax 2026'],
  ['', '', 'Average', 'Average', 'School', 'Municipal', 'County'],
  ['Municipality', 'County', 'Residential Property Value', 'Residential Tax Bill', 'Tax', 'Tax', 'Tax'],
  ['Absecon City', 'Atlantic', 1, 3, 1, 1, 1],
  ...DISTRICTS.map(({ name, county, facts: { bill, assessment, school, municipal, county: part } }) => [
    name,
    county,
    assessment,
    bill * by,
    school * by,
    municipal * by,
    part * by,
  ]),
]

describe('property tax', () => {
  test('bills of a year (XLS) show on pages at once, and estimates wait for the ratios of the year after', async () => {
    const before = taxTable({}).town('Bergen/Allendale')!
    const { changes } = await saved('26taxes.xls', workbook(bills(1.1), 'biff8'))
    expect(changes.lines[0]).toMatch(/2025 → 2026: 205 of 205 rows change/)
    expect(changes.lines.at(-1)).toMatch(/once the ratios of tax year 2027 are loaded/)
    const waiting = taxTable({}, overrides().tables)
    expect(waiting.bill('Bergen/Allendale')).toMatchObject({ year: 2026, bill: 19_702, billBefore: 17_911 })
    expect(waiting.town('Bergen/Allendale')).toMatchObject({
      effectivePct: before.effectivePct,
      effectiveYear: 2025,
      generalYear: 2026,
    })
    await saved('2027CH123.pdf', pdf(ratios()))
    const both = taxTable({}, overrides().tables).town('Bergen/Allendale')!
    expect(both).toMatchObject({ effectiveYear: 2026 })
    expect(both.effectivePct).toBeCloseTo(before.effectivePct * 1.1, 2)
    expect(overrides().tables.countyTaxPct!['Bergen']).toBeCloseTo(taxTable({}).countyPct('Bergen')! * 1.1, 1)
  })

  test('ratios alone change no estimate: a town revalued since would be taxed at twice its rate', async () => {
    const { changes } = await saved('2027CH123.pdf', pdf(ratios((ratio) => hundredth(ratio * 0.98))))
    expect(changes.lines.at(-1)).toMatch(/once the bills or rates of 2026 are loaded/)
    const [old, now] = [taxTable({}), taxTable({}, overrides().tables)]
    for (const { facts } of DISTRICTS) expect(now.town(facts.town)).toEqual(old.town(facts.town))
  })

  test('a ratio that moves by more than a quarter is named, for a person to look at', async () => {
    const { changes } = await load('2027CH123.pdf', pdf(ratios((ratio) => (ratio < 20 ? 99 : ratio))))
    expect(changes.moved).toEqual(DISTRICTS.filter(({ facts }) => facts.ratioPct < 20).map(({ facts }) => facts.town))
    expect(changes.moved.length).toBeGreaterThan(0)
  })

  test('a ratio beside another’s range is refused', async () => {
    const wrong = ratios().map((row) => (row[0] === '0201' ? [...row.slice(0, 2), '85.11', '60.00', '97.88'] : row))
    expect(await refusalOf('2027CH123.pdf', pdf(wrong))).toMatch(
      /Allendale Borough.*isn’t a ratio with its common level range/,
    )
  })

  test('general rates are certified ones, and the effective rates beside them count nowhere', async () => {
    const rates = byCounty(
      ({ name, facts: { bill, assessment } }) => [name, ((bill / assessment) * 100).toFixed(3), '9.999'],
      '2026 General Tax Rates and Effective Tax Rates',
    )
    await saved('2026taxrates.pdf', pdf(rates))
    const table = taxTable({}, overrides().tables)
    expect(table.town('Hudson/Kearny')).toMatchObject({
      generalPct: taxTable({}).town('Hudson/Kearny')!.generalPct,
      generalYear: 2026,
    })
    expect(table.town('Hudson/Kearny')!.effectivePct).toBe(taxTable({}).town('Hudson/Kearny')!.effectivePct)
  })

  test('bills whose parts don’t add up to them, or without a town, are refused', async () => {
    const wrong = bills(1).map((row) => (row[0] === 'Allendale Borough' ? [...row.slice(0, 6), 1] : row))
    expect(await refusalOf('26taxes.xls', workbook(wrong, 'biff8'))).toMatch(
      /the parts of Bergen\/Allendale .* don’t add up to its bill/,
    )
    const without = bills(1).filter((row) => row[0] !== 'Hoboken City')
    expect(await refusalOf('26taxes.xlsx', workbook(without))).toMatch(/lacks 1 of our 205 towns: Hudson\/Hoboken/)
  })

  test('equalized valuations only check the ratios', async () => {
    const rows = byCounty(
      ({ name, facts }) => [
        name,
        '1000000',
        facts.ratioPct.toFixed(2),
        ((1_000_000 / facts.ratioPct) * 100).toFixed(0),
      ],
      'Table of Equalized Valuations 2026, Director’s Ratio',
    )
    const { changes } = await load('2026.xlsx', workbook(rows))
    expect(changes).toMatchObject({ isNothing: true, lines: [expect.stringMatching(/All 205 ratios are within 10%/)] })
  })
})

test('a file that is none of the known, or unreadable, says so and changes nothing', async () => {
  expect(await refusalOf('notes.txt', 'Dear Sir')).toMatch(/isn’t a file we know/)
  expect(await refusalOf('broken.xlsx', Buffer.from('PK\u0003\u0004nothing'))).toMatch(/broken\.xlsx is damaged/)
  expect(() => readFileSync(target())).toThrow(/ENOENT/)
})
