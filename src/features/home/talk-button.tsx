import { Button } from '#ui/primitives/button.tsx'

/** Opens the voice chat's dialog (H-02). */
export function TalkButton({ onTalk }: { onTalk: () => void }) {
  return (
    <Button
      tone="onPhoto"
      onClick={onTalk}
      className="px-7! md:min-h-13! whitespace-normal! noscript:hidden max-sm:w-full"
    >
      Talk to a Real Estate Agent Now
    </Button>
  )
}
