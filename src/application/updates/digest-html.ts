import { escapeHtml } from '../mail/mail-text.ts'
import type { DigestContent, FootContent, HomeContent, LinkContent } from './digest-content.ts'

/*
 * Mail programs read the HTML of twenty years ago: tables, styles on the elements, colors in hex. What the head says is extra: where it is
 * ignored (Outlook for Windows, some of Gmail), the picture stays beside the text, and the program darkens the colors by itself.
 */

const [INK, SOFT, LINE, PAPER, PINE] = ['#20222b', '#565a66', '#ddd8cd', '#ffffff', '#1f6b4f']
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.cell{display:block!important;width:100%!important;padding:0!important}
.words{padding-top:12px!important}
}
@media (prefers-color-scheme:dark){
.paper{background-color:#17191f!important}
.ink{color:#f2efe8!important}
.soft{color:#b9bdc8!important}
.pine{color:#86d3ae!important}
.line{border-color:#3b3f4a!important}
.button{background-color:#f2efe8!important;color:#17191f!important}
.frame{background-color:#2a2d36!important}
}`
const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TABLE = 'role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"'

/** The email as HTML. */
export const digestHtml = ({
  subject,
  heading,
  preview,
  siteName,
  siteUrl,
  groups,
  ranked,
  rest,
  foot,
}: DigestContent): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body class="paper ink" style="margin:0;padding:0;background-color:${PAPER};color:${INK};${FONT};font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${TABLE} class="paper" style="background-color:${PAPER}"><tr><td align="center" style="padding:24px 16px">
<!--[if mso]><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="600"><tr><td><![endif]-->
<table ${TABLE} style="max-width:600px;text-align:left">
<tr><td style="padding-bottom:20px">${anchor({ label: siteName, url: siteUrl }, 'ink', `color:${INK};font-size:16px;font-weight:700;text-decoration:none`)}</td></tr>
<tr><td><h1 class="ink" style="margin:0 0 8px;color:${INK};font-size:26px;line-height:1.25;font-weight:700">${escapeHtml(heading)}</h1></td></tr>
${groups.map(group).join('\n')}
${ranked.map(rankedRow).join('\n')}
${rest === null ? '' : `<tr><td class="line" style="padding:20px 0;border-top:1px solid ${LINE}">${anchor(rest, 'button', `display:inline-block;padding:12px 20px;border-radius:4px;background-color:${INK};color:#ffffff;font-weight:600;text-decoration:none`)}</td></tr>`}
${footRow(foot)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>
`

const rankedRow = (link: LinkContent): string =>
  `<tr><td class="line" style="padding:16px 0;border-top:1px solid ${LINE}">${anchor(link, 'pine', `color:${PINE};font-weight:600;text-decoration:underline`)}</td></tr>`

const group = ({ title, homes }: DigestContent['groups'][number]): string =>
  [
    ...(title === null
      ? []
      : [
          `<tr><td><h2 class="ink" style="margin:20px 0 12px;color:${INK};font-size:19px;line-height:1.3;font-weight:700">${escapeHtml(title)}</h2></td></tr>`,
        ]),
    ...homes.map(homeRow),
  ].join('\n')

function homeRow(home: HomeContent): string {
  const { picture, url } = home
  const image =
    picture === null
      ? ''
      : `<td class="cell" width="36%" valign="top" style="width:36%"><a href="${escapeHtml(url)}" class="soft" style="color:${SOFT};text-decoration:none"><img class="frame" src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}" width="216" style="display:block;width:100%;height:auto;border:0;border-radius:4px;background-color:#efece5;font-size:13px;line-height:1.4"></a></td>`
  const padding = picture === null ? '' : ';padding-left:20px'
  return `<tr><td class="line" style="padding:20px 0;border-top:1px solid ${LINE}"><table ${TABLE}><tr>${image}<td class="cell words" valign="top" style="text-align:left${padding}">${words(home)}</td></tr></table></td></tr>`
}

const words = ({ news, title, url, price, oldPrice, address, facts, why, office }: HomeContent): string =>
  [
    line(unbroken(news.join(' · ')), 'pine', `color:${PINE};font-size:14px;font-weight:700`),
    `<p class="ink" style="margin:2px 0 0;color:${INK};font-size:21px;line-height:1.3;font-weight:700">${escapeHtml(price)}${oldPrice === null ? '' : ` <s class="soft" style="color:${SOFT};font-size:16px;font-weight:400">${escapeHtml(oldPrice)}</s>`}</p>`,
    `<p style="margin:2px 0 0;font-size:17px;line-height:1.35">${anchor({ label: title, url }, 'ink', `color:${INK};font-weight:600;text-decoration:underline`)}</p>`,
    line(address, 'ink', `color:${INK};font-size:15px`),
    line(facts.join(' · '), 'ink', `color:${INK};font-size:15px`),
    line(why, 'soft', `color:${SOFT};font-size:14px;padding-top:6px`),
    line(office, 'soft', `color:${SOFT};font-size:13px`),
  ].join('')

/** 'p.m.' stays beside its hour. */
const unbroken = (text: string): string => text.replace(/ (?=[ap]\.m\.)/g, '\u00a0')

const line = (text: string, name: string, style: string): string =>
  text === '' ? '' : `<p class="${name}" style="margin:2px 0 0;${style}">${escapeHtml(text)}</p>`

const anchor = ({ label, url }: LinkContent, name: string, style: string): string =>
  `<a href="${escapeHtml(url)}" class="${name}" style="${style}">${escapeHtml(label)}</a>`

const SMALL = `color:${SOFT};font-size:13px;line-height:1.5`

function footRow({ asOf, feeds, reason, links, firm, fairHousing }: FootContent): string {
  const link = (to: LinkContent) =>
    anchor(
      to,
      'ink',
      `display:inline-block;padding:8px 20px 8px 0;color:${INK};font-size:15px;text-decoration:underline`,
    )
  const parts = [
    `<p style="margin:0">${links.map(link).join('')}</p>`,
    small(escapeHtml(reason)),
    small(firm.map(escapeHtml).join('<br>')),
    ...feeds.map(credit),
    small(escapeHtml(asOf)),
    small(
      `${anchor(fairHousing, 'soft', `color:${SOFT};text-decoration:underline`)}. ${escapeHtml(fairHousing.statement)}`,
    ),
  ]
  return `<tr><td class="line" style="padding:16px 0 0;border-top:1px solid ${LINE}">${parts.join('\n')}</td></tr>`
}

const small = (html: string): string => `<p class="soft" style="margin:10px 0 0;${SMALL}">${html}</p>`

function credit({ name, logo, asOf, disclaimer }: FootContent['feeds'][number]): string {
  const mark =
    logo === null
      ? ''
      : `<img src="${escapeHtml(logo)}" alt="" height="24" style="height:24px;width:auto;border:0;vertical-align:middle"> `
  const lines = [
    `${mark}Listings from ${escapeHtml(name)}`,
    asOf && escapeHtml(asOf),
    disclaimer && escapeHtml(disclaimer),
  ]
  return small(lines.filter(Boolean).join('<br>').replace(/\r?\n/g, '<br>'))
}
