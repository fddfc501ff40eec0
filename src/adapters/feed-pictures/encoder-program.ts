// Started by encoder-process.ts: encodes pictures of unknown origin apart from the site's secrets and at a lower priority.
import { constants, setPriority } from 'node:os'
import type { EncodeAnswer, EncodeRequest } from './encoder-messages.ts'

if (!process.send) throw new Error('The server starts this program. Don’t run it yourself.')
const send = process.send.bind(process)

// Before the threads that encode are made: they inherit it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { encodePicture } = await import('./encode-picture.ts')

process.on('disconnect', () => process.exit(0))
process.on('message', async ({ id, bytes }: EncodeRequest) => {
  const answer: EncodeAnswer = { id, encoding: await encodePicture(bytes) }
  if (process.connected) send(answer)
})
