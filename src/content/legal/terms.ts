import type { Agency } from '#domain/agency/agency.ts'
import { lawCited, lawSays } from '../law-words.ts'
import { addressesOf, contactOf } from './agency-contact.ts'
import type { LegalDocument, LegalSection, ShownSamples } from './legal-document.ts'

/** Whom the law protects, and what that means here. */
export const FAIR_HOUSING_SECTION: LegalSection = {
  id: 'fair-housing',
  heading: 'Fair housing',
  paragraphs: [
    'We support the letter and the spirit of equal housing opportunity. The federal Fair Housing Act forbids discrimination in housing because of race, color, religion, sex, disability, familial status or national origin.',
    'The New Jersey Law Against Discrimination goes further. Among other things it forbids discrimination because of race, creed, color, national origin, nationality, ancestry, sex, pregnancy or breastfeeding, gender identity or expression, sexual orientation, marital, civil union or domestic partnership status, familial status, disability, liability for military service, and source of lawful income used for rent or mortgage payments, such as a housing voucher.',
    'For that reason our listings describe homes and places, not the people who live there, and our search has no filter that could stand in for any of these. If a listing on this site breaks this rule, tell us and we take it down while we look into it.',
    'You can file a complaint with the New Jersey Division on Civil Rights or with the U.S. Department of Housing and Urban Development.',
  ],
}

