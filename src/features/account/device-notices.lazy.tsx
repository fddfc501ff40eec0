import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { problemOf } from '#domain/problem-of.ts'
import { valueOrThrow, type Result } from '#domain/result.ts'
import type { NotifiedDevice, Notices, NoticesGateway } from '#ports/browser/notices-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { useSessionOver } from './use-account-form.ts'

interface DeviceNoticesProps {
  email: string
  /** Ids of the account's sign-ins: with one of them its notifications end. */
  signIns: readonly string[]
  notices: NoticesGateway
}

/** Notifications on this device, and on which others they are; nothing where there are none to turn on or off. */
export function DeviceNotices({ email, signIns, notices }: DeviceNoticesProps) {
  const id = useId()
  // Not below the account's own key, which is read again when somebody signs out.
  const queryKey = ['notices', email, ...signIns]
  const { data } = useQuery({
    queryKey,
    queryFn: async () => valueOrThrow(await notices.read()),
    placeholderData: keepPreviousData,
  })
  const { change, isPending } = useChange(queryKey)
  if (!data || (data.support === 'none' && data.devices.length === 0)) return null
  const here = data.devices.find(({ current }) => current)
  const others = data.devices.filter(({ current }) => !current)
  const turnOff = ({ id: device }: NotifiedDevice) => change({ run: () => notices.turnOff(device), wanted: 'off' })
  return (
    <section aria-labelledby={id} className="mt-8 flex flex-col items-start gap-3">
      <h3 id={id} className="font-semibold">
        Device notifications
      </h3>
      {data.support === 'ready' && (
        <>
          <p className="text-ink-soft">
            {here
              ? 'On. This device shows a notification with each email update.'
              : 'This device can also show a notification with each email update.'}{' '}
            Notifications stop here when you sign out.
          </p>
          <Button
            tone="secondary"
            aria-disabled={isPending}
            className="max-sm:w-full"
            onClick={() => (here ? turnOff(here) : change({ run: () => notices.turnOn(), wanted: 'on' }))}
          >
            {here ? 'Turn off on this device' : 'Notify me on this device'}
          </Button>
        </>
      )}
      {data.support === 'denied' && (
        <p className="text-ink-soft">
          Notifications from this site are blocked in this browser. To get them, allow them in your browser’s settings
          for this site, then reload this page.
        </p>
      )}
      {others.length > 0 && (
        <ul aria-label="Other devices with notifications" className="w-full divide-y divide-line border-y border-line">
          {others.map((device) => (
            <li key={device.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3">
              <span className="min-w-0">Also on: {device.device}</span>
              <Button
                tone="secondary"
                size="small"
                aria-disabled={isPending}
                className="max-md:min-h-11"
                onClick={() => turnOff(device)}
              >
                Turn off on that device
                <span className="sr-only">: {device.device}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface Change {
  run: () => Promise<Result<Notices>>
  wanted: 'on' | 'off'
}

/** One change at a time; a toast says whether it worked. */
function useChange(queryKey: readonly string[]) {
  const queryClient = useQueryClient()
  const onRefused = useSessionOver()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ run }: Change) => valueOrThrow(await run()),
    onSuccess: (answer, { wanted }) => {
      queryClient.setQueryData(queryKey, answer)
      notify(
        wanted === 'off'
          ? { title: 'Notifications off' }
          : answer.devices.some(({ current }) => current)
            ? { title: 'Notifications on' }
            : { title: 'Notifications still off', description: 'Your browser wasn’t allowed to show them.' },
      )
    },
    onError: (error) => {
      const problem = problemOf(error)
      onRefused(problem)
      notify({ title: 'Couldn’t change notifications', description: problem.message, tone: 'destructive' })
    },
  })
  return { change: (change: Change) => isPending || mutate(change), isPending }
}
