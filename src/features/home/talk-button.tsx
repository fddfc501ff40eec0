import { BRAND } from '#content/brand.ts'
import { Button } from '#ui/primitives/button.tsx'
import { notify } from '#ui/primitives/toast.ts'

/** Opens the voice chat's dialog (H-02). */
export function TalkButton({ onTalk }: { onTalk: () => Promise<void> }) {
  const talk = () =>
    onTalk().catch(() =>
      notify({
        title: 'The voice chat could not be opened',
        description: `Call us at ${BRAND.headerPhone}.`,
        tone: 'destructive',
      }),
    )
  return (
    <Button tone="onPhoto" onClick={() => void talk()} className="min-h-13! px-7! whitespace-normal! max-sm:w-full">
      Talk to a Real Estate Agent Now
    </Button>
  )
}
