import { Button } from '#ui/primitives/button.tsx'
import { useAgency } from '#ui/use-agency.ts'

/** Leads to the site's agent, with this home in hand. */
export function AskAboutHome({ onAsk }: { onAsk: () => void }) {
  const { assistant } = useAgency()
  return (
    <div className="-mt-5 flex flex-wrap items-center gap-x-3.5 gap-y-3 print:hidden">
      <img
        src={assistant.portrait}
        alt=""
        loading="lazy"
        width={44}
        height={44}
        className="size-11 rounded-full bg-sand"
      />
      <p className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">
        {assistant.firstName}, our AI assistant, answers at once, by voice or in writing.
      </p>
      <Button tone="secondary" onClick={onAsk} className="max-sm:w-full">
        Ask about this home
      </Button>
    </div>
  )
}
