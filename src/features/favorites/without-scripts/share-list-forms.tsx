import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { countOf } from '#domain/count.ts'
import type { ListAnswersGateway } from '#ports/browser/list-answers-gateway.ts'
import { PAGE_FORM } from '#ui/listing/keep-button.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Field, TextInput } from '#ui/primitives/field.tsx'
import { receivedAnswersQuery } from '../received/received-answers.ts'

interface ShareListFormsProps {
  answers: ListAnswersGateway
  /** Of the shared list; null while it isn't shared. */
  token: string | null
}

/** Shares the list by a link, and stops sharing it, where no scripts run: what the dialog does. */
export function ShareListForms({ answers, token }: ShareListFormsProps) {
  return (
    <details open={token !== null} className="basis-full">
      <summary className={buttonClass('secondary', 'small', 'min-h-11')}>
        {token === null ? 'Share this list' : 'Shared by link'}
      </summary>
      <div className="mt-3 flex max-w-[60ch] flex-col gap-4 rounded-lg border border-line bg-surface p-5">
        <p className="text-ink-soft">
          Anyone with the link can see the homes on your list. They can’t see your notes, your name, or when you saved
          them. You can stop sharing at any time.
        </p>
        {token === null ? (
          <Act name="share" value="on">
            Create a link
          </Act>
        ) : (
          <Shared answers={answers} token={token} />
        )}
      </div>
    </details>
  )
}

function Shared({ answers, token }: { answers: ListAnswersGateway; token: string }) {
  const { data } = useQuery(receivedAnswersQuery(answers))
  const router = useRouter()
  const { origin } = router.options.context
  const { href } = router.buildLocation({ to: '/shared/$token', params: { token } })
  return (
    <>
      <Field label="Link">{(tied) => <TextInput {...tied} readOnly value={origin + href} />}</Field>
      <Link to="/shared/$token" params={{ token }} className="link self-start">
        See the list as others see it
      </Link>
      {data && (
        <div className="border-t border-line pt-4">
          <p className="mb-3">
            {data.open ? 'People with the link can reply. ' : 'People with the link can’t reply. '}
            <span className="text-sm text-ink-soft">
              Anyone with the link can like or pass on homes and leave notes under a name they choose. Only you see
              their replies, which are removed when you stop sharing.
            </span>
          </p>
          <Act name="answers" value={data.open ? 'close' : 'open'} tone="secondary">
            {data.open ? 'Stop taking replies' : 'Let people reply'}
          </Act>
          {data.guests.length > 0 && (
            <ul aria-label="Who replied" className="mt-4 divide-y divide-line border-t border-line">
              {data.guests.map(({ id, name, answers: { length } }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                  <p>
                    <bdi className="font-semibold">{name}</bdi>{' '}
                    <span className="text-ink-soft">{countOf(length, 'reply', 'replies')}</span>
                  </p>
                  <Act name="remove-guest" value={id} tone="secondary">
                    Remove<span className="sr-only"> {name}</span>
                  </Act>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <Act name="share" value="stop" tone="destructive">
        Stop sharing
      </Act>
    </>
  )
}

type ActProps = Pick<Parameters<typeof Button>[0], 'name' | 'value' | 'tone' | 'children'>

const Act = (button: ActProps) => (
  <Button type="submit" form={PAGE_FORM} size="small" className="min-h-11 self-start" {...button} />
)
