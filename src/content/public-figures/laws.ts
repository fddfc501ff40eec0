import { LAW_IDS, type Law, type LawId, type LawTable } from '#domain/law/laws.ts'
import type { Figures } from './figure.ts'

/** The statements of law with their scope. */
export const lawTable = (figures: Figures): LawTable =>
  Object.fromEntries(
    LAW_IDS.map((id): [LawId, Law] => {
      const { value, asOf } = figures[`law.${id}`]
      return [id, { ...value, asOf }]
    }),
  ) as Record<LawId, Law>
