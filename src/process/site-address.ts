import type { Config } from './config.ts'

/**
 * Scheme and host of links in mails, without a slash at the end. Never taken from a request: its sender could choose where
 * other people's links lead.
 */
export function siteAddress({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl !== null) return publicUrl
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
