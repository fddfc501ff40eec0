// node bench/feed-faults.ts [COUNT] [FIRST]: imports a changing source under seeded faults (429, 500, cut and truncated answers,
// slow ones, expired tokens, kill -9), and counts what is lost, doubled or wrongly removed. 200 schedules unless asked otherwise.
import { runSchedule, type ScheduleResult } from './feed-faults/fault-schedule.ts'
import { FAULTS } from './feed-faults/faulty-server.ts'
import { Importer } from './feed-faults/importer.ts'
import { printTable } from './figures.ts'

const [count = 200, first = 1] = process.argv.slice(2).map(Number)
const importer = new Importer()
const results: ScheduleResult[] = []
for (let seed = first; seed < first + count; seed += 1) {
  const result = await runSchedule(seed, importer)
  results.push(result)
  const { lost, doubled, wronglyRemoved, stale } = result
  const wrong = Object.entries({ lost, doubled, wronglyRemoved, stale }).filter(([, keys]) => keys.length > 0)
  if (wrong.length > 0) console.log(`seed ${seed}:`, Object.fromEntries(wrong))
}
importer.kill()

const sum = (of: (result: ScheduleResult) => number) => results.reduce((total, result) => total + of(result), 0)
printTable(`Imports under faults, ${count} schedules from seed ${first}`, [
  {
    runs: sum(({ runs }) => runs.finished + runs.brokenOff + runs.killed),
    finished: sum(({ runs }) => runs.finished),
    'broken off': sum(({ runs }) => runs.brokenOff),
    killed: sum(({ runs }) => runs.killed),
    lost: sum(({ lost }) => lost.length),
    doubled: sum(({ doubled }) => doubled.length),
    'wrongly removed': sum(({ wronglyRemoved }) => wronglyRemoved.length),
    stale: sum(({ stale }) => stale.length),
  },
])
console.log(FAULTS.map((fault) => `${fault} ${sum(({ faults }) => faults.get(fault) ?? 0)}`).join(', '))
