import type { ListingSummary } from '#domain/listing/listing.ts'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import { callAfter, isUnderWay, type CallEvent } from '#domain/voice/call-state.ts'
import type { Language } from '#domain/voice/language.ts'
import type { VoiceProblem } from '#domain/voice/voice-problem.ts'
import type {
  AudioDevices,
  LoadVoiceCalls,
  VoiceCall,
  VoiceCalls,
  VoiceEvent,
  WhichAgent,
} from '#ports/browser/voice-calls.ts'
import { finalized } from './timeline.ts'
import { activityAfter, NO_CHAT, viewAfter, type VoiceView } from './voice-view.ts'

/** Delay from closing a call's dialog to the page's reload (V-05). */
export const RELOAD_DELAY_MS = 300

/** What a session needs from the page. */
export interface VoicePage {
  now: () => number
  reload: () => void
  /** Registers a callback for when the visitor leaves the page. */
  onLeave: (leave: () => void) => void
  /** Logs to the console (V-08). */
  log: (message: string, detail: unknown) => void
}

export type LevelListener = (of: 'visitor' | 'agent', level: number) => void

/** A start and its call. */
interface Attempt {
  generation: number
  abort: AbortController
  call: VoiceCall | null
  /** Events from before the start was answered. */
  early: VoiceEvent[]
  /** The home the talk was last turned to. */
  home: ListingSummary | null
}

/**
 * The page's voice chat. It outlives its screens and has at most one call. Events of an older call are ignored, and a call
 * that arrives after its start was cancelled is ended at once.
 */
export class VoiceSession {
  #draft = ''
  #view: VoiceView = NO_CHAT
  #running: Attempt | null = null
  #shown = 0
  readonly #watchers = new Set<() => void>()
  readonly #levelListeners = new Set<LevelListener>()
  readonly #loaded = new Map<WhichAgent, Promise<VoiceCalls>>()
  readonly #load: LoadVoiceCalls
  readonly #page: VoicePage

  constructor(load: LoadVoiceCalls, page: VoicePage) {
    this.#load = load
    this.#page = page
    page.onLeave(this.end)
  }

  readonly view = (): VoiceView => this.#view

  readonly subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  /** Volume events, about ten times a second, for elements that change without React. */
  readonly onLevel = (listener: LevelListener) => {
    this.#levelListeners.add(listener)
    return () => void this.#levelListeners.delete(listener)
  }

