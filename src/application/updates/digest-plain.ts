import type { DigestContent, FootContent, HomeContent, LinkContent } from './digest-content.ts'

/** The email as plain text. */
export function digestPlain({ heading, groups, ranked, rest, foot }: DigestContent): string {
  const homes = groups.flatMap((group) => [
    ...(group.title === null ? [] : [underlined(group.title)]),
    ...group.homes.map(home),
  ])
  return `${[heading, ...homes, ...ranked.map(link), ...(rest === null ? [] : [link(rest)]), '-- ', ...footLines(foot)].join('\n\n')}\n`
}

const underlined = (title: string): string => `${title}\n${'-'.repeat(title.length)}`
const link = ({ label, url }: LinkContent): string => `${label}: ${url}`

const home = ({ news, title, url, price, oldPrice, address, facts, why, office }: HomeContent): string =>
  [
    news.join('. '),
    title,
    oldPrice === null ? price : `${price} (was ${oldPrice})`,
    address,
    facts.join(', '),
    why,
    office,
    url,
  ]
    .filter((line) => line !== '')
    .join('\n')

const footLines = ({ asOf, feeds, reason, links, firm, fairHousing }: FootContent): string[] => [
  asOf,
  ...feeds.map(({ name, asOf: time, disclaimer }) =>
    [`Listings from ${name}`, time, disclaimer].filter((line) => line !== null).join('\n'),
  ),
  reason,
  links.map(link).join('\n'),
  firm.join('\n'),
  `${fairHousing.label}. ${fairHousing.statement}\n${fairHousing.url}`,
]
