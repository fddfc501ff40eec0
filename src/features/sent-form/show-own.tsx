import { PAGE_FORM } from '#ui/listing/keep-button.ts'
import { Button } from '#ui/primitives/button.tsx'

/**
 * In place of what the browser's scripts would read: pages are the same for all visitors until a browser has sent a form itself. From then
 * on they come with what the visitor has saved.
 */
export function ShowOwn({ words }: { words: string }) {
  return (
    <div className="mt-2">
      <p>JavaScript is off in this browser.</p>
      <Button type="submit" form={PAGE_FORM} name="show-own" value="on" className="mt-4">
        {words}
      </Button>
    </div>
  )
}
