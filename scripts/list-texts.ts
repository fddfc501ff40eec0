// node scripts/list-texts.ts > texts.md: every text that somebody reads, to be read from top to bottom.
import { visibleTexts } from './visible-texts.ts'

for (const { file, texts } of visibleTexts()) {
  console.log(`\n## ${file}\n\n${texts.map((text) => `- ${text.replaceAll('\n', ' / ')}`).join('\n')}`)
}