  /** Opens the dialog: of the current call, or the start screen. With a home the talk is about it. */
  readonly open = (home: ListingSummary | null = null): void => {
    // A talk about a home is a new one.
    if (home && this.#view.call.phase === 'ended') this.leave()
    this.#change({ ...this.#view, screen: 'dialog', home })
    if (home) this.#turnTo(home)
    if (this.#view.hearing === null) void this.#learnHearing(this.#view.which)
  }

  /** Continues the call in the bar. */
  readonly minimize = (): void => this.#change({ ...this.#view, screen: 'bar' })

  /** Starts a call by voice. */
  readonly talk = (): Promise<void> => this.start(spoken(this.#view.which))

  /** Starts a chat in writing, without a microphone. */
  readonly write = (): Promise<void> => this.start('in-writing')

  readonly start = async (which: WhichAgent = this.#view.which): Promise<void> => {
    if (isUnderWay(this.#view.call)) return
    const started = this.#begin(which)
    void this.#learnHearing(which)
    const agent = await this.#calls(which).catch((error: unknown) => {
      this.#failed(started.generation, { kind: 'not-loaded', detail: String(error) })
    })
    if (!agent || this.#running !== started) return
    try {
      const answer = await agent.start(
        started.abort.signal,
        (event) => this.#hear(started, event),
        started.home,
        this.#view.language,
      )
      if (answer && 'call' in answer) this.#connected(started, answer.call)
      else if (answer) this.#failed(started.generation, answer.problem)
      else if (this.#running === started) this.end()
    } catch (error) {
      this.#failed(started.generation, { kind: 'unknown', detail: String(error) })
    }
  }

  /** Ends the call or cancels its start. */
  readonly end = (): void => this.#dispatch({ type: 'end' })

  /** Leaves the chat and drops its transcript. */
  readonly leave = (): void => {
    this.end()
    this.#dispatch({ type: 'reset' })
    const { call, which, hearing, language, speaksLanguages } = this.#view
    // Who heard a chat in writing says nothing about the next call.
    if (which === 'in-writing') this.#change({ ...NO_CHAT, call, language })
    else this.#change({ ...NO_CHAT, call, which, hearing, language, speaksLanguages })
  }

  /** Closes the dialog. During a call this ends the call and reloads the page (V-05). */
  readonly close = (): void => {
    const reloads = this.#view.call.phase === 'active'
    this.leave()
    if (reloads) setTimeout(this.#page.reload, RELOAD_DELAY_MS)
  }

  readonly reload = (): void => this.#page.reload()

  /** Mutes or unmutes. A microphone that can't be switched ends the call (V-08). */
  readonly setMuted = (muted: boolean): void => {
    const running = this.#running
    if (!running?.call) return
    const answer = attempt(() => running.call!.setMuted(muted))
    if (answer.ok) this.#dispatch({ type: 'mute', muted })
    else this.#failed(running.generation, { kind: 'not-muted', detail: answer.problem.message })
  }

  /** The visitor's unsent text; it outlives its text box. */
  readonly draft = (): string => this.#draft

  readonly keepDraft = (text: string): void => {
    this.#draft = text
  }

  /** Sends a text; returns whether that worked. */
  readonly sendText = (text: string): boolean => {
    const call = this.#running?.call
    if (!call || this.#view.call.reconnecting) return false
    return attempt(() => ok(call.sendText(text))).ok
  }

  /** Goes on in another language, or begins in it. */
  readonly chooseLanguage = (language: Language): void => {
    const call = this.#running?.call
    if (call) return call.useLanguage?.(language)
    this.#change({ ...this.#view, language })
    void this.#learnHearing(this.#view.which)
  }

  /** Lets the browser fetch what it needs to recognize speech on this device. */
  readonly installDeviceSpeech = async (): Promise<void> => {
    const { which } = this.#view
    this.#change({ ...this.#view, deviceSpeech: 'installing' })
    const installed = await this.#calls(which)
      .then((calls) => calls.deviceSpeech?.install(this.#view.language) ?? false)
      .catch(() => false)
    if (installed) await this.#learnHearing(which)
    else this.#change({ ...this.#view, deviceSpeech: 'failed' })
  }

  readonly interrupt = (): void => this.#running?.call?.interrupt()

  readonly devices = async (): Promise<AudioDevices | null> => (await this.#running?.call?.devices()) ?? null

  readonly chooseDevice = async (kind: 'microphone' | 'speaker', id: string): Promise<Result<void>> =>
    (await this.#running?.call?.useDevice(kind, id)) ?? fail(unavailable('There is no call.'))

  #change(next: VoiceView): void {
    if (next === this.#view) return
    this.#view = next
    for (const watcher of this.#watchers) watcher()
  }

  #dispatch(event: CallEvent): void {
    const { call: before, timeline } = this.#view
    const call = callAfter(before, event)
    if (call === before) return
    const over = isUnderWay(before) && !isUnderWay(call)
    this.#change({ ...this.#view, call, ...(over ? { endedAt: this.#page.now(), timeline: finalized(timeline) } : {}) })
    if (over) this.#release()
  }

  #begin(which: WhichAgent): Attempt {
    const before = this.#view
    this.#change({
      ...before,
      which,
      hearing: which === before.which ? before.hearing : null,
      // After a failure the conversation continues.
      timeline: before.call.problem ? before.timeline : [],
      trouble: null,
      endedAt: null,
    })
    this.#dispatch({ type: 'start' })
    const { generation } = this.#view.call
    return (this.#running = { generation, abort: new AbortController(), call: null, early: [], home: before.home })
  }

  #turnTo(home: ListingSummary): void {
    const running = this.#running
    if (!running?.call || running.home?.id === home.id) return
    running.home = home
    running.call.turnTo(home)
  }

  #connected(started: Attempt, call: VoiceCall): void {
    if (this.#running !== started) return void this.#endQuietly(call)
    started.call = call
    this.#change(this.#withAbilities(this.#view))
    this.#dispatch({ type: 'connected', generation: started.generation, at: this.#page.now() })
    for (const event of started.early.splice(0)) this.#hear(started, event)
    // Asked about while the call connected.
    if (this.#view.home) this.#turnTo(this.#view.home)
  }

  #hear(from: Attempt, event: VoiceEvent): void {
    if (this.#running !== from) return
    if (event.type === 'level') for (const listener of this.#levelListeners) listener(event.of, event.level)
    else if (from.call) this.#follow(from.generation, event)
    else from.early.push(event)
  }

  #follow(generation: number, event: VoiceEvent): void {
    const activity = activityAfter(event, this.#view.call.activity)
    if (activity) this.#dispatch({ type: 'activity', generation, activity })
    if (event.type === 'reconnecting') this.#dispatch({ ...event, generation })
    else if (event.type === 'left') this.#dispatch({ type: 'left', generation })
    else if (event.type === 'failed') this.#failed(generation, event.problem)
    else this.#change(this.#withAbilities(viewAfter(this.#view, event, `shown-${(this.#shown += 1)}`)))
  }

  /** The view with the call's abilities: a call may lose its microphone or its voice. */
  #withAbilities(view: VoiceView): VoiceView {
    const call = this.#running?.call
    if (!call) return view
    const { input, audible } = call
    const speaksLanguages = call.useLanguage !== null
    const isSame = input === view.input && audible === view.audible && speaksLanguages === view.speaksLanguages
    // An agent of one language speaks English.
    const language = speaksLanguages ? view.language : 'en'
    return isSame && language === view.language ? view : { ...view, input, audible, language, speaksLanguages }
  }

  #failed(generation: number, problem: VoiceProblem): void {
    this.#page.log(`The voice call failed: ${problem.kind}`, problem.detail)
    this.#dispatch({ type: 'failed', generation, problem })
  }

  /** Aborts the start and ends the call, if there is one. */
  #release(): void {
    const left = this.#running
    this.#running = null
    left?.abort.abort()
    if (left?.call) void this.#endQuietly(left.call)
  }

  async #endQuietly(call: VoiceCall): Promise<void> {
    try {
      await call.end()
    } catch (error) {
      this.#page.log('Ending the voice call failed', error)
      // Back to idle, unless the visitor has started a new call since (V-08).
      if (this.#running) return
      this.#dispatch({ type: 'reset' })
      this.#change({ ...this.#view, trouble: { kind: 'not-ended', detail: String(error) } })
    }
  }

  /** The agent's code, loaded once; a failed load is repeated. */
  #calls(which: WhichAgent): Promise<VoiceCalls> {
    const known = this.#loaded.get(which)
    if (known) return known
    const fresh = this.#load(which)
    this.#loaded.set(which, fresh)
    fresh.catch(() => this.#loaded.delete(which))
    return fresh
  }

  async #learnHearing(which: WhichAgent): Promise<void> {
    try {
      const calls = await this.#calls(which)
      const { language } = this.#view
      const [hearing, isInstallable] = await Promise.all([
        calls.hearing(language),
        calls.deviceSpeech?.isInstallable(language),
      ])
      const deviceSpeech = isInstallable ? 'offered' : null
      const speaksLanguages = calls.speaksLanguages ?? false
      if (this.#view.which === which && this.#view.language === language)
        this.#change({ ...this.#view, hearing, deviceSpeech, speaksLanguages })
    } catch (error) {
      // The start fails for the same reason and tells the visitor.
      this.#page.log('Could not find out who receives the voice chat’s audio', error)
    }
  }
}

/** The agent of a call by voice, also after a chat in writing. */
const spoken = (which: WhichAgent): WhichAgent => (which === 'in-writing' ? 'configured' : which)

/** Turns an exception into a problem. */
function attempt(act: () => Result<void>): Result<void> {
  try {
    return act()
  } catch (error) {
    return fail(unavailable(String(error)))
  }
}
