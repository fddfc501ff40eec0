import type { Agency } from '#domain/agency/agency.ts'
import { withPeriod } from '#domain/sentence-end.ts'
import { lawCited, lawSays } from '../law-words.ts'
import { addressesOf, contactOf } from './agency-contact.ts'
import type { LegalDocument, LegalSection, ShownSamples } from './legal-document.ts'

/** Who is protected by law, and what that means here. */
export const FAIR_HOUSING_SECTION: LegalSection = {
  id: 'fair-housing',
  heading: 'Fair housing',
  paragraphs: [
    'We support the letter and the spirit of equal housing opportunity. The federal Fair Housing Act forbids discrimination in housing because of race, color, religion, sex, disability, familial status, or national origin.',
    'The New Jersey Law Against Discrimination goes further. Among other things, it forbids discrimination because of race, creed, color, national origin, nationality, ancestry, sex, pregnancy or breastfeeding, gender identity or expression, sexual orientation, marital, civil union, or domestic partnership status, familial status, disability, liability for military service, and source of lawful income used for rent or mortgage payments, such as a housing voucher.',
    'That’s why our listings describe homes and places, not the people who live there, and our search has no filter that could stand in for any of these. If a listing on this site breaks this rule, tell us, and we’ll take it down while we look into it.',
    'You can file a complaint with the New Jersey Division on Civil Rights or the U.S. Department of Housing and Urban Development.',
  ],
}

