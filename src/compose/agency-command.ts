import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readAgencyFolder } from '#adapters/agency-folder/agency-folder.ts'
import { agencyJsonSchema, folderTemplate } from '#adapters/agency-folder/folder-template.ts'
import { fail, invalid, ok, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { Config } from '#process/config.ts'
import { replaceFile } from '#process/replace-file.ts'

type FolderConfig = Pick<Config, 'agencyDir'>

/** Writes a folder to fill in; files that are there stay. Resolves to the paths of those written. */
export async function initAgency({ agencyDir }: FolderConfig): Promise<string[]> {
  const written = Object.entries(folderTemplate())
    .map(([path, text]) => ({ file: join(agencyDir, path), text }))
    .filter(({ file }) => !existsSync(file))
  for (const { file, text } of written) await replaceFile(file, text)
  return written.map(({ file }) => file)
}

/**
 * What a folder without mistakes leaves to the product, for whoever fills it in; 'invalid' names every mistake,
 * and what a start only warns of.
 */
export async function checkAgency({ agencyDir }: FolderConfig, clock: Clock): Promise<Result<string[]>> {
  const read = await readAgencyFolder(agencyDir, clock.now())
  if (!read.ok) return read
  const { settings, texts, pictures, warnings } = read.value
  if (warnings.length > 0) return fail(invalid(warnings))
  const has = (name: string) => [...pictures.keys()].some((path) => path.startsWith(`pictures/${name}.`))
  const left: [boolean, string][] = [
    [
      !texts.legal['terms'],
      'Terms: the product’s text, with your facts filled in. Have an attorney read it, or write texts/terms.md.',
    ],
    [!texts.legal['privacy'], 'Privacy policy: the product’s text, which says what the site does.'],
    [!has('mark'), 'Icons: the product’s. pictures/mark.png replaces them.'],
    [!has('preview'), 'Link previews have no picture. pictures/preview.jpg adds one.'],
    [!settings.testimonials?.length, 'No testimonials: the home page leaves that section out.'],
    [settings.assistant?.firstName === undefined, 'The assistant has no name. Pages call it the assistant.'],
  ]
  return ok(left.flatMap(([isLeft, text]) => (isLeft ? [text] : [])))
}

export { agencyJsonSchema }
