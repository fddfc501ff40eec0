// node scripts/list-clauses.ts: each clause of the specification with the files of the tests that prove it.
import { CLAUSES, testsByClause } from '../tests/clauses.ts'

const tests = testsByClause()
for (const clause of CLAUSES) console.log(`${clause}  ${tests.get(clause)?.join('  ') ?? '– no test yet'}`)