/** The rules for using the site, and what its listings promise and don't: the product's text, filled from the agency's facts. */
export const termsOf = (agency: Agency, shown: ShownSamples): LegalDocument => ({
  title: 'Terms of Service',
  updated: '2026-11-27',
  intro: `These terms apply when you use ${agency.name}. If anything is unclear, email us at ${agency.email}, and we’ll rewrite it.`,
  sections: [
    whoWeAre(agency),
    pictures(shown),
    {
      id: 'accuracy',
      heading: 'Accuracy of listings',
      paragraphs: [
        'We show listing data from others as supplied. It is deemed reliable but not guaranteed. Prices, status, square feet, lot size, taxes, fees, school districts, and map locations can be wrong or out of date. Facts missing from the source are shown as “Not provided.”',
        'Verify facts before you rely on them: measure, check the public record, ask the town, and have the home inspected. A home can be sold or withdrawn at any time, and a listing isn’t an offer that you can accept through this site.',
      ],
    },
    {
      id: 'attribution',
      heading: 'Listings from other brokers',
      paragraphs: [
        'We show listings from a listing service under its Internet Data Exchange (IDX) rules. Each one names the listing firm and says how to reach it. Other firms’ listings don’t become ours by appearing here.',
        'That data is for your personal, noncommercial use in finding a home to buy or rent. You may not copy it in bulk, resell it, or feed it into another database. The copyright in imported photographs and text remains with their suppliers.',
      ],
    },
    {
      id: 'no-advice',
      heading: 'No legal, tax, or financial advice',
      paragraphs: [
        `This site gives general information. It doesn’t replace an attorney, a lender, an accountant, an appraiser, or an inspector. For a contract of sale prepared by a broker for a one- to four-family home in New Jersey: ${lawSays('review-what')} ${lawSays('review-start')} ${lawCited('review-lease')}`,
        'Recommendations, similar homes, and price ranges are calculated from listing data. They aren’t an appraisal or a promise that a loan will be approved.',
      ],
    },
    {
      id: 'agency',
      heading: 'Who your agent represents',
      paragraphs: [
        'Using this site, saving a home, or sending a message doesn’t make us your agent. In New Jersey, before you first discuss your motivation or finances, a broker tells you who they represent and gives you the state’s Consumer Information Statement (N.J.A.C. 11:5-6.9). Until you have it, don’t tell us anything you wouldn’t tell the other side.',
        'For homes we list ourselves, we represent the seller or the landlord. For other homes, an agent tells you which of these applies:',
      ],
      list: [
        'A seller’s agent represents the seller and may tell the seller what you say.',
        'A buyer’s agent represents the buyer, under an agreement with the buyer, and may tell the buyer what the seller says.',
        'A disclosed dual agent represents both, if both agree in writing, and tells neither what price the other would accept or pay.',
        'A designated agent represents only one side, while another agent of the same firm represents the other.',
        'A transaction broker represents neither. What one side says may be shared with the other.',
      ],
    },
    FAIR_HOUSING_SECTION,
    {
      id: 'accessibility',
      heading: 'Accessibility',
      paragraphs: [
        `We build the site to meet the Web Content Accessibility Guidelines 2.2, level AA, and test it against them. If something keeps you from using it, email ${agency.email} or call ${agency.phones.foot.number} and tell us the page and the problem. We’ll give you the information another way and fix the page.`,
      ],
    },
    {
      id: 'your-use',
      heading: 'What we ask of you',
      paragraphs: ['Use this site to look for a home of your own. Please don’t:'],
      list: [
        'Collect listings or pictures with a program, except through the public API and within its limits.',
        'Try to break in, overload the site, or access other people’s data.',
        'Send messages under a false name, or messages that are unlawful or harassing.',
        'Use anything on this site to discriminate or to send owners advertising.',
      ],
    },
    whatYouGet(agency, shown),
    {
      id: 'liability',
      heading: 'Availability and liability',
      paragraphs: [
        'The site is provided as is. We work to keep it available and correct but don’t promise that it always will be. To the extent the law allows, we aren’t liable for losses from relying on listing data or from the site being unavailable.',
        'Nothing in these terms limits liability for fraud, intentional acts, gross negligence, or anything else for which the law doesn’t allow it to be limited. Nor do they limit any right that New Jersey’s consumer protection laws give you.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      paragraphs: ['The Privacy Policy explains what we do with your data.'],
    },
    {
      id: 'law-and-changes',
      heading: 'Law and changes',
      paragraphs: [
        'New Jersey law applies. If one provision is invalid, the others remain in force.',
        'When these terms change, the date at the top changes. Changes never apply to anything that happened before them.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [contactOf(agency)],
    },
  ],
})

const licenseReference = ({ firm }: Agency): string =>
  firm.reference === null ? '' : `, license reference ${firm.reference}`

/** Who answers for the site: the firm as licensed, or that nobody does. */
const whoWeAre = (agency: Agency): LegalSection => ({
  id: 'who-we-are',
  heading: 'Who runs this site',
  paragraphs: agency.isSample
    ? [
        `This site represents ${agency.firm.name}. In this version, the firm, its assistant ${agency.assistant.name}, the testimonials, and the phone numbers are made up to show the product. They aren’t a real broker or licensee, and nothing here is an offer of brokerage services.`,
      ]
    : [
        `${agency.firm.name} runs this site. ${withPeriod(agency.firm.licenseLine + licenseReference(agency))}`,
        ...addressesOf(agency),
      ],
})

const pictures = ({ sampleHomes }: ShownSamples): LegalSection =>
  sampleHomes
    ? {
        id: 'sample-homes',
        heading: 'Sample homes and illustrative renderings',
        paragraphs: [
          'Listings marked as samples are imaginary. Their towns are real, but the houses, street numbers, prices, taxes, and fees aren’t, and you can’t visit or buy them.',
          'Pictures of sample homes, counties, and scenery are illustrative renderings, made for this site by computer. Skylines, lakes, and waterfalls are likenesses, not exact views. Interior pictures show a style and can appear with more than one home. The county figures and the counts in the budget panel are samples.',
        ],
      }
    : {
        id: 'renderings',
        heading: 'Illustrative renderings',
        paragraphs: [
          'Pictures of counties and scenery without a photographer’s name are illustrative renderings, made by computer. Skylines, lakes, and waterfalls are likenesses, not exact views.',
        ],
      }

const PROGRAM =
  'The voice chat connects you with an AI assistant, which can make mistakes. Rely on the listing itself and on our agents.'

const whatYouGet = ({ pages }: Agency, { sampleEdition }: ShownSamples): LegalSection =>
  sampleEdition
    ? {
        id: 'simulated',
        heading: 'Features that are simulated',
        paragraphs: [
          `In the sample edition, the inquiry form is simulated and sends no message. In the live edition, it sends one, and a tour request isn’t an appointment until an agent confirms it. The live edition has accounts. The sample edition simulates the sign-in, sign-up, and password forms. ${PROGRAM} The screen at /demo is a demonstration, and its buttons do nothing outside it.`,
        ],
      }
    : {
        id: 'tours-and-chat',
        heading: 'Tours and the chat',
        paragraphs: [
          [
            'A tour request isn’t an appointment until an agent confirms it.',
            ...(pages.voice ? [PROGRAM] : []),
            ...(pages.demo ? ['The screen at /demo is a demonstration, and its buttons do nothing outside it.'] : []),
          ].join(' '),
        ],
      }
