import type { Config } from './config.ts'

/**
 * What links in mails begin with, without a slash at the end. Never taken from a request: whoever sends one could choose
 * where other people's links lead.
 */
export function siteAddress({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl !== null) return publicUrl
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
