import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest: at the end they would run alone. */
const LONG = [
  'conversations.test.ts',
  'understand.test.ts',
  'visible-texts.test.ts',
  'no-dead-ends.test.ts',
  'durability.server.test.ts',
  'test-collection.server.test.ts',
  'import-command.test.ts',
  'read-replicas.test.ts',
  'cut-connections.test.ts',
  'firefox.test.ts',
  'webkit.test.ts',
  'chromium.test.ts',
]

/** Runs the long files first. Without times of an earlier run Vitest begins with the largest files. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(`/${name}`))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
