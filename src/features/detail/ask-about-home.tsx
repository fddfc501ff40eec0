import { useAgency } from '#ui/use-agency.ts'
import { PAGE } from './texts/page-texts.ts'

/** Leads to the site's agent, with this home in hand. */
export function AskAboutHome({ onAsk }: { onAsk: () => void }) {
  const { assistant } = useAgency()
  return (
    <p className="-mt-4 text-sm text-ink-soft print:hidden noscript:hidden">
      {PAGE.ask(assistant.firstName)}{' '}
      <button type="button" onClick={onAsk} className="link -my-3 inline-block py-3 font-semibold">
        {PAGE.askButton}
      </button>
    </p>
  )
}