/** The rules for using the site, and what its listings promise and don't: the product's text, filled from the agency's facts. */
export const termsOf = (agency: Agency, shown: ShownSamples): LegalDocument => ({
  title: 'Terms of Service',
  updated: '2026-11-21',
  intro: `These terms apply when you use ${agency.name}. They are written to be read. If a sentence is unclear, ask us at ${agency.email} and we will rewrite it.`,
  sections: [
    whoWeAre(agency),
    pictures(shown),
    {
      id: 'accuracy',
      heading: 'Accuracy of listings',
      paragraphs: [
        'Listing data that comes from others is shown as it was supplied. It is deemed reliable but not guaranteed. Prices, status, square feet, lot size, taxes, fees, school districts and the position on the map can be wrong or out of date. What the source does not say is shown as ‘Not provided’.',
        'Before you rely on a fact, verify it: measure, read the public record, ask the town, and have the home inspected. A listing can be sold or withdrawn at any time and is not an offer that you can accept through this site.',
      ],
    },
    {
      id: 'attribution',
      heading: 'Listings from other brokers',
      paragraphs: [
        'Listings from a listing service are shown under its Internet Data Exchange (IDX) rules. Each one names the listing firm and how to reach it. Listings held by other firms do not become ours because they appear here.',
        'That data is for your personal, non-commercial use, to find a home you may want to buy or rent. You may not copy it in bulk, resell it, or feed it to another database. Copyright in imported photographs and texts stays with whoever supplied them.',
      ],
    },
    {
      id: 'no-advice',
      heading: 'No legal, tax or financial advice',
      paragraphs: [
        `Texts on this site inform in general. They do not replace a lawyer, a lender, an accountant, an appraiser or an inspector. For a contract of sale prepared by a broker for a home of one to four families in New Jersey: ${lawSays('review-what')} ${lawSays('review-start')} ${lawCited('review-lease')}`,
        'Recommendations, similar homes and price ranges are computed from listing data. They are not an appraisal and not a promise that a loan will be approved.',
      ],
    },
    {
      id: 'agency',
      heading: 'Who your agent represents',
      paragraphs: [
        'Using this site, saving a home or sending a message does not make us your agent. In New Jersey a broker tells you whom they work for before you first talk about your reasons or your money, and then hands you the State’s Consumer Information Statement (N.J.A.C. 11:5-6.9). Until you have it, do not share anything with us that you would not tell the other side.',
        'For homes that we list ourselves we work for the seller or the landlord. For other homes an agent tells you which of these holds:',
      ],
      list: [
        'A seller’s agent works for the seller and may tell the seller what you say.',
        'A buyer’s agent works for the buyer, under an agreement with the buyer, and may tell the buyer what the seller says.',
        'A disclosed dual agent works for both, if both agree in writing, and tells neither what price the other would go to.',
        'A designated agent works for one side alone, while another agent of the same firm works for the other side.',
        'A transaction broker works for neither. What one side says may be told to the other.',
      ],
    },
    FAIR_HOUSING_SECTION,
    {
      id: 'accessibility',
      heading: 'Accessibility',
      paragraphs: [
        `We build the site to meet the Web Content Accessibility Guidelines 2.2, level AA, and test it with that aim. If something keeps you from using it, write to ${agency.email} or call ${agency.phones.foot.number}: say which page and what happened. We will give you the information in another way and repair the page.`,
      ],
    },
    {
      id: 'your-use',
      heading: 'What we ask of you',
      paragraphs: ['You may use the site for your own search for a home. Please do not:'],
      list: [
        'Harvest listings or pictures by program, except through the public interface and within its limits.',
        'Try to break in, overload the site, or get at other people’s data.',
        'Send messages under a false name, or messages that are unlawful or harass somebody.',
        'Use anything found here to discriminate, or to contact owners for advertising.',
      ],
    },
    whatYouGet(agency, shown),
    {
      id: 'liability',
      heading: 'Availability and liability',
      paragraphs: [
        'The site is provided as it is. We work to keep it available and right but do not promise that it always will be. As far as the law allows, we are not liable for loss that comes from relying on listing data or from the site being unavailable.',
        'Nothing in these terms limits liability for fraud, for intent or gross negligence, or for anything else that cannot be limited by law, nor any right that New Jersey’s consumer protection laws give you.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      paragraphs: ['What happens to your data is described in the Privacy Policy at /privacy.'],
    },
    {
      id: 'law-and-changes',
      heading: 'Law and changes',
      paragraphs: [
        'The law of the State of New Jersey applies. If one provision is invalid, the others remain in force.',
        'When these terms change, the date at the top changes. A change never applies to what happened before it.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [contactOf(agency)],
    },
  ],
})

/** Who answers for the site: the firm as licensed, or that nobody does. */
const whoWeAre = (agency: Agency): LegalSection => ({
  id: 'who-we-are',
  heading: 'Who runs this site',
  paragraphs: agency.isSample
    ? [
        `The site speaks for ${agency.firm.name}. In this version the firm, its agent ${agency.assistant.name}, the testimonials and the telephone numbers are made up to show the product. They do not stand for a real broker or licensee, and nothing here is an offer of brokerage services.`,
      ]
    : [
        `The site is run by ${agency.firm.name}. ${agency.firm.licenseLine}${agency.firm.reference === null ? '' : `, license reference ${agency.firm.reference}`}.`,
        ...addressesOf(agency),
      ],
})

const pictures = ({ sampleHomes }: ShownSamples): LegalSection =>
  sampleHomes
    ? {
        id: 'sample-homes',
        heading: 'Sample homes and illustrative renderings',
        paragraphs: [
          'Listings marked as samples are imaginary. Their towns are real; the houses, street numbers, prices, taxes and fees are not, and nobody can visit or buy them.',
          'Pictures of sample homes, counties and scenery are illustrative renderings, drawn for this site by computer. Skylines, lakes and waterfalls are likenesses, not surveys. Interior pictures show a style and can appear with more than one home. County figures and the budget panel are sample figures.',
        ],
      }
    : {
        id: 'renderings',
        heading: 'Illustrative renderings',
        paragraphs: [
          'Pictures of counties and scenery that carry no photographer’s name are illustrative renderings, drawn by computer. Skylines, lakes and waterfalls are likenesses, not surveys.',
        ],
      }

const PROGRAM =
  'The voice chat connects you with an AI agent, which can be mistaken: rely on the listing itself and on our agents.'

const whatYouGet = ({ pages }: Agency, { sampleEdition }: ShownSamples): LegalSection =>
  sampleEdition
    ? {
        id: 'simulated',
        heading: 'Features that are simulated',
        paragraphs: [
          `In the sample edition the inquiry form is simulated: it sends no message. In the live edition it does; asking for a tour is a wish that an agent has to confirm, not an appointment. Accounts are there in the live edition; the sample edition simulates sign-in, sign-up and the password form. ${PROGRAM} The screen at /demo is a demonstration whose buttons do nothing outside it.`,
        ],
      }
    : {
        id: 'tours-and-chat',
        heading: 'Tours and the chat',
        paragraphs: [
          [
            'Asking for a tour is a wish that an agent has to confirm, not an appointment.',
            ...(pages.voice ? [PROGRAM] : []),
            ...(pages.demo ? ['The screen at /demo is a demonstration whose buttons do nothing outside it.'] : []),
          ].join(' '),
        ],
      }
