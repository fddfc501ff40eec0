import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import { findBrowser } from '../../scripts/find-browsers.mjs'

const XVFB = findBrowser('XVFB')

/** The program that a hidden screen lacks; null where there can be one. */
export const missingScreen = XVFB === null ? 'Xvfb' : null

/** A screen nobody sees, for browsers that draw maps only on one. */
export async function openScreen(): Promise<{ display: string; close: () => Promise<void> }> {
  const screen = spawn(XVFB!, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    ;(screen.stdio[3] as Readable).once('data', (chunk: Buffer) => resolve(String(chunk).trim()))
  })
  return { display: `:${number}`, close: () => stopProcess(screen) }
}

export function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill()
  })
}
