import { beforeEach } from 'vitest'
import { findBrowser } from '../../scripts/find-browsers.mjs'

// Without Chromium the tests of this project are skipped, and counted under what they lack.
if (findBrowser('CHROMIUM') === null) {
  beforeEach(({ task, skip }) => {
    task.meta.needs = 'Chromium'
    skip()
  })
}
