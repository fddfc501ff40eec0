// What `npm test -- changed` looks at. Plain JavaScript: it runs before anything is installed.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './prepared.mjs'

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Where the work on this branch began: the last commit it shares with main, here or at the origin. */
export function baseCommit() {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main).trim()
    } catch {
      // There is no such branch.
    }
  }
  return 'HEAD'
}

/**
 * Files that differ from a commit, and new ones, as paths from the repository's root; deleted ones are left out.
 * @param {string} base
 * @returns {string[]}
 */
export function changedFiles(base) {
  const names = `${git('diff', '--name-only', '-z', base)}${git('ls-files', '--others', '--exclude-standard', '-z')}`
  return [...new Set(names.split('\0'))].filter((name) => name !== '' && existsSync(path.join(ROOT, name)))
}
