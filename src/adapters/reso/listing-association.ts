import type { Association } from '#domain/listing/association.ts'
import type { SchoolDistricts } from '#domain/listing/school-districts.ts'
import { readWords } from './listing-features.ts'
import type { RecordReader } from './reso-fields.ts'

/** The association beside its fee; `words` gives the record's texts without a hidden street. */
export const readAssociation = (reader: RecordReader, words: RecordReader): Association => ({
  exists: reader.flag('AssociationYN'),
  feeIncludes: readWords(words, 'AssociationFeeIncludes'),
  isSeniorCommunity: reader.flag('SeniorCommunityYN'),
})

/** Districts only: names and ratings of schools steer (Fair Housing Act). */
export const readSchoolDistricts = (reader: RecordReader): SchoolDistricts => ({
  elementary: reader.line('ElementarySchoolDistrict'),
  middle: reader.line('MiddleOrJuniorSchoolDistrict'),
  high: reader.line('HighSchoolDistrict'),
})
