import * as v from 'valibot'
import { COUNTY_INFO } from '#content/counties.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { ok } from '#domain/result.ts'
import { agentTool } from '../agent-tool.ts'

/** A county's figures, and nothing else about it (fair housing). */
export const countyFacts = agentTool({
  name: 'county_facts',
  description:
    'Figures for one of the seven counties: average home price, population, and number of municipalities. Includes nothing about who lives there, schools, or crime.',
  schema: v.object({ county: v.picklist(COUNTIES) }),
  async run({ county }, { agency, phrases }) {
    const { avgPrice, population, towns } = COUNTY_INFO.find(({ name }) => name === county)!.stats
    return ok({
      say: phrases.county.figures(county),
      // The product's averages are made up: an agency's own have a date and a source, and are on its home page.
      facts: { county, ...(agency.isSample && { average_home_price: avgPrice }), population, municipalities: towns },
      shown: { kind: 'county', county },
      sources: [{ ...phrases.county.source(county), href: '/' }],
    })
  },
})
