import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openImportReport } from './import-report.ts'

function scratchReport() {
  const folder = mkdtempSync(join(tmpdir(), 'keystead-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, report: openImportReport(folder, 'mls', new Date('2026-11-21T12:00:00Z')) }
}

test('a run with nothing to report leaves no file', () => {
  const { folder, report } = scratchReport()
  report.withheld([])
  report.rejected([])
  expect([report.path, readdirSync(folder)]).toEqual([null, []])
})

test('each withheld record is a line with its key and reason', () => {
  const { report } = scratchReport()
  report.withheld([{ key: 'A', reason: 'MlgCanView false' }])
  report.withheld([{ key: 'B', reason: 'Permission Private' }])
  expect(readFileSync(report.path!, 'utf8').trim().split('\n')).toEqual([
    '{"source":"mls","effect":"record withheld","key":"A","reason":"MlgCanView false"}',
    '{"source":"mls","effect":"record withheld","key":"B","reason":"Permission Private"}',
  ])
})
