import { toJsonSchema } from '@valibot/to-json-schema'
import { AgencySettingsSchema } from '#domain/agency/settings.ts'

/** The schema of agency.json for editors (JSON Schema draft 2020-12); what only a check can say isn't in it. */
export function agencyJsonSchema(): string {
  const schema = toJsonSchema(AgencySettingsSchema, { errorMode: 'ignore', target: 'draft-2020-12' })
  return `${JSON.stringify({ title: 'Settings of an agency', ...schema }, null, 2)}\n`
}

/** What `npm run agency -- init` writes: the required facts empty, the others as comments to be taken over. */
export const folderTemplate = (): Readonly<Record<string, string>> => ({
  'agency.json': SETTINGS,
  'agency.schema.json': agencyJsonSchema(),
  'README.md': README,
  'texts/README.md': TEXTS,
  'pictures/README.md': PICTURES,
})

const SETTINGS = `{
  // Fill in what is empty, then run: npm run agency -- check
  // Each entry is explained in docs/your-agency.md. Comments like this one may stay.
  "$schema": "./agency.schema.json",

  "site": {
    // The site's name: in the header, emails, calendars, and the app's icon.
    "name": "",
    // What you do, after the name in the footer.
    // "blurb": "helping people buy their first home or rent",
    // "areaName": "Northern New Jersey",
    "social": [
      // { "name": "Instagram", "url": "https://www.instagram.com/…" }
    ]
  },

  "firm": {
    // The regular business name, as licensed.
    "name": "",
    // What the license says. It is shown with the firm's name.
    "licenseLine": ""
    // , "reference": "…", "brokerOfRecord": "key of a person in the roster"
  },

  "offices": [{ "street": "", "town": "", "zip": "" }],

  "phones": [
    // Where each number is shown: head, foot, mails, listings. One must be in the foot.
    { "label": "Office", "number": "", "where": ["head", "foot", "mails", "listings"] }
  ],

  // Visitors write to it. Inquiries go to INQUIRIES_TO, or here if that isn't set.
  "mail": { "address": "" },

  // Without hours: Monday to Friday, 9 to 5. "tours": when you show homes; without it, every day from 9 to 7.
  // "hours": { "monday": ["09:00", "18:00"], "saturday": ["10:00", "16:00"], "closed": ["2026-12-24"], "tours": { "saturday": ["10:00", "16:00"] } },

  // Everyone licensed with the firm, the broker of record first.
  "roster": [
    {
      "key": "",
      "name": "",
      "license": { "kind": "broker", "reference": "" }
      // , "languages": ["en", "es"], "towns": ["Essex/Montclair"], "mail": "…", "phone": "…", "photo": "pictures/….jpg", "shown": true
      // With "shown" the person is on /agents. Inquiries go to "mail"; no page shows it.
    }
  ],

  // The AI assistant. Its name can't be anyone's in the roster. Without one it is 'the assistant'.
  // "assistant": { "firstName": "…", "portrait": "pictures/….png", "on": true },

  // Only what a client said and agreed to see here (16 CFR 465). Without any, the home page leaves that section out.
  "testimonials": [
    // {
    //   "words": "…", "who": "D. W.", "place": "Fair Lawn, NJ", "date": "2026-03-03", "source": "Letter of March 3, 2026",
    //   "consent": { "how": "signed", "on": "2026-03-10", "until": null }, "given": "nothing"
    // }
  ],

  // A county's own picture, and an average price only with its date and source.
  "counties": {
    // "Essex": { "picture": "pictures/essex.jpg", "alt": "…", "average": { "price": 0, "date": "2026-10-31", "source": "…" } }
  }

  // , "colors": { "main": "#2f6f52" }
  // , "pages": { "demo": false, "voice": true }
  // , "inquiries": { "route": ["home", "town", "language", "turn"] }
}
`

const README = `# The agency's folder

- agency.json: all facts. Editors that know JSON Schema check it against agency.schema.json.
- texts/: your own terms, privacy policy, and pages, in Markdown.
- pictures/: JPEG, PNG, WebP, or AVIF, at least 400 pixels on the shorter side.

\`npm run agency -- check\` lists every mistake with its line and the fix. The site reads the folder when it starts
and on SIGHUP. docs/your-agency.md is the guide.
`

const TEXTS = `Without a file here, the site uses its own neutral text, filled in from agency.json.

- terms.md, privacy.md, fair-housing.md: replace the site’s.
- pages/about-us.md: a page of your own, at /about-us, linked in the footer.
- counties/essex.md: plain paragraphs in place of the site’s description.

All but the counties’ files begin with front matter:

---
title: About us
updated: 2026-11-24
---

Then Markdown: paragraphs, ## headings, lists, *emphasis*, [links](https://…). HTML and pictures aren’t allowed.
`

const PICTURES = `- mark.png (512 × 512, may be transparent): the site’s icons are made from it.
- preview.jpg (1200 × 630): the preview of shared links.
- Others: named as in agency.json.
`
