import { AuditPage } from '#features/agency-audit/audit-page.tsx'
import { AgencyFrame } from '#features/agency-frame/agency-frame.tsx'
import { MessagePage } from '#features/agency-frame/message-page.tsx'
import { ProvePage } from '#features/agency-frame/prove-page.tsx'
import { InboxPage } from '#features/agency-inbox/inbox-page.tsx'
import { JoinCodesPage } from '#features/agency-join/codes-page.tsx'
import { JoinPage } from '#features/agency-join/join-page.tsx'
import { JoinTwoStepPage } from '#features/agency-join/two-step-page.tsx'
import { OwnPage } from '#features/agency-own-page/own-page.tsx'
import { PeoplePage } from '#features/agency-people/people-page.tsx'
import { PersonPage } from '#features/agency-people/person-page.tsx'
import { AgencySignInPage } from '#features/agency-sign-in/sign-in-page.tsx'
import type { AgencyPage } from '#ports/browser/agency-page.ts'

/** A page of /agency in its frame: the same on the server and in the browser. */
export const AgencyApp = (page: AgencyPage) => (
  <AgencyFrame agency={page.agency} member={page.member} at={page.at} done={page.done}>
    <Screen {...page} />
  </AgencyFrame>
)

function Screen({ screen, member, refused, now }: AgencyPage) {
  switch (screen.name) {
    case 'sign-in':
      return <AgencySignInPage to={screen.to} refused={refused} />
    case 'join':
      return <JoinPage asksCode={screen.asksCode} refused={refused} />
    case 'join-two-step':
      return <JoinTwoStepPage email={screen.email} setupKey={screen.key} address={screen.address} refused={refused} />
    case 'join-codes':
      return <JoinCodesPage recoveryCodes={screen.recoveryCodes} />
    case 'inbox':
      return <InboxPage {...screen} refused={refused} now={now} />
    case 'people':
      return <PeoplePage {...screen} refused={refused} now={now} />
    case 'person':
      return <PersonPage {...screen} refused={refused} />
    case 'own-page':
      return member && <OwnPage {...member} {...screen} name={member.name} refused={refused} now={now} />
    case 'audit':
      return <AuditPage {...screen} now={now} />
    case 'prove':
      return <ProvePage action={screen.action} fields={screen.fields} refused={refused} />
    case 'message':
      return <MessagePage heading={screen.heading} text={screen.text} link={screen.link} />
  }
}

/** The page's title: what the rail calls the screen, the agency's side, and the agency. */
export const titleOf = ({ screen, agency }: AgencyPage): string =>
  `${screen.name === 'person' ? screen.person.name : TITLES[screen.name]} · Agency · ${agency.name}`

const TITLES: Readonly<Record<Exclude<AgencyPage['screen']['name'], 'person'>, string>> = {
  'sign-in': 'Sign in',
  join: 'Join',
  'join-two-step': 'Two-step sign-in',
  'join-codes': 'Recovery codes',
  inbox: 'Inbox',
  people: 'People',
  'own-page': 'You',
  audit: 'Audit',
  prove: 'Prove that it’s you',
  message: 'Notice',
}
