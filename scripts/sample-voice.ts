// The operator's voice agent in the sample edition: chosen when it is built, read back when it is served.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VOICE_SETTINGS_PATH, type VoiceSettings } from '#ports/browser/voice-settings.ts'
import type { Config } from '#process/config.ts'
import { voiceSettings } from '#process/voice-config.ts'

/** Writes the settings into a built folder. */
export function writeSampleVoice(client: string, { voice }: Pick<Config, 'voice'>): void {
  writeFileSync(join(client, VOICE_SETTINGS_PATH), JSON.stringify(voiceSettings(voice, false)))
}

/** The host of the provider a built folder was written for; null for the site's own agent. */
export function readSampleVoice(client: string): string | null {
  const { provider } = JSON.parse(readFileSync(join(client, VOICE_SETTINGS_PATH), 'utf8')) as VoiceSettings
  return provider?.apiUrl ?? null
}
