import type { Vapi } from './vapi-sdk.lazy.ts'

/** Time limit for leaving; without a connection the call library would wait forever. */
const LEAVE_TIMEOUT_MS = 3000

/** Collects a call's microphone tracks: after an error the call library no longer has them. */
export function ownTracks(vapi: Vapi): () => ReadonlySet<MediaStreamTrack> {
  const tracks = new Set<MediaStreamTrack>()
  const collect = () => {
    const { persistentTrack, track } = vapi.getDailyCallObject()?.participants().local?.tracks.audio ?? {}
    for (const one of [persistentTrack, track]) if (one) tracks.add(one)
    return tracks
  }
  for (const event of ['call-start-progress', 'call-start', 'daily-participant-updated'] as const)
    vapi.on(event, collect)
  return collect
}

/** Leaves a call and removes everything it added to the page. Rejects if the call library doesn't leave in time. */
export async function leaveRoom(vapi: Vapi, microphone: () => ReadonlySet<MediaStreamTrack>): Promise<void> {
  const own = microphone()
  sayGoodbye(vapi)
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timeout.reject(new Error(`Leaving the room took more than ${LEAVE_TIMEOUT_MS} ms.`)),
    LEAVE_TIMEOUT_MS,
  )
  try {
    await Promise.race([vapi.stop(), timeout.promise])
  } catch (error) {
    giveUp(vapi)
    throw error
  } finally {
    clearTimeout(timer)
    for (const track of own) track.stop()
    removePlayers()
  }
}

/** Tells the call library that the room was left: it waits for this message forever and allows no other call before it. */
function giveUp(vapi: Vapi): void {
  const call = vapi.getDailyCallObject() as { handleMessageFromCallMachine?(message: { action: string }): void } | null
  call?.handleMessageFromCallMachine?.({ action: 'left-meeting' })
}

/** Ends the agent's side of the call at once, once the room is joined. */
function sayGoodbye(vapi: Vapi): void {
  if (vapi.getDailyCallObject()?.meetingState() === 'joined-meeting') vapi.send({ type: 'end-call' })
}

/** Removes the audio elements that the SDK leaves in the page. */
function removePlayers(): void {
  for (const player of document.querySelectorAll<HTMLAudioElement>('audio[data-participant-id]')) {
    player.pause()
    player.srcObject = null
    player.remove()
  }
}
