import { fail, type Result } from '#domain/result.ts'
import { PushAddressSchema } from '#domain/updates/push-address.ts'
import type { UpdateDevices } from '#ports/browser/notices-gateway.ts'
import type { PushDevices } from '#ports/server/push-devices.ts'
import { NOT_SIGNED_IN } from '../visitors/own-account-acts.ts'
import { limitedChanges, personalApi, type PersonalApiParts, type VisitorContext } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

export interface UpdateDevicesParts extends PersonalApiParts {
  devices: PushDevices
  /** Whether browsers get the service worker, which shows the notifications. */
  offline: boolean
}

/** /api/updates/devices: the browsers where the account gets notifications. Only a signed-in visitor has any. */
export function updateDevicesApi({ devices, offline, ...parts }: UpdateDevicesParts) {
  const own = async (
    c: VisitorContext,
    change?: (accountId: string, sessionId: string) => Promise<Result<unknown>>,
  ): Promise<Result<UpdateDevices>> => {
    const { account, sessionId } = c.var.visitor
    if (account === null || sessionId === null) return fail(NOT_SIGNED_IN)
    const changed = await change?.(account.id, sessionId)
    if (changed?.ok === false) return changed
    const list = await devices.list(account.id, sessionId)
    return list.ok ? { ok: true, value: { siteKey: offline ? devices.siteKey : null, devices: list.value } } : list
  }
  return personalApi(parts)
    .use(limitedChanges(parts.limits))
    .get('/', async (c) => privateAnswer(c, await own(c)))
    .put('/', async (c) =>
      privateAnswer(
        c,
        await own(c, async (_, sessionId) => {
          const read = await readBody(c, PushAddressSchema)
          return read.ok ? devices.add(sessionId, read.value) : read
        }),
      ),
    )
    .delete('/:id', async (c) =>
      privateAnswer(c, await own(c, (accountId) => devices.remove(accountId, c.req.param('id')))),
    )
}
