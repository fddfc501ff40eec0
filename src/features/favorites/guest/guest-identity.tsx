import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { countOf } from '#domain/count.ts'
import { problemOf } from '#domain/problem-of.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { ListAnswersGateway } from '#ports/browser/list-answers-gateway.ts'
import { PAGE_FORM } from '#ui/listing/keep-button.ts'
import { Button } from '#ui/primitives/button.tsx'
import type { Guest } from './use-guest.ts'

interface GuestIdentityProps {
  guest: Guest
  answers: ListAnswersGateway
  token: string
  /** False where the list takes no more answers. */
  mayAnswer: boolean
  onRename: () => void
}

/** Under which name the guest answers, to be changed, and the way to withdraw everything. */
export function GuestIdentity({ guest, answers, token, mayAnswer, onRename }: GuestIdentityProps) {
  const [withdrawn, setWithdrawn] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const withdrawal = useMutation({
    mutationFn: async () => valueOrThrow(await answers.withdraw(token)),
    onSuccess: () => {
      setWithdrawn(true)
      guest.forget()
    },
  })
  const { name } = guest
  // The pressed button has gone away.
  useEffect(() => {
    if (withdrawn && name === null) status.current?.focus()
  }, [withdrawn, name])
  if (name === null && !withdrawn) return null
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6 print:hidden">
      <p ref={status} tabIndex={-1} className="outline-none sm:mr-auto">
        {name === null ? (
          'We removed your name, replies, and notes.'
        ) : (
          <>
            {mayAnswer ? 'You’re replying as ' : 'You replied as '}
            <bdi className="font-semibold">{name}</bdi>.{' '}
            {mayAnswer ? agreement(guest) : 'This list no longer takes replies.'}
          </>
        )}
      </p>
      {name !== null && (
        <div className="flex flex-wrap gap-2">
          {mayAnswer && (
            <Button tone="secondary" size="small" className="min-h-11 noscript:hidden" onClick={onRename}>
              Edit name
            </Button>
          )}
          <Button
            tone="secondary"
            size="small"
            className="min-h-11"
            type="submit"
            form={PAGE_FORM}
            name="withdraw"
            value="on"
            aria-disabled={withdrawal.isPending}
            onClick={(event) => {
              event.preventDefault()
              if (!withdrawal.isPending) withdrawal.mutate()
            }}
          >
            Remove my replies
          </Button>
        </div>
      )}
      {withdrawal.error && (
        <p role="alert" className="basis-full text-sm font-medium text-brick">
          {`Not removed. ${problemOf(withdrawal.error).message}`}
        </p>
      )}
    </div>
  )
}

/** How many homes both like; '' for none. */
function agreement({ answers }: Guest): string {
  const liked = answers.filter(({ mark }) => mark === 'like').length
  return liked === 0 ? '' : `Both of you like ${countOf(liked, 'home', 'homes')}.`
}
